import type { FileImport } from '../../../shared/file-import/importKinds';

/** Lists of contracts. */
export const contractsImport: FileImport = {
  kind: 'contracts',
  load: () => import('./parts'), // one file for all that is read
};
