import type { PageProps } from '@vp-digital/core/household';
import { expensesWords } from '@vp-digital/core/household/words/expenses';
import { incomesWords } from '@vp-digital/core/household/words/incomes';
import { snapshotsWords } from '@vp-digital/core/household/words/snapshots';
import { routes } from '@vp-digital/core/reference';
import german from '@vp-digital/locales/de/analysis/expensesReading.json';
import { budgetTexts } from '../expenses/budgetTexts';
import type { ExpensesData } from '../expenses/data';
import { frozenTexts } from '../frozen/frozenTexts';
import { ExpensesReadingView } from './ExpensesReadingView';
import { LeadsToState } from '../frozen/LeadsToState';

export const texts = {
  de: german,
  en: () => import(/* webpackChunkName: "english" */ '@vp-digital/locales/en/analysis/expensesReading.json'),
};

export const words = [budgetTexts, frozenTexts, expensesWords, incomesWords, snapshotsWords];

declare module '@vp-digital/core/libs/i18n' {
  interface TextFiles {
    'analysis/expensesReading': typeof german;
  }
}

/** Ausgaben kompakt: the budget on one page, to be read and printed. */
export default function ExpensesReadingPage({ data }: PageProps<ExpensesData>) {
  return (
    <LeadsToState route={routes.expensesOfSnapshot}>
      <ExpensesReadingView data={data} />
    </LeadsToState>
  );
}
