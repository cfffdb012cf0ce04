import type { PageProps } from '@vp-digital/core/household';
import { routes } from '@vp-digital/core/reference';
import type { ExpensesData } from '../../shared/budget/data';
import { ExpensesReadingView } from './ExpensesReadingView';
import { LeadsToState } from '../../shared/frozen/LeadsToState';

/** Ausgaben kompakt: the budget on one page, to be read and printed. */
export default function ExpensesReadingPage({ data }: PageProps<ExpensesData>) {
  return (
    <LeadsToState route={routes.expensesOfSnapshot}>
      <ExpensesReadingView data={data} />
    </LeadsToState>
  );
}
