import type { MissingPart } from '@vp-digital/core/figures';
import type { IsoDate } from '@vp-digital/core/finance';
import {
  adults,
  dividedNetFigure,
  type FactName,
  mainEmployment,
  netWorthFigure,
  occupationOf,
  type Outcome,
  protectionGapFigure,
  reserveFigure,
  type SectionData,
} from '@vp-digital/core/household';

/** The documents that the figures below are computed from. */
export const completenessNeeds = [
  ...dividedNetFigure.documents,
  ...reserveFigure.documents,
  ...netWorthFigure.documents,
  ...protectionGapFigure.documents,
] as const;
type Household = Pick<SectionData, (typeof completenessNeeds)[number]>;

export type DataArea = 'income' | 'expenses' | 'contracts' | 'wealth' | 'pension' | 'persons';
/** Figures that a screen shows. */
export type WaitingFigure = 'budget' | 'reserve' | 'netWorth' | 'protection';

export interface AreaCompleteness {
  area: DataArea;
  /** What is missing, each fact of a person once. */
  facts: MissingPart[];
  /** The figures that wait for one of them. */
  unlocks: WaitingFigure[];
}

/** Where a fact is recorded. */
const areaOf: Readonly<Record<Exclude<MissingPart['fact'], 'newerRelease'>, DataArea>> = {
  net: 'income',
  gross: 'income',
  expenses: 'expenses',
  contracts: 'contracts',
  insuredPerson: 'contracts',
  benefit: 'contracts',
  remainingDebt: 'contracts',
  debtAsOf: 'contracts',
  interest: 'contracts',
  interestFixedUntil: 'contracts',
  housing: 'expenses',
  targetSum: 'contracts',
  target: 'contracts',
  term: 'contracts',
  assets: 'wealth',
  property: 'wealth',
  pensionRecord: 'pension',
  pensionPoints: 'pension',
  pensionRate: 'pension',
  occupation: 'persons',
  birthDate: 'persons',
  federalState: 'persons',
  taxClass: 'persons',
  taxableIncome: 'persons',
  healthInsurance: 'persons',
};

const areas: readonly DataArea[] = ['income', 'expenses', 'contracts', 'wealth', 'pension', 'persons'];

interface Wait extends MissingPart {
  figure: WaitingFigure;
}

/** Area by area: what is missing, and which figures cannot be computed because of it. */
export function completeness(household: Household, date: IsoDate): AreaCompleteness[] {
  const waits = waitsOf(household, date);
  return areas.map((area) => {
    const here = waits.filter(({ fact }) => fact !== 'newerRelease' && areaOf[fact] === area);
    const facts = new Map(here.map((wait) => [`${wait.fact} ${wait.personId}`, wait]));
    return {
      area,
      facts: [...facts.values()],
      unlocks: [...new Set(here.map(({ figure }) => figure))],
    };
  });
}

function waitsOf(household: Household, date: IsoDate): Wait[] {
  const people = adults(household).map(({ id: personId }) => ({ personId, date }));
  return [
    ...waitsFor('budget', dividedNetFigure.of(household, { date })),
    ...people.flatMap((person) => waitsFor('protection', protectionGapFigure.of(household, person))),
    ...people
      .filter(({ personId }) => isUnknown(household, personId))
      .map(({ personId }): Wait => ({ fact: 'occupation', personId, figure: 'protection' })),
    ...waitsFor('reserve', reserveFigure.of(household, { date })),
    ...waitsFor('netWorth', netWorthFigure.of(household, { date })),
    ...(Object.keys(household.contracts.items).length === 0
      ? waits('contracts', ['budget', 'protection'])
      : []),
  ];
}

/** Nobody has told whether, and how, somebody earns. */
export const isUnknown = (household: People, personId: string): boolean =>
  occupationOf(household, personId) === 'notEarning' && mainEmployment(household, personId) === undefined;

type People = Parameters<typeof occupationOf>[0];

const waits = (fact: FactName, figures: readonly WaitingFigure[]): Wait[] =>
  figures.map((figure) => ({ fact, figure }));

const waitsFor = (figure: WaitingFigure, outcome: Outcome<unknown>): Wait[] =>
  outcome.kind === 'missing' ? outcome.facts.map((fact) => ({ ...fact, figure })) : [];
