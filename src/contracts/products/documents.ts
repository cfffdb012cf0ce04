/** The documents that a product is judged by, for a household and one of its persons. */
export const fitDocuments = [
  'persons',
  'employments',
  'incomes',
  'expenses',
  'contracts',
  'assets',
  'housing',
  'absences',
] as const;

/** The documents that a fixed case is computed with. */
export const caseDocuments = [
  'persons',
  'employments',
  'incomes',
  'addresses',
  'statutoryPensions',
  'contracts',
  'assets',
  'liabilities',
  'protectionWishes',
] as const;
