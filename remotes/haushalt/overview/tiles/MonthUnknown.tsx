import { knownNet } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId, usePageDocuments } from '@vp-digital/core/micro-app';
import { routes } from '@vp-digital/core/reference';
import { Unknown } from './Unknown';

/** What the month lacks first: what comes in, or what the household lives on. */
export function MonthUnknown() {
  const { t } = useTranslation('haushalt', { keyPrefix: 'overview' });
  const householdId = useHouseholdId();
  const result = usePageDocuments(['incomes']);
  if (result.status !== 'ready') return undefined;
  return knownNet(result.data).kind === 'computed' ? (
    <Unknown href={routes.expenses.href({ householdId })} to={t('add.expenses')} />
  ) : (
    <Unknown href={routes.income.href({ householdId })} to={t('add.income')} />
  );
}
