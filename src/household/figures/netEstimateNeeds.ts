import type { SectionName } from '../documents';

/** The documents, in addition to the incomes, that an estimate of net pay is derived from. */
export const netEstimateNeeds = [
  'persons',
  'addresses',
  'employments',
  'taxProfiles',
  'contracts',
] as const satisfies readonly SectionName[];
