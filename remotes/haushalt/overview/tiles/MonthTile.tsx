import { freeAmount, knownFree, shownFreeAmount } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId, usePageDocuments } from '@vp-digital/core/micro-app';
import { routes } from '@vp-digital/core/reference';
import { CalculationButton, CustomerBlock, useSheet, Waterfall } from '@vp-digital/core/ui';
import { MonthSheet } from './MonthSheet';
import { MonthUnknown } from './MonthUnknown';
import { monthParts } from './monthParts';
import { Tile } from './Tile';

/** F4: from the household's net over living costs, insurance, loans and saving to the free amount. */
export function MonthTile() {
  const { t } = useTranslation('haushalt', { keyPrefix: 'overview' });
  const result = usePageDocuments(['incomes', 'expenses', 'contracts']);
  const { button, sheet } = useSheet();
  const householdId = useHouseholdId();
  return (
    <CustomerBlock>
      <Tile
        title={t('month')}
        way={{ href: routes.expenses.href({ householdId }), to: t('toExpenses') }}
        result={result}
        isEmpty={(data) => knownFree(data).kind !== 'computed'}
        empty={<MonthUnknown />}
      >
        {(data) => {
          const month = shownFreeAmount(data);
          return (
            <>
              <Waterfall
                label={t('monthLabel')}
                unit={t('euroMonthly')}
                steps={[
                  { key: 'net', label: t('part.net'), amount: month.net, kind: 'start' },
                  ...monthParts.map((key) => ({
                    key,
                    label: t(`part.${key}`),
                    amount: month[key],
                    kind: 'deduction' as const,
                  })),
                  { key: 'free', label: t('part.free'), amount: month.free, kind: 'end' },
                ]}
              />
              <CalculationButton {...button} />
            </>
          );
        }}
      </Tile>
      {result.status === 'ready' && <MonthSheet {...sheet} month={freeAmount(result.data)} />}
    </CustomerBlock>
  );
}
