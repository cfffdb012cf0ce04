import { everydayCategories } from '../figures/budget/everydayCategories';
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

export function expenseFacts({ expenses }: CompletenessData): RequiredFact[] {
  const recorded = new Set(Object.values(expenses.items).map(({ category }) => category));
  return everydayCategories.map((category) => ({
    area: 'expenses',
    fact: 'expenses',
    isFilled: recorded.has(category),
  }));
}
