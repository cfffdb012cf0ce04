import { type SecurityPlan, securityPlanId } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useEntries, useEntry } from '@vp-digital/core/micro-app';
import { movedAmounts, type PlanColumn } from './columns';
import type { PlanData } from './data';
import type { ComputedPlan, PlanBudget } from './plan';

/** Writes the household's one plan; the first change brings it into being. */
export function usePlanEditor(data: PlanData, plan: ComputedPlan, budget: PlanBudget) {
  const { t } = useTranslation('beratung', { keyPrefix: 'securityPlan' });
  const stored = data.securityPlan.items[securityPlanId];
  const plans = useEntries('securityPlan');
  const entry = useEntry({ section: 'securityPlan', id: securityPlanId, value: stored, blank: {} });
  const write = (fields: Partial<SecurityPlan>) => {
    if (stored) plans.change(securityPlanId, fields, t('name'));
    else plans.put(securityPlanId, { position: 0, ...fields }, t('name'));
  };
  return {
    entry,
    stored,
    /** Kept in all a month: what runs today is part of it. */
    move: (column: PlanColumn, amount: number) => {
      const { planned, locks, inCart, today } = plan;
      const after = movedAmounts({ planned, locks, least: inCart, budget: budget.total }, column, amount);
      write({
        protect: Math.max(0, today.protect + after.protect),
        provide: Math.max(0, today.provide + after.provide),
        wealth: Math.max(0, today.wealth + after.wealth),
      });
    },
    lock: (column: PlanColumn, isLocked: boolean) => write(lockOf[column](isLocked)),
    confirm: (excess: number) => write({ overConfirmed: excess }),
  };
}

const lockOf: Readonly<Record<PlanColumn, (isLocked: boolean) => Partial<SecurityPlan>>> = {
  protect: (protectLocked) => ({ protectLocked }),
  provide: (provideLocked) => ({ provideLocked }),
  wealth: (wealthLocked) => ({ wealthLocked }),
};

export type PlanEditor = ReturnType<typeof usePlanEditor>;
