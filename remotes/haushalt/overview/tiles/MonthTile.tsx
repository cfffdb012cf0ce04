import { FigureCalculation, useFigureTexts } from '@vp-digital/core/figures';
import { freeAmountFigure } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { routes } from '@vp-digital/core/reference';
import { Waterfall } from '@vp-digital/core/ui';
import { FigureTile } from './FigureTile';
import { monthParts } from './monthParts';

/** F4: from the household's net over living costs, insurance, loans and saving to the free amount. */
export function MonthTile() {
  const { t } = useTranslation('haushalt', { keyPrefix: 'overview' });
  const { word } = useFigureTexts();
  const householdId = useHouseholdId();
  return (
    <FigureTile
      figure={freeAmountFigure}
      title={t('month')}
      link={{ href: routes.expenses.href({ householdId }), to: t('toExpenses') }}
    >
      {({ shown: month }, household) => (
        <>
          <Waterfall
            label={t('monthLabel')}
            unit={t('euroMonthly')}
            steps={[
              { key: 'net', label: word('householdNet'), amount: month.net, kind: 'start' },
              ...monthParts.map(({ key, figure }) => ({
                key,
                label: word(figure),
                amount: month[key],
                kind: 'deduction' as const,
              })),
              { key: 'free', label: word('freeAmount'), amount: month.free, kind: 'end' },
            ]}
          />
          <FigureCalculation figure={freeAmountFigure} household={household} input={{}} />
        </>
      )}
    </FigureTile>
  );
}
