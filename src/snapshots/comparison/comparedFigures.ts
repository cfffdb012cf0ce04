import type { IsoDate } from '@vp-digital/core/finance';
import {
  assetsFigure,
  debtsFigure,
  type Figure,
  financialGradeFigure,
  freeAmountFigure,
  householdNetFigure,
  livingCostsFigure,
  loanRatesFigure,
  netWorthFigure,
  optimumFigure,
  premiumsFigure,
  reserveFigure,
  type SectionData,
  savingRatesFigure,
} from '@vp-digital/core/household';
import { nearestEuro } from '@vp-digital/core/reference/format';
import type { Change } from './changes';
import type { ComparisonWords } from './comparisonWords';
import type { Compared, ComparedData, ComparedPoint } from './pointsInTime';

interface ComparedFigure extends Pick<Figure, 'name' | 'documents' | 'unit'> {
  /** As it is shown; undefined while it needs what is not recorded. */
  of(point: ComparedPoint): number | undefined;
}

/** Whose documents a comparison has, the compiler says. */
const compared = <Name extends keyof ComparedData & keyof SectionData, Value>({
  name,
  documents,
  unit,
  of,
  amount,
  shown = amount,
}: Figure<Name, { date: IsoDate }, Value>): ComparedFigure => ({
  name,
  documents,
  unit,
  of({ data, date, derived }) {
    const rounded = (value: number) => (isDecimal(unit) ? Math.round(value * 10) / 10 : nearestEuro(value));
    if (derived?.figures) {
      const kept = derived.figures[name];
      return kept === undefined ? undefined : rounded(kept);
    }
    const outcome = of(data as ComparedData & Pick<SectionData, Name>, { date }); // of these only
    if (outcome.kind !== 'computed') return undefined;
    return rounded(shown(outcome.value));
  },
});

const ofMonth = [
  compared(householdNetFigure),
  compared(livingCostsFigure),
  compared(premiumsFigure),
  compared(loanRatesFigure),
  compared(savingRatesFigure),
  compared(freeAmountFigure),
  compared(reserveFigure),
];
const ofYear = [compared(optimumFigure)];
const ofGrade = [compared(financialGradeFigure)];
const ofBalance = [compared(assetsFigure), compared(debtsFigure), compared(netWorthFigure)];

const isDecimal = (unit: Figure['unit']): boolean => unit === 'months' || unit === 'grade';

/**
 * The figures that a household is judged by, as the report shows them: the parts of the month add up. One that needs
 * what is not recorded is undefined.
 */
export function comparedFigures(
  { before, after }: Compared,
  { t, word }: ComparisonWords,
  { withBalance, withGrade }: Record<'withBalance' | 'withGrade', boolean>,
): Change[] {
  const nameOf = ({ name, unit }: ComparedFigure): string => {
    const figure = word(name);
    if (unit === 'months') return t('compare.inMonths', { figure });
    if (unit === 'moneyYearly') return t('compare.openYearly', { figure });
    return unit === 'money' || unit === 'grade' ? figure : t('compare.monthly', { figure });
  };
  return [...ofMonth, ...ofYear, ...(withGrade ? ofGrade : []), ...(withBalance ? ofBalance : [])].map(
    (figure) => {
      const [earlier, later] = [figure.of(before), figure.of(after)];
      const difference = earlier === undefined || later === undefined ? undefined : later - earlier;
      return {
        key: figure.name,
        of: { figure },
        name: nameOf(figure),
        unit: isDecimal(figure.unit) ? ('decimal' as const) : ('euros' as const),
        before: earlier,
        after: later,
        difference,
      };
    },
  );
}
