import type { Income } from '../documents';
import {
  type Figure,
  type FigureName,
  freeAmountFigure,
  goalRateFigure,
  householdNetFigure,
  housingShareFigure,
  type NeededFact,
  netWorthFigure,
  type OfEntry,
  type OfPerson,
  type OnDay,
  type Outcome,
  ownNetPensionFigure,
  protectionGapFigure,
  reserveFigure,
} from '../figures';
import { adultsOf } from '../figures/people';
import { debtTerms } from '../figures/loans/debtTerms';
import { missingForEstimate } from '../figures/payInput';
import { isPensionIncome, missingForPension } from '../figures/pensionInput';
import { profitInput } from '../figures/profitInput';
import { missing } from '../figures/outcome';
import { statutoryHealthFacts } from '../figures/health/statutoryHealthFacts';
import { sickPayFacts } from '../figures/protection/sickPayFacts';
import { hasOwnTarget } from './goalFacts';
import type { CompletenessData } from './requiredFact';

/** A figure that a screen shows, and whose it is, where it is one person's. */
export interface AnalysisResult {
  figure: FigureName;
  personId?: string;
}

/** The same for a household, and what it waits for: nothing where it is computed, or where nobody asks for it. */
export interface AskedResult extends AnalysisResult {
  documents: Figure['documents'];
  outcome: Outcome<unknown>;
}

/** What the screens show of a household, with what each figure declares about itself. */
export function askedResults(household: CompletenessData, date: string): AskedResult[] {
  const people = adultsOf(household);
  const ofHousehold = (figure: HouseholdFigure) => [asked(figure, figure.of(household, { date }))];
  const ofPeople = (figure: PersonFigure) =>
    people.map((personId) => asked(figure, figure.of(household, { personId, date }), personId));
  const ofEntries = (figure: EntryFigure, ids: readonly string[]) =>
    ids.map((entryId) => asked(figure, figure.of(household, { entryId, date })));
  return [
    ...ofHousehold(householdNetFigure),
    ...ofHousehold(freeAmountFigure),
    ...ofHousehold(reserveFigure),
    ...ofHousehold(housingShareFigure),
    ...ofHousehold(netWorthFigure),
    ...payOf(household, date),
    ...ofPeople(ownNetPensionFigure),
    ...ofPeople(protectionGapFigure),
    ...people.map((personId) => waiting('sickPay', sickPayFacts(household, personId, date), personId)),
    ...people.map((personId) =>
      waiting('statutoryHealth', statutoryHealthFacts(household, personId, date), personId),
    ),
    ...debtsOf(household, date),
    ...ofEntries(goalRateFigure, idsOf(household.goals.items, hasOwnTarget)),
  ];
}

/** The results that are computed, each one once. */
export function computedResults(household: CompletenessData, date: string): AnalysisResult[] {
  const results = askedResults(household, date).filter(({ outcome }) => outcome.kind === 'computed');
  const once = new Map(results.map((result) => [`${result.figure} ${result.personId}`, result]));
  return [...once.values()].map(({ figure, personId }) => ({
    figure,
    ...(personId !== undefined && { personId }),
  }));
}

const idsOf = <Entry>(items: Record<string, Entry>, test: (entry: Entry) => boolean): string[] =>
  Object.entries(items).flatMap(([id, entry]) => (test(entry) ? [id] : []));

type Known = keyof CompletenessData;
type HouseholdFigure = Pick<Figure<Known, OnDay>, 'name' | 'documents' | 'of'>;
type PersonFigure = Pick<Figure<Known, OfPerson>, 'name' | 'documents' | 'of'>;
type EntryFigure = Pick<Figure<Known, OfEntry>, 'name' | 'documents' | 'of'>;

const asked = (
  { name: figure, documents }: Pick<Figure, 'name' | 'documents'>,
  outcome: Outcome<unknown>,
  personId?: string,
): AskedResult => ({ figure, documents, outcome, ...(personId !== undefined && { personId }) });

/** What a figure waits for, asked without what computes it, which is large and decides nothing here. */
const waiting = (figure: FigureName, outcome: Outcome<unknown>, personId?: string): AskedResult =>
  asked({ name: figure, documents: [] }, outcome, personId);

/** F19 of the mortgages: today, and when the fixed interest ends. */
const debtsOf = ({ contracts }: CompletenessData, date: string): AskedResult[] =>
  Object.values(contracts.items).flatMap((contract) => {
    if (contract.kind !== 'loan' || contract.line !== 'mortgage') return [];
    const { interestFixedUntil } = contract;
    return [
      waiting('carriedDebt', debtTerms(contract, date)),
      waiting(
        'debtAtFixedInterestEnd',
        interestFixedUntil === undefined
          ? missing('interestFixedUntil')
          : debtTerms(contract, interestFixedUntil),
      ),
    ];
  });

/**
 * F2 from gross to net of each income. Of a net that somebody has told it is only a comparison, which waits for no premium;
 * that of a profit is asked for where it is to be estimated.
 */
const payOf = (household: CompletenessData, date: string): AskedResult[] =>
  Object.values(household.incomes.items).flatMap((income): AskedResult[] => {
    const isEstimated = income.netFrom === 'estimate';
    if (income.kind === 'sideJob' && !isEstimated) return []; // its payslip says it, and nothing else needs its gross
    const { personId } = income;
    const facts = neededForNet(household, income, date)
      .filter((fact) => isEstimated || (fact !== 'healthPremium' && fact !== 'insuredPerson'))
      .map((fact): NeededFact => ({ fact, personId }));
    if (facts.length === 0) return [];
    return [waiting('netEstimate', { kind: 'missing', facts }, personId)];
  });

function neededForNet(
  household: CompletenessData,
  income: Income,
  date: string,
): readonly NeededFact['fact'][] {
  if (income.netFrom === 'estimate' && isPensionIncome(income.kind))
    return missingForPension(household, income, date);
  if (income.kind !== 'profit' || income.netFrom !== 'estimate')
    return missingForEstimate(household, income, date);
  const profit = profitInput(household, income, date);
  return profit.kind === 'missing' ? profit.facts : [];
}
