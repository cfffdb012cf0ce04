/** What every page on the Basisrente reads. */
export const pensionDocuments = [
  'persons',
  'addresses',
  'employments',
  'taxProfiles',
  'incomes',
  'expenses',
  'contracts',
  'statutoryPensions',
  'assets',
  'housing',
  'absences',
  'goals',
  'basicPensionPlans',
  'cartPositions',
  'suitability',
  'assumptions',
] as const;
