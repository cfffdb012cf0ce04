import { shownFreeAmount } from '@vp-digital/core/household';
import { balanceChapter } from './balanceChapter';
import { contractsChapter } from './contractsChapter';
import { expensesChapter } from './expensesChapter';
import { householdChapter } from './householdChapter';
import { monthChapter } from './monthChapter';
import { pensionChapter } from './pensionChapter';
import type { Making } from './making';
import type { ChapterMakers } from './reportDocument';

/** How the household stands: who lives in it, what remains of the month, what it is spent on, contracts, wealth and the pension of the state. */
export function householdChapters({ data, date, settings }: Making): ChapterMakers {
  const month = shownFreeAmount(data);
  return {
    household: (number) => householdChapter(data, date, number, settings),
    month: (number) => monthChapter({ data, date }, month, number, settings),
    expenses: (number) => expensesChapter({ data, date }, month, number, settings),
    contracts: (number) => contractsChapter(data, month, number, settings),
    balance: (number) => balanceChapter({ data, date }, number, settings),
    pension: (number) => pensionChapter({ data, date }, number, settings),
  };
}
