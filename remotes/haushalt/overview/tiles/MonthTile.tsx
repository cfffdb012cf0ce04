import { FigureCalculation } from '@vp-digital/core/figures';
import { freeAmountFigure } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId, usePageDocuments } from '@vp-digital/core/micro-app';
import { useHost } from '@vp-digital/core/platform';
import { routes } from '@vp-digital/core/reference';
import { CustomerBlock, Waterfall } from '@vp-digital/core/ui';
import { MonthUnknown } from './MonthUnknown';
import { monthParts } from './monthParts';
import { Tile } from './Tile';

/** F4: from the household's net over living costs, insurance, loans and saving to the free amount. */
export function MonthTile() {
  const { t } = useTranslation('haushalt', { keyPrefix: 'overview' });
  const result = usePageDocuments(freeAmountFigure.documents);
  const date = useHost().clock.today();
  const householdId = useHouseholdId();
  return (
    <CustomerBlock>
      <Tile
        title={t('month')}
        way={{ href: routes.expenses.href({ householdId }), to: t('toExpenses') }}
        result={result}
        isEmpty={(data) => freeAmountFigure.of(data, { date }).kind !== 'computed'}
        empty={<MonthUnknown />}
      >
        {(data) => {
          const free = freeAmountFigure.of(data, { date });
          if (free.kind !== 'computed') return undefined;
          const month = free.value.shown;
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
              <FigureCalculation figure={freeAmountFigure} household={data} input={{}} />
            </>
          );
        }}
      </Tile>
    </CustomerBlock>
  );
}
