import { FigureCalculation, useFigureTexts } from '@vp-digital/core/figures';
import {
  type BudgetMonth,
  type Figure,
  freeAmountFigure,
  knownParts,
  type OnDay,
} from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { routes } from '@vp-digital/core/reference';
import { Waterfall } from '@vp-digital/core/ui';
import { FigureTile } from './FigureTile';

const documents = [...freeAmountFigure.documents, 'absences'] as const;

/** Including what says whether contract costs are known. */
const figure: Figure<(typeof documents)[number], OnDay, BudgetMonth> = { ...freeAmountFigure, documents };

/** F4: from the household's net, less living costs, insurance, loans and saving, to the free amount. */
export function MonthTile() {
  const { t } = useTranslation('haushalt', { keyPrefix: 'overview' });
  const { word } = useFigureTexts();
  const householdId = useHouseholdId();
  return (
    <FigureTile
      figure={figure}
      title={t('month')}
      link={{ href: routes.expenses.href({ householdId }), to: t('toExpenses') }}
    >
      {({ shown }, household) => {
        const month = knownParts(household, shown);
        return (
          <>
            <Waterfall
              label={t('monthLabel')}
              unit={t('euroMonthly')}
              steps={[
                { key: 'net', label: word('householdNet'), amount: month.net, kind: 'start' },
                ...monthParts.map(({ key, figure: name }) => ({
                  key,
                  label: word(name),
                  amount: month[key],
                  kind: 'deduction' as const,
                })),
                { key: 'free', label: word('freeAmount'), amount: month.free, kind: 'end' },
              ]}
            />
            <FigureCalculation figure={freeAmountFigure} household={household} input={{}} />
          </>
        );
      }}
    </FigureTile>
  );
}

/** The deductions from the net, in the order of the waterfall, and their figures. */
const monthParts = [
  { key: 'expenses', figure: 'livingCosts' },
  { key: 'insurance', figure: 'premiums' },
  { key: 'loanRates', figure: 'loanRates' },
  { key: 'savings', figure: 'savingRates' },
] as const;
