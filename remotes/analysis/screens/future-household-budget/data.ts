import type { BudgetFacts, BudgetResult, BudgetSettings, DataOf } from '@vp-digital/core/household';
import type { documents } from '../../shared/documents';

export type BudgetPageData = DataOf<typeof documents.futureHouseholdBudget>;

/** What each card is given. */
export interface Budgeted {
  data: BudgetPageData;
  facts: BudgetFacts;
  settings: BudgetSettings;
  result: BudgetResult;
}

/** The course of other settings than those shown. */
export type BudgetOf = (settings: BudgetSettings) => BudgetResult;

export type Change = (settings: Partial<BudgetSettings>) => void;
