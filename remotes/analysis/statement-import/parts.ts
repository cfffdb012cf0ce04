import { expensesWords } from '@vp-digital/core/household/words/expenses';
import { incomesWords } from '@vp-digital/core/household/words/incomes';
import { fileImportTexts } from '../file-import/texts';
import { statementTexts } from './texts';

export { Statement as Import } from './Statement';

export const texts = statementTexts;

/** Its words are there on whatever page it is opened. */
export const words = [fileImportTexts, expensesWords, incomesWords];
