export {
  type BasicPensionDeduction,
  type BasicPensionInput,
  type BasicPensionTaxEffect,
  type BasicPensionTaxEffectInput,
  basicPensionDeduction,
  basicPensionTaxEffect,
} from './basic-pension';
export {
  type OccupationalPension,
  type OccupationalPensionInput,
  occupationalPension,
} from './occupational-pension';
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
} from './saving-subsidies';
