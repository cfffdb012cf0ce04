import type { Cents } from '../core';

/** One branch of the social insurance: who pays what in the period. */
export interface BranchContribution {
  employee: Cents;
  employer: Cents;
}

/** The branches that are withheld from pay. */
export interface ContributionBranches {
  pension: BranchContribution;
  unemployment: BranchContribution;
  /** Statutory fund: general rate without the additional one. Nothing for the privately insured. */
  health: BranchContribution;
  /** Additional rate of the fund (Zusatzbeitrag). */
  healthAdditional: BranchContribution;
  /** Statutory care insurance. */
  careInsurance: BranchContribution;
}

export const noContribution: BranchContribution = { employee: 0, employer: 0 };
