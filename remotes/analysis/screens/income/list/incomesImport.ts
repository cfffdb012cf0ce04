import { later } from '@vp-digital/core/micro-app';
import { focused } from '../../../shared/file-import/focused';
import type { FileImport } from '../../../shared/file-import/importKinds';

/** Lists of incomes. */
export const incomesImport: FileImport = {
  kind: 'incomes',
  Import: later(async () => focused((await import('./IncomesList')).IncomesList)),
};
