import { expensesWords } from '@vp-digital/core/household/words/expenses';
import { incomesWords } from '@vp-digital/core/household/words/incomes';
import { fileImportTexts } from '../file-import/texts';
import german from '@vp-digital/locales/de/analysis/statementImport.json';

export { Statement } from './Statement';

export const texts = {
  de: german,
  en: () => import(/* webpackChunkName: "english" */ '@vp-digital/locales/en/analysis/statementImport.json'),
};

/** Its words are there on whatever page it is opened. */
export const words = [fileImportTexts, expensesWords, incomesWords];

declare module '@vp-digital/core/libs/i18n' {
  interface TextFiles {
    'analysis/statementImport': typeof german;
  }
}
