/** What every page of the area reads. */
export const documents = [
  'persons',
  'addresses',
  'employments',
  'taxProfiles',
  'incomes',
  'contracts',
  'statutoryPensions',
  'healthPlans',
  'healthWishes',
  'assumptions',
] as const;
