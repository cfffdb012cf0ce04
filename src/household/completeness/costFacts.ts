import { everydayCategories } from '../figures/budget/everydayCategories';
import { homeEntry, housingCosts } from '../figures/housing/housingCosts';
import { insuresBuilding } from '../figures/housing/ownsHome';
import type { CompletenessData, RequiredFact } from './requiredFact';

/** How the household lives, what that costs, and what kind of home it owns while no contract insures one. */
export function housingFacts(household: CompletenessData): RequiredFact[] {
  const home = homeEntry(household);
  const costs = home && housingCosts(household).kind !== 'missing';
  return [
    { area: 'housing', fact: 'home', isFilled: home !== undefined },
    { area: 'housing', fact: 'housing', isFilled: costs === true },
    ...(insuresBuilding(household) === undefined && !hasBuildingCover(household)
      ? [{ area: 'housing', fact: 'propertyKind', isFilled: false } as const]
      : []),
  ];
}

const hasBuildingCover = ({ contracts }: CompletenessData): boolean =>
  Object.values(contracts.items).some(({ line }) => line === 'building');

export function expenseFacts({ expenses }: CompletenessData): RequiredFact[] {
  const recorded = new Set(Object.values(expenses.items).map(({ category }) => category));
  return everydayCategories.map((category) => ({
    area: 'expenses',
    fact: 'expenses',
    isFilled: recorded.has(category),
  }));
}
