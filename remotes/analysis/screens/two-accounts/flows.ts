import { type AccountPlan, type SavingsPot, savingsPots, totalLeft } from '@vp-digital/core/household';
import { wholeEuros } from '@vp-digital/core/reference/format';
import type { BudgetRole } from '@vp-digital/core/ui';

/** A person by id, what is common, or what does not come from anywhere. */
export type FlowSourceKey = string;
export type FlowUseKey = 'fixed' | 'variable' | 'bills' | 'running' | SavingsPot | 'left';

export interface AccountFlows {
  sources: { key: FlowSourceKey; amount: number; missing: boolean }[];
  uses: { key: FlowUseKey; amount: number; role: BudgetRole }[];
}

/** The month of all accounts in whole euros; what comes in and where it goes add up to the same. */
export function flowsOf(plan: AccountPlan): AccountFlows {
  const { partners, common, uses, running, pots } = plan;
  const left = totalLeft(plan);
  const out = [
    { key: 'fixed', amount: uses.fixed, role: 'needs' },
    { key: 'variable', amount: uses.variable, role: 'wishes' },
    { key: 'bills', amount: uses.bills, role: 'saving' },
    { key: 'running', amount: running, role: 'saving' },
    ...savingsPots.map((pot) => ({ key: pot, amount: pots[pot], role: 'saving' as const })),
    { key: 'left', amount: Math.max(0, left), role: 'free' },
  ] as const;
  const into = [
    ...partners.map(({ personId, net }) => ({ key: personId, amount: net, missing: false })),
    { key: 'common', amount: common, missing: false },
    { key: 'missing', amount: Math.max(0, -left), missing: true },
  ];
  const shownOut = wholeEuros(out.map(({ amount }) => amount));
  const shownIn = wholeEuros(into.map(({ amount }) => amount));
  return {
    sources: into
      .map((source, index) => ({ ...source, amount: shownIn[index] ?? 0 }))
      .filter(({ amount }) => amount > 0),
    uses: out
      .map((use, index) => ({ ...use, amount: shownOut[index] ?? 0 }))
      .filter(({ amount }) => amount > 0),
  };
}
