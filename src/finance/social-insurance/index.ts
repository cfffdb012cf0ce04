export { type AgeingSurcharge, type AgeingSurchargeInput, ageingSurcharge } from './ageing-surcharge';
export type { BranchContribution, ContributionBranches } from './branches';
export { type CareRate, type CareRateInput, type CareSituation, careRate } from './care-rate';
export type { ContributionBases, EmploymentForm } from './contribution-bases';
export { type EmployeeContributions, employeeContributions } from './employee';
export type { EmployeeContributionsInput, EmployeeHealthInsurance } from './employee-input';
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
} from './private-health';
export { type VoluntaryMember, type VoluntaryMemberInput, voluntaryMember } from './voluntary-member';
