import type { IsoDate } from '@vp-digital/core/finance';
import {
  adults,
  budgetRule,
  type FactName,
  incomeProtection,
  type NeededFact,
  type Outcome,
  reserve,
  type SectionData,
} from '@vp-digital/core/household';

/** The documents that the figures below are computed from. */
export const completenessSections = [
  ...(['persons', 'addresses', 'employments', 'taxProfiles', 'incomes', 'expenses'] as const),
  ...(['contracts', 'assets', 'liabilities', 'housing', 'statutoryPensions'] as const),
] as const;
type Household = Pick<SectionData, (typeof completenessSections)[number]>;

export type DataArea = 'income' | 'expenses' | 'contracts' | 'wealth' | 'pension' | 'persons';
/** Figures that a screen shows. */
export type WaitingFigure = 'budget' | 'reserve' | 'netWorth' | 'protection';

export interface AreaCompleteness {
  area: DataArea;
  /** How many facts are missing. */
  missing: number;
  /** The figures that wait for one of them. */
  unlocks: WaitingFigure[];
}

/** Where a fact is recorded. */
const areaOf: Readonly<Record<FactName, DataArea>> = {
  net: 'income',
  gross: 'income',
  expenses: 'expenses',
  contracts: 'contracts',
  insuredPerson: 'contracts',
  remainingDebt: 'contracts',
  debtAsOf: 'contracts',
  interest: 'contracts',
  interestFixedUntil: 'contracts',
  targetSum: 'contracts',
  target: 'contracts',
  term: 'contracts',
  assets: 'wealth',
  pensionRecord: 'pension',
  pensionPoints: 'pension',
  pensionRate: 'pension',
  birthDate: 'persons',
  federalState: 'persons',
  taxClass: 'persons',
  taxableIncome: 'persons',
  healthInsurance: 'persons',
};

const areas: readonly DataArea[] = ['income', 'expenses', 'contracts', 'wealth', 'pension', 'persons'];

interface Wait extends NeededFact {
  figure: WaitingFigure;
}

/** Area by area: what is missing, and which figures cannot be computed because of it. */
export function completeness(household: Household, date: IsoDate): AreaCompleteness[] {
  const waits = waitsOf(household, date);
  return areas.map((area) => {
    const here = waits.filter(({ fact }) => areaOf[fact] === area);
    return {
      area,
      missing: new Set(here.map(({ fact, personId }) => `${fact} ${personId}`)).size,
      unlocks: [...new Set(here.map(({ figure }) => figure))],
    };
  });
}

function waitsOf(household: Household, date: IsoDate): Wait[] {
  const people = adults(household).map(({ id: personId }) => ({ household, personId, date }));
  const isEmpty = (section: 'contracts' | 'assets' | 'expenses') =>
    Object.keys(household[section].items).length === 0;
  return [
    ...waitsFor('budget', budgetRule(household)),
    ...people.flatMap((person) => waitsFor('protection', incomeProtection(person))),
    ...(isEmpty('expenses') || reserve(household).months === undefined
      ? waits('expenses', ['budget', 'reserve'])
      : []),
    ...(isEmpty('assets') ? waits('assets', ['reserve', 'netWorth']) : []),
    ...(isEmpty('contracts') ? waits('contracts', ['budget', 'protection']) : []),
  ];
}

const waits = (fact: FactName, figures: readonly WaitingFigure[]): Wait[] =>
  figures.map((figure) => ({ fact, figure }));

const waitsFor = (figure: WaitingFigure, outcome: Outcome<unknown>): Wait[] =>
  outcome.kind === 'missing' ? outcome.facts.map((fact) => ({ ...fact, figure })) : [];
