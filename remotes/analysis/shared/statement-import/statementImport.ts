import { later } from '@vp-digital/core/micro-app';
import { focused } from '../file-import/focused';
import type { FileImport } from '../file-import/importKinds';

/** Bank statements, on the page of expenses and that of incomes. */
export const statementImport: FileImport = {
  kind: 'statement',
  Import: later(async () => focused((await import('./Statement')).Statement)),
};
