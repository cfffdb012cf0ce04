import type { SectionData } from '../documents';
import type { FactName } from '../figures';
import type { DataArea } from './areas';

/** What a household can still provide: what figures wait for by name, and what determines which of them apply. */
export type RecordedFact =
  | Exclude<FactName, 'newerRelease'>
  /** How somebody earns; how the household lives; what it wishes; a letter that is not too old; what a contract costs. */
  | ('occupation' | 'home' | 'goals' | 'currentLetter' | 'premium')
  /** What the net worth needs of the contracts. */
  | 'savingsAndLoans';

/** A fact that an area needs, and whose. */
export interface RequiredFact {
  area: DataArea;
  fact: RecordedFact;
  personId?: string;
  isFilled: boolean;
}

/** The documents that completeness is computed from. */
export const completenessDocuments = [
  'persons',
  'addresses',
  'employments',
  'taxProfiles',
  'incomes',
  'expenses',
  'contracts',
  'assets',
  'liabilities',
  'housing',
  'statutoryPensions',
  'goals',
  'protectionWishes',
  'absences',
  'assumptions',
] as const;

export type CompletenessData = Pick<SectionData, (typeof completenessDocuments)[number]>;
