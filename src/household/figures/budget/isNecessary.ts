import type { ExpenseCategory } from '../../documents';

const necessary: ReadonlySet<ExpenseCategory> = new Set([
  'housing',
  'energy',
  'communication',
  'groceries',
  'mobility',
  'health',
  'children',
] as const);

/** F5: whether the expenses of a category are needs (Bedarf); the others are wants (Wünsche). */
export function isNecessary(category: ExpenseCategory): boolean {
  return necessary.has(category);
}
