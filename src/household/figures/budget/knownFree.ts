import type { Cents } from '@vp-digital/core/finance';
import type { SectionData } from '../../documents';
import { freeAmount } from '../freeAmount';
import { computed, factsOf, missing, missingAll, type Outcome } from '../outcome';
import { knownNet } from './knownNet';
import { knownContracts } from './knowsContracts';

/**
 * F4 of a month where it says something: the net is known, what the household lives on, and what its contracts cost; in
 * cents. Missing: net, expenses, contracts.
 */
export function knownFree(
  household: Pick<SectionData, 'incomes' | 'expenses' | 'contracts' | 'absences'>,
): Outcome<Cents> {
  const net = knownNet(household);
  const lives = Object.values(household.expenses.items).some(({ amount }) => amount > 0);
  const facts = factsOf(net, ...(lives ? [] : [missing('expenses')]), knownContracts(household));
  return facts.length > 0 ? missingAll(facts) : computed(freeAmount(household).free);
}
