/** Lists of which documents are read. */
export type ListName = 'contracts' | 'expenses' | 'incomes';

/** What is read from files: bank statements, and lists as programs hand them out. */
export type ImportKind = 'statement' | ListName;
