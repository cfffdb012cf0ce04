import type { ExpenseCategory, SectionData } from '../../documents';

/** What every household spends something on; who does not says so by an amount of 0. */
export const everydayCategories: readonly ExpenseCategory[] = [
  'energy',
  'communication',
  'groceries',
  'mobility',
  'clothing',
  'health',
];

/** Whether all of it is recorded: until then more goes out than is known. */
export const knowsEveryday = ({ expenses }: Pick<SectionData, 'expenses'>): boolean => {
  const recorded = new Set(Object.values(expenses.items).map(({ category }) => category));
  return everydayCategories.every((category) => recorded.has(category));
};
