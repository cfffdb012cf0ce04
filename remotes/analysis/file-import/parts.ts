import { contractsWords } from '@vp-digital/core/household/words/contracts';
import { expensesWords } from '@vp-digital/core/household/words/expenses';
import { incomesWords } from '@vp-digital/core/household/words/incomes';
import german from '@vp-digital/locales/de/analysis/fileImport.json';
import { listTexts } from '../list-import/texts';
import { statementTexts } from '../statement-import/texts';

export { Import } from './Import';

/** What is said of every file that is read and taken over. */
export const texts = {
  de: german,
  en: () => import(/* webpackChunkName: "english" */ '@vp-digital/locales/en/analysis/fileImport.json'),
};

/** Its words are there on whatever page it is opened. */
export const words = [statementTexts, listTexts, contractsWords, expensesWords, incomesWords];

declare module '@vp-digital/core/libs/i18n' {
  interface TextFiles {
    'analysis/fileImport': typeof german;
  }
}
