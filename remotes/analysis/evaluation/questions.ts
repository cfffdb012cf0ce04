import { absencesWords } from '@vp-digital/core/household/words/absences';
import { assetsWords } from '@vp-digital/core/household/words/assets';
import { contractsWords } from '@vp-digital/core/household/words/contracts';
import { employmentsWords } from '@vp-digital/core/household/words/employments';
import { expensesWords } from '@vp-digital/core/household/words/expenses';
import { housingWords } from '@vp-digital/core/household/words/housing';
import { taxProfilesWords } from '@vp-digital/core/household/words/taxProfiles';

/** The questions of the quick check, asked where nothing can be judged yet. */
export { MinimumQuestions } from './MinimumQuestions';
export { texts } from '../start/texts';

export const words = [
  absencesWords,
  assetsWords,
  contractsWords,
  employmentsWords,
  expensesWords,
  housingWords,
  taxProfilesWords,
];
