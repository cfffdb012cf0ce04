import { adultsWithoutIncome, type FigureName, shortNameOf } from '@vp-digital/core/household';
import { useDocumentsAtHand } from '@vp-digital/core/micro-app';
import { useFormat } from '@vp-digital/core/platform';
import { useFigureTexts } from './useFigureTexts';

/** Figures that count what the household receives as a whole. */
const ofHouseholdNet: ReadonlySet<FigureName> = new Set<FigureName>([
  'householdNet',
  'freeAmount',
  'housingShare',
  'savingsRate',
  'debtService',
  'savingPotential',
  'savingTarget',
  'goalPotential',
  'needs',
  'wants',
  'saving',
  'dividedNet',
  'retirementGap',
]);

/**
 * "Darin fehlt noch das Einkommen von Mira.": whose income is not known and so in no sum of the household. Nothing while
 * all are known, or where nobody's is: no sum is shown then.
 */
export function useWithoutIncome(figure: FigureName = 'householdNet'): string | undefined {
  const { t } = useFigureTexts();
  const { list } = useFormat();
  const household = useDocumentsAtHand(['persons', 'employments', 'incomes']);
  if (!household || !ofHouseholdNet.has(figure)) return undefined;
  if (Object.keys(household.incomes.items).length === 0) return undefined;
  const lacking = adultsWithoutIncome(household);
  if (lacking.length === 0) return undefined;
  return t('withoutIncome', { names: list(lacking.map((id) => shortNameOf(household, id) ?? '')) });
}
