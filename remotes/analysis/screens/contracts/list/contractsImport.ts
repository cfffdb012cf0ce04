import { later } from '@vp-digital/core/micro-app';
import { focused } from '../../../shared/file-import/focused';
import type { FileImport } from '../../../shared/file-import/importKinds';

/** Lists of contracts. */
export const contractsImport: FileImport = {
  kind: 'contracts',
  Import: later(async () => focused((await import('./ContractsList')).ContractsList)),
};
