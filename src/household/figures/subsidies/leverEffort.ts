import type { SubsidyLever } from '../../documents';

/** How much it takes to use a lever, as agreed: one form or call, a talk with papers, several of them. */
export const leverEffort = {
  employerSavings: 'small',
  savingsAllowance: 'small',
  housingPremium: 'small',
  riester: 'small',
  occupationalPensionEmployer: 'medium',
  occupationalPensionSaving: 'medium',
  basicPension: 'medium',
  healthFundChange: 'small',
  taxReturn: 'medium',
  householdServices: 'small',
  other: 'medium',
} as const satisfies Record<SubsidyLever, 'small' | 'medium' | 'large'>;
