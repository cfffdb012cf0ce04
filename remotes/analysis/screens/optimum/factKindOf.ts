import type { SubsidyFact, SubsidyLever } from '@vp-digital/core/household';

/** What a lever is computed from: a fact of its own, nothing but contracts, or only what an advisor enters. */
export type FactKind = SubsidyFact['kind'] | 'contracts';

const kinds = {
  employerSavings: 'employerSavings',
  savingsAllowance: 'contracts',
  housingPremium: 'contracts',
  riester: 'contracts',
  occupationalPensionEmployer: 'deferral',
  occupationalPensionSaving: 'deferral',
  basicPension: 'basicPension',
  healthFundChange: 'healthFund',
  taxReturn: 'estimate',
  householdServices: 'estimate',
  other: 'estimate',
} as const satisfies Record<SubsidyLever, FactKind>;

export const factKindOf = (lever: SubsidyLever) => kinds[lever];
