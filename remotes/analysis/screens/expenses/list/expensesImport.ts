import type { FileImport } from '../../../shared/file-import/importKinds';

/** Lists of expenses. */
export const expensesImport: FileImport = {
  kind: 'expenses',
  load: () => import('./parts'), // one file for all that is read
};
