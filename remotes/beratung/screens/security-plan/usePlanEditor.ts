import { type SecurityPlan, securityPlanId } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useEntries, useEntry } from '@vp-digital/core/micro-app';
import { type ColumnAmounts, movedAmounts, type PlanColumn } from './columns';
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
    divide: (amounts: ColumnAmounts) => write(amounts),
    move: (column: PlanColumn, amount: number) =>
      write(
        movedAmounts(
          { planned: plan.planned, locks: plan.locks, least: plan.inCart, budget: budget.total },
          column,
          amount,
        ),
      ),
    lock: (column: PlanColumn, isLocked: boolean) => write({ [`${column}Locked`]: isLocked }),
    confirm: (excess: number) => write({ overConfirmed: excess }),
  };
}

export type PlanEditor = ReturnType<typeof usePlanEditor>;
