/** What F24 reads. */
export const gradeDocuments = [
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
  'subsidyFacts',
  'protectionWishes',
  'absences',
  'assumptions',
] as const;
