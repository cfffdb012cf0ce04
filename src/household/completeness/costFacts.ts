import type { ExpenseCategory } from '../documents';
import { homeEntry, housingCosts } from '../figures/housing/housingCosts';
import type { CompletenessData, RequiredFact } from './requiredFact';

/** How the household lives, and what that costs. */
export function housingFacts(household: CompletenessData): RequiredFact[] {
  const home = homeEntry(household);
  const costs = home && housingCosts(household).kind !== 'missing';
  return [
    { area: 'housing', fact: 'home', isFilled: home !== undefined },
    { area: 'housing', fact: 'housing', isFilled: costs === true },
  ];
}

/** What every household spends something on; who does not says so by an amount of 0. */
const usual: readonly ExpenseCategory[] = [
  'energy',
  'communication',
  'groceries',
  'mobility',
  'clothing',
  'health',
];

export function expenseFacts({ expenses }: CompletenessData): RequiredFact[] {
  const recorded = new Set(Object.values(expenses.items).map(({ category }) => category));
  return usual.map((category) => ({
    area: 'expenses',
    fact: 'expenses',
    isFilled: recorded.has(category),
  }));
}
