import { assetsWords } from '@vp-digital/core/household/words/assets';
import { contractsWords } from '@vp-digital/core/household/words/contracts';
import { expensesWords } from '@vp-digital/core/household/words/expenses';
import { incomesWords } from '@vp-digital/core/household/words/incomes';
import { liabilitiesWords } from '@vp-digital/core/household/words/liabilities';
import { needDecisionsWords } from '@vp-digital/core/household/words/needDecisions';

/** What the codes of the documents in a report, and in a comparison of two points in time, are called. */
export const documentWords = [
  assetsWords,
  contractsWords,
  expensesWords,
  incomesWords,
  liabilitiesWords,
  needDecisionsWords,
];
