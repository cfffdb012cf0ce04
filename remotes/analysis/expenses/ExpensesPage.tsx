import type { PageProps } from '@vp-digital/core/household';
import { ExpensesView } from './ExpensesView';
import type { ExpensesData } from './data';

/** Ausgaben: what the household needs to live, by category. */
export default function ExpensesPage({ data }: PageProps<ExpensesData>) {
  return <ExpensesView data={data} />;
}
