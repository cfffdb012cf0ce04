import { contractsWords } from '@vp-digital/core/household/words/contracts';
import { expensesWords } from '@vp-digital/core/household/words/expenses';
import { incomesWords } from '@vp-digital/core/household/words/incomes';
import german from '@vp-digital/locales/de/analysis/listImport.json';
import { fileImportTexts } from '../file-import/texts';

export { List } from './List';

export const texts = {
  de: german,
  en: () => import(/* webpackChunkName: "english" */ '@vp-digital/locales/en/analysis/listImport.json'),
};

/** Its words are there on whatever page it is opened. */
export const words = [fileImportTexts, contractsWords, expensesWords, incomesWords];

declare module '@vp-digital/core/libs/i18n' {
  interface TextFiles {
    'analysis/listImport': typeof german;
  }
}
