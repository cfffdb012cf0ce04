export {
  type ChildSupplementEstimate,
  childSupplementEstimate,
  type ChildSupplementInput,
} from './childSupplement';
export {
  type BasicPensionDeduction,
  type BasicPensionInput,
  type BasicPensionTaxEffect,
  type BasicPensionTaxEffectInput,
  basicPensionDeduction,
  basicPensionTaxEffect,
} from './basicPension';
export {
  type OccupationalPension,
  type OccupationalPensionInput,
  occupationalPension,
} from './occupationalPension';
export {
  type RiesterAllowances,
  type RiesterInput,
  type RiesterTaxAdvantage,
  type RiesterTaxAdvantageInput,
  riesterAllowances,
  riesterTaxAdvantage,
} from './riester';
export {
  type EmployerSavings,
  type EmployerSavingsInput,
  employerSavings,
  type HousingPremium,
  type HousingPremiumInput,
  housingPremium,
  type SavingsAllowance,
  type SavingsAllowanceInput,
  savingsAllowance,
} from './savingSubsidies';
