import type { SectionName } from '../documents';

/** The documents beside the incomes that an estimate of net pay follows from. */
export const netEstimateNeeds = [
  'persons',
  'addresses',
  'employments',
  'taxProfiles',
  'contracts',
] as const satisfies readonly SectionName[];
