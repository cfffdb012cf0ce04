import { appointmentsWords } from '@vp-digital/core/household/words/appointments';
import { assetsWords } from '@vp-digital/core/household/words/assets';
import { contractsWords } from '@vp-digital/core/household/words/contracts';
import { expensesWords } from '@vp-digital/core/household/words/expenses';
import { incomesWords } from '@vp-digital/core/household/words/incomes';
import { judgedNeedsWords } from '@vp-digital/core/household/words/judgedNeeds';
import { liabilitiesWords } from '@vp-digital/core/household/words/liabilities';
import { needDecisionsWords } from '@vp-digital/core/household/words/needDecisions';
import { snapshotsWords } from '@vp-digital/core/household/words/snapshots';
import { twoAccountsIdeaWords } from '@vp-digital/core/household/words/twoAccountsIdea';

/** What the codes of the documents in a report are called, and what is said of the snapshot it is made of. */
export const documentWords = [
  appointmentsWords,
  assetsWords,
  contractsWords,
  expensesWords,
  incomesWords,
  judgedNeedsWords,
  liabilitiesWords,
  needDecisionsWords,
  snapshotsWords,
  twoAccountsIdeaWords,
];
