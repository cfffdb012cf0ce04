import type { PageProps } from '@vp-digital/core/household';
import { expensesWords } from '@vp-digital/core/household/words/expenses';
import { incomesWords } from '@vp-digital/core/household/words/incomes';
import { routes } from '@vp-digital/core/reference';
import german from '@vp-digital/locales/de/analysis/expenses.json';
import { ExpensesView } from './ExpensesView';
import { importButtonTexts } from '../file-import/buttonTexts';
import { budgetTexts } from './budgetTexts';
import type { ExpensesData } from './data';
import { LeadsToState } from '../frozen/LeadsToState';

export const texts = {
  de: german,
  en: () => import(/* webpackChunkName: "english" */ '@vp-digital/locales/en/analysis/expenses.json'),
};

export const words = [budgetTexts, importButtonTexts, expensesWords, incomesWords];

declare module '@vp-digital/core/libs/i18n' {
  interface TextFiles {
    'analysis/expenses': typeof german;
  }
}

/** Ausgaben: what the household needs to live, by category. */
export default function ExpensesPage({ data }: PageProps<ExpensesData>) {
  return (
    <LeadsToState route={routes.expensesOfSnapshot}>
      <ExpensesView data={data} />
    </LeadsToState>
  );
}
