import type { Cents } from '@vp-digital/core/finance';
import { freeAmount, knownFree, type Outcome } from '@vp-digital/core/household';
import type { ProtectionData } from '../../shared/wishes/data';

/**
 * What a person's income has to carry at least each month: living costs, premiums and loan rates of the household less
 * all the other net incomes, which go on. Missing: somebody's net, expenses.
 *
 * @param ownNet net of a month that the person's work brings; after the own premium of private health insurance, the
 * costs are without it, too
 */
export function fixedCosts(data: ProtectionData, ownNet: Cents): Outcome<Cents> {
  const free = knownFree(data);
  if (free.kind !== 'computed') return free;
  const { net, expenses, insurance, loanRates } = freeAmount(data);
  return { kind: 'computed', value: Math.max(0, expenses + insurance + loanRates - (net - ownNet)) };
}
