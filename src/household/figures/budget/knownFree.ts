import type { Cents } from '@vp-digital/core/finance';
import type { SectionData } from '../../documents';
import { freeAmount } from '../freeAmount';
import { factsOf, mapOutcome, missing, missingAll, type Outcome } from '../outcome';
import { knownNet } from './knownNet';

/** F4 of a month where it says something: the net is known, and what the household lives on. Missing: net, expenses. */
export function knownFree(
  household: Pick<SectionData, 'incomes' | 'expenses' | 'contracts'>,
): Outcome<Cents> {
  const net = knownNet(household);
  const lives = Object.values(household.expenses.items).some(({ amount }) => amount > 0);
  if (!lives) return missingAll(factsOf(net, missing('expenses')));
  return mapOutcome(net, () => freeAmount(household).free);
}
