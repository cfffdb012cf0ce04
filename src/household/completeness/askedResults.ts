import {
  carriedDebtFigure,
  debtAtFixedInterestEndFigure,
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
  sickPayFigure,
} from '../figures';
import { adultsOf } from '../figures/people';
import { payInput } from '../figures/payInput';
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

/** What the screens show of a household, with what each figure says of itself. */
export function askedResults(household: CompletenessData, date: string): AskedResult[] {
  const people = adultsOf(household);
  const ofHousehold = (figure: HouseholdFigure) => [asked(figure, figure.of(household, { date }))];
  const ofPeople = (figure: PersonFigure) =>
    people.map((personId) => asked(figure, figure.of(household, { personId, date }), personId));
  const ofEntries = (figure: EntryFigure, ids: readonly string[]) =>
    ids.map((entryId) => asked(figure, figure.of(household, { entryId, date })));
  const mortgages = idsOf(household.contracts.items, ({ line }) => line === 'mortgage');
  return [
    ...ofHousehold(householdNetFigure),
    ...ofHousehold(freeAmountFigure),
    ...ofHousehold(reserveFigure),
    ...ofHousehold(housingShareFigure),
    ...ofHousehold(netWorthFigure),
    ...payOf(household, date),
    ...ofPeople(ownNetPensionFigure),
    ...ofPeople(protectionGapFigure),
    ...ofPeople(sickPayFigure),
    ...ofEntries(carriedDebtFigure, mortgages),
    ...ofEntries(debtAtFixedInterestEndFigure, mortgages),
    ...ofEntries(goalRateFigure, idsOf(household.goals.items, hasOwnTarget)),
  ];
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

/** F2 from gross to net: what it waits for is asked without the law of wages, which is large and decides nothing here. */
const payOf = (household: CompletenessData, date: string): AskedResult[] =>
  Object.values(household.incomes.items).flatMap((income): AskedResult[] => {
    const pay = payInput(household, income, date);
    if (pay.kind !== 'missing') return [];
    const { personId } = income;
    const facts = pay.facts.map((fact): NeededFact => ({ fact, personId }));
    return [{ figure: 'netEstimate', personId, documents: [], outcome: { kind: 'missing', facts } }];
  });
