/** What every page of the area reads. */
export const documents = [
  'persons',
  'addresses',
  'employments',
  'taxProfiles',
  'incomes',
  'expenses',
  'contracts',
  'statutoryPensions',
  'protectionWishes',
  'absences',
  'assumptions',
] as const;
