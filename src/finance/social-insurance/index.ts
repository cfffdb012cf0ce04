export { type AgeingSurcharge, type AgeingSurchargeInput, ageingSurcharge } from './ageingSurcharge';
export {
  type ArtistContributions,
  artistContributions,
  artistHealthSubsidy,
} from './artist';
export type { BranchContribution, ContributionBranches } from './branches';
export { type CareRate, type CareRateInput, type CareSituation, careRate } from './careRate';
export type { ContributionBases, EmploymentForm } from './contributionBases';
export { type EmployeeContributions, employeeContributions } from './employee';
export type { EmployeeContributionsInput, EmployeeHealthInsurance } from './employeeInput';
export {
  type BranchFact,
  type InsuredBranch,
  type InsuredBranches,
  type InsuredBranchesInput,
  insuredBranches,
} from './insuredBranches';
export {
  type HealthCover,
  type OccupationalStatus,
  occupationalStatuses,
} from './statusRules';
export {
  type PensionerContributions,
  type PensionerContributionsInput,
  pensionerContributions,
} from './pensioner';
export {
  type EmployerHealthSubsidy,
  type EmployerHealthSubsidyInput,
  employerHealthSubsidy,
  type PrivateHealthCost,
} from './privateHealth';
export { type VoluntaryMember, type VoluntaryMemberInput, voluntaryMember } from './voluntaryMember';
