import { type Cents, shareRounded } from '../core';
import type { LawYear } from '../law';
import { type ContributionBranches, noContribution } from './branches';
import type { EmployeeContributionsInput } from './employeeInput';
import type { Freedom } from './freedom';

/**
 * Contributions of a Minijob: flat rates of the employer (§ 249b SGB V, § 172 (3) SGB VI); the employee fills the
 * pension contribution up to the full rate of at least the minimum base (§ 163 (8) SGB VI) unless exempt.
 */
export function minijobContributions(
  law: LawYear,
  input: EmployeeContributionsInput,
  months: number,
  freedom: Freedom,
): ContributionBranches {
  const { smallJobs, pensionInsurance } = law;
  const employer = shareRounded(input.gross, smallJobs.employerPensionRate);
  const insured = input.gross > 0 && input.pensionInsured !== false && input.minijobPensionExempt !== true;
  const base: Cents = Math.max(input.gross, smallJobs.minimumPensionBase * months);
  const health =
    input.health.kind !== 'private' ? shareRounded(input.gross, smallJobs.employerHealthRate) : 0;
  return {
    pension: {
      employee: insured
        ? shareRounded(shareRounded(base, pensionInsurance.rate) - employer, 1 - freedom.pension)
        : 0,
      employer,
    },
    unemployment: noContribution,
    health: { employee: 0, employer: health },
    healthAdditional: noContribution,
    careInsurance: noContribution,
  };
}
