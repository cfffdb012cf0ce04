import type { FileImport } from '../../../shared/file-import/importKinds';

/** Lists of incomes. */
export const incomesImport: FileImport = {
  kind: 'incomes',
  load: () => import('./parts'), // one file for all that is read
};
