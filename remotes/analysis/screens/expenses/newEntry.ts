import type { ExpenseCategory } from '@vp-digital/core/household';
import type { ExpenseEntry } from '../../shared/budget/data';

/** An expense before anything is known of it. */
export const newEntry = (category: ExpenseCategory, position: number): ExpenseEntry => ({
  id: crypto.randomUUID(),
  expense: { category, amount: 0, frequency: 'monthly', position },
});
