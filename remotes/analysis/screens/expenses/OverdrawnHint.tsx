import { useWithoutIncome } from '@vp-digital/core/figures';
import { knownFree, shownFreeAmount } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { useFormat } from '@vp-digital/core/platform';
import { routes } from '@vp-digital/core/reference';
import { Alert, Button } from '@vp-digital/core/ui';
import type { ExpensesData } from '../../shared/budget/data';

/** F4 below zero is a finding, not an error: said kindly, with a way on. Not while somebody's income is unknown. */
export function OverdrawnHint({ data }: { data: ExpensesData }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'expenses.overdrawn' });
  const { euros } = useFormat();
  const contracts = routes.contracts.href({ householdId: useHouseholdId() });
  const { free } = shownFreeAmount(data);
  const lacksIncome = useWithoutIncome() !== undefined;
  if (lacksIncome || knownFree(data).kind !== 'computed' || free >= 0) return undefined;
  return (
    <Alert
      tone="warning"
      title={t('title', { amount: euros(-free) })}
      action={<Button href={contracts}>{t('toContracts')}</Button>}
    >
      {t('text')}
    </Alert>
  );
}
