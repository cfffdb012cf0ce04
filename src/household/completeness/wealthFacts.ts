import { knownContracts } from '../figures/budget/knowsContracts';
import { homeEntry } from '../figures/housing/housingCosts';
import { reserveKinds } from '../figures/wealth/assetTraits';
import type { CompletenessData, RequiredFact } from './requiredFact';

/**
 * Money at hand (an account with 0 counts as known), property of those who have it, each recorded value, and whether somebody
 * was asked for contracts: what they hold and owe is a part of the net worth.
 */
export function wealthFacts(household: CompletenessData): RequiredFact[] {
  const assets = Object.values(household.assets.items);
  const hasMortgage = Object.values(household.contracts.items).some(({ line }) => line === 'mortgage');
  const ownsHome = homeEntry(household)?.[1].kind === 'owned';
  const money = assets.filter(({ kind }) => reserveKinds.has(kind));
  const property = assets.filter(({ kind }) => kind === 'ownHome' || kind === 'rentedProperty');
  const further = assets.length - money.length - property.length;
  return [
    ...atLeastOne('assets', money.length),
    ...(hasMortgage || ownsHome || property.length > 0 ? atLeastOne('property', property.length) : []),
    ...(knownContracts(household, ['saving', 'loan']).kind === 'computed'
      ? []
      : [{ area: 'wealth', fact: 'savingsAndLoans', isFilled: false } as const]),
    ...known('assets', further + Object.keys(household.liabilities.items).length),
  ];
}

const atLeastOne = (fact: 'assets' | 'property', count: number): RequiredFact[] =>
  count === 0 ? [{ area: 'wealth', fact, isFilled: false }] : known(fact, count);

const known = (fact: 'assets' | 'property', count: number): RequiredFact[] =>
  Array.from({ length: count }, () => ({ area: 'wealth', fact, isFilled: true }));
