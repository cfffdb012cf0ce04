import type { PageProps } from '@vp-digital/core/household';
import { routes } from '@vp-digital/core/reference';
import { ExpensesView } from './ExpensesView';
import type { ExpensesData } from '../../shared/budget/data';
import { LeadsToState } from '../../shared/frozen/LeadsToState';

/** Ausgaben: what the household needs to live, by category. */
export default function ExpensesPage({ data }: PageProps<ExpensesData>) {
  return (
    <LeadsToState route={routes.expensesOfSnapshot}>
      <ExpensesView data={data} />
    </LeadsToState>
  );
}
