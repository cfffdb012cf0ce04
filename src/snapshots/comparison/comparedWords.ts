import { assetsWords } from '@vp-digital/core/household/words/assets';
import { contractsWords } from '@vp-digital/core/household/words/contracts';
import { expensesWords } from '@vp-digital/core/household/words/expenses';
import { incomesWords } from '@vp-digital/core/household/words/incomes';
import { liabilitiesWords } from '@vp-digital/core/household/words/liabilities';
import { needDecisionsWords } from '@vp-digital/core/household/words/needDecisions';
import { snapshotsWords } from '@vp-digital/core/household/words/snapshots';

/** What a comparison says, and what its lines are called. */
export const comparedWords = [
  assetsWords,
  contractsWords,
  expensesWords,
  incomesWords,
  liabilitiesWords,
  needDecisionsWords,
  snapshotsWords,
];
