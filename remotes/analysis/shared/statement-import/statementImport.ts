import type { FileImport } from '../file-import/importKinds';

/** Bank statements, on the page of expenses and that of incomes. */
export const statementImport: FileImport = {
  kind: 'statement',
  load: () => import('./parts'), // one file for all that is read
};
