import { later } from '@vp-digital/core/micro-app';
import { focused } from '../../../shared/file-import/focused';
import type { FileImport } from '../../../shared/file-import/importKinds';

/** Lists of expenses. */
export const expensesImport: FileImport = {
  kind: 'expenses',
  Import: later(async () => focused((await import('./ExpensesList')).ExpensesList)),
};
