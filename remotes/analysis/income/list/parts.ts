import { expensesWords } from '@vp-digital/core/household/words/expenses';
import { incomesWords } from '@vp-digital/core/household/words/incomes';
import { fileImportTexts } from '../../file-import/texts';
import { listTexts } from '../../list-import/texts';

export { IncomesList as Import } from './IncomesList';

export const texts = listTexts;

/** Its words are there on whatever page it is opened. */
export const words = [fileImportTexts, expensesWords, incomesWords];
