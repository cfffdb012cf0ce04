import { budgetRule, knownFree, shownFreeAmount } from '@vp-digital/core/household';
import { nearestEuro } from '@vp-digital/core/reference/format';
import type { FlowSums } from '../../shared/budget/flows';
import type { ShownRule } from '../../shared/budget/ruleParts';
import type { FrozenState } from '../../shared/frozen/useFrozenState';

/** The month of a state in whole euros, and the three parts of its net; undefined where it was not known. */
export interface FrozenMonth {
  sums: FlowSums & { net: number; expenses: number };
  rule: ShownRule | undefined;
}

/** As it was computed then where that was kept; an older state is computed for its own day. */
export function frozenMonth({ data, derived }: FrozenState): FrozenMonth | undefined {
  const kept = derived?.figures;
  if (!kept) {
    const rule = budgetRule(data);
    if (knownFree(data).kind !== 'computed') return undefined;
    return { sums: shownFreeAmount(data), rule: rule.kind === 'computed' ? rule.value : undefined };
  }
  const { householdNet, freeAmount, livingCosts, premiums, loanRates, savingRates } = kept;
  if (householdNet === undefined || freeAmount === undefined) return undefined;
  const net = nearestEuro(householdNet);
  const sums = {
    net,
    expenses: livingCosts ?? 0,
    insurance: premiums ?? 0,
    loanRates: loanRates ?? 0,
    savings: savingRates ?? 0,
    free: freeAmount,
  };
  const { needs, wants, saving } = kept;
  if (needs === undefined || wants === undefined || saving === undefined) return { sums, rule: undefined };
  const part = (share: number) => ({ share, shown: share });
  const overNet = Math.max(0, -freeAmount);
  return { sums, rule: { net, overNet, needs: part(needs), wants: part(wants), saving: part(saving) } };
}
