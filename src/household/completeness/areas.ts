import type { SectionName } from '../documents';

/** Areas of the analysis, in the order in which a household is recorded. */
export const dataAreas = [
  'persons',
  'housing',
  'income',
  'expenses',
  'contracts',
  'wealth',
  'pension',
  'goals',
] as const;

export type DataArea = (typeof dataAreas)[number];

/** The documents in which the facts of an area stand. */
export const documentsOfArea = {
  persons: ['persons', 'addresses', 'employments', 'taxProfiles'],
  housing: ['housing'],
  income: ['incomes'],
  expenses: ['expenses'],
  contracts: ['contracts'],
  pension: ['statutoryPensions'],
  wealth: ['assets', 'liabilities'],
  goals: ['goals'],
} as const satisfies Record<DataArea, readonly SectionName[]>;
