import { contractsWords } from '@vp-digital/core/household/words/contracts';
import { expensesWords } from '@vp-digital/core/household/words/expenses';
import { fileImportTexts } from '../../file-import/texts';
import { listTexts } from '../../list-import/texts';

export { ContractsList as Import } from './ContractsList';

export const texts = listTexts;

/** Its words are there on whatever page it is opened. */
export const words = [fileImportTexts, contractsWords, expensesWords];
