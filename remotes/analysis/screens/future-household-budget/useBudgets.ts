import { type BudgetFacts, budgetFacts, type BudgetResult, budgetResult } from '@vp-digital/core/household';
import { useHost } from '@vp-digital/core/platform';
import { useMemo } from 'react';
import type { BudgetOf, BudgetPageData } from './data';

/** The facts of a page, made anew only when what is recorded changes: a course follows some 650 months twice. */
export function useBudgetFacts(data: BudgetPageData) {
  const today = useHost().clock.today();
  return useMemo(() => budgetFacts(data, today), [data, today]);
}

/** Courses of the same settings are computed once: variants and tables ask for them in every cell. */
export function useBudgets(facts: BudgetFacts): BudgetOf {
  return useMemo(() => {
    const known = new Map<string, BudgetResult>();
    return (settings) => {
      const key = JSON.stringify(settings);
      const result = known.get(key) ?? budgetResult(facts, settings);
      if (known.size > mostKept) known.clear(); // a slider leaves hundreds behind
      known.set(key, result);
      return result;
    };
  }, [facts]);
}

const mostKept = 50;
