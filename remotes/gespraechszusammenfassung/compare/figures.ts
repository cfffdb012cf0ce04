import type { IsoDate } from '@vp-digital/core/finance';
import {
  assetsFigure,
  debtsFigure,
  type Figure,
  type FigureName,
  freeAmountFigure,
  householdNetFigure,
  livingCostsFigure,
  loanRatesFigure,
  netWorthFigure,
  premiumsFigure,
  reserveFigure,
  type SectionData,
  savingRatesFigure,
} from '@vp-digital/core/household';
import { nearestEuro } from '@vp-digital/core/reference/format';
import type { ReportSettings } from '../report/reportSettings';
import type { Change } from './changes';
import type { Compared, ComparedData } from './pointsInTime';

interface ComparedFigure extends Pick<Figure, 'name' | 'documents' | 'unit'> {
  /** As it is shown; undefined while it needs what is not recorded. */
  of(data: ComparedData, date: IsoDate): number | undefined;
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
  of(data, date) {
    const outcome = of(data as ComparedData & Pick<SectionData, Name>, { date }); // of these only
    if (outcome.kind !== 'computed') return undefined;
    const value = shown(outcome.value);
    return unit === 'months' ? Math.round(value * 10) / 10 : nearestEuro(value);
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
const ofBalance = [compared(assetsFigure), compared(debtsFigure), compared(netWorthFigure)];

/** In whose words they stand, and for which day they are computed. */
interface ComparedSettings extends Pick<ReportSettings, 't' | 'withBalance'> {
  word(figure: FigureName): string;
  date: IsoDate;
}

/**
 * The figures that a household is judged by, as the report shows them: the parts of the month add up. One that needs
 * what is not recorded is undefined.
 */
export function comparedFigures(
  { before, after }: Compared,
  { t, word, date, withBalance }: ComparedSettings,
): Change[] {
  return [...ofMonth, ...(withBalance ? ofBalance : [])].map((figure) => {
    const { name: key, unit } = figure;
    const [earlier, later] = [figure.of(before, date), figure.of(after, date)];
    const difference = earlier === undefined || later === undefined ? undefined : later - earlier;
    const isMonths = unit === 'months';
    const named = { figure: word(key) };
    return {
      key,
      figure,
      name: unit === 'money' ? named.figure : t(isMonths ? 'compare.inMonths' : 'compare.monthly', named),
      unit: isMonths ? ('months' as const) : ('euros' as const),
      before: earlier,
      after: later,
      difference,
    };
  });
}
