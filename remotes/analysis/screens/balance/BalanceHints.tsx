import { type BalanceSheet, isOutdatedValue, loansWithoutDebt } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { routes } from '@vp-digital/core/reference';
import { Alert, Button } from '@vp-digital/core/ui';
import type { BalancePageData, RecordedKind } from '../../shared/entry-sheet/data';
import { usePositionName } from '../../shared/entry-sheet/useKindName';

export interface BalanceHintsProps {
  data: BalancePageData;
  sheet: BalanceSheet;
  onAdd(kind: RecordedKind): void;
}

/** What makes the balance uncertain: a property that is missing, old values, loans of which nobody knows what is left. */
export function BalanceHints({ data, sheet, onAdd }: BalanceHintsProps) {
  const { t } = useTranslation('analysis');
  const { t: code } = useTranslation('household/contracts');
  const { list } = useFormat();
  const nameOf = usePositionName();
  const contracts = routes.contracts.href({ householdId: useHouseholdId() });
  const today = useHost().clock.today();
  const old = [...sheet.assets, ...sheet.debts].filter(({ asOf }) => isOutdatedValue(asOf, today));
  const unknown = loansWithoutDebt(data);
  return (
    <>
      {sheet.worth.waitsFor === 'property' && (
        <Alert
          tone="info"
          title={t('balance.propertyMissing.title')}
          action={
            <Button writes onClick={() => onAdd('ownHome')}>
              {t('balance.propertyMissing.add')}
            </Button>
          }
        >
          {t('balance.propertyMissing.text')}
        </Alert>
      )}
      {old.length > 0 && (
        <Alert tone="warning" title={t('balance.old.title', { count: old.length })}>
          {t('balance.old.text', { names: list(new Set(old.map((one) => one.name ?? nameOf(one)))) })}
        </Alert>
      )}
      {unknown.length > 0 && (
        <Alert
          tone="info"
          title={t('balance.debtMissing.title', { count: unknown.length })}
          action={<Button href={contracts}>{t('balance.toContracts')}</Button>}
        >
          {t('balance.debtMissing.text', {
            names: list(new Set(unknown.map(({ line }) => code(`line.${line}`)))),
          })}
        </Alert>
      )}
    </>
  );
}
