import {
  assetsWords,
  contractsWords,
  expensesWords,
  incomesWords,
  liabilitiesWords,
} from '@vp-digital/core/household/words';

/** What the codes of the documents in a report, and in a comparison of two points in time, are called. */
export const documentWords = [assetsWords, contractsWords, expensesWords, incomesWords, liabilitiesWords];
