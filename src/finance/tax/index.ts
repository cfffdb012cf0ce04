export { type Assessment, type AssessmentInput, assessTaxes } from './assessment';
export {
  type ChildComparison,
  type ChildComparisonInput,
  type ComparedChild,
  compareChildAllowances,
  type TaxedChild,
} from './childComparison';
export { type ChurchTax, type ChurchTaxInput, churchTax } from './churchTax';
export { churchTaxRate } from './churchTaxRate';
export { churchTaxShare, type ChurchTaxShareInput } from './churchTaxShare';
export {
  type DisabilityAllowance,
  type DisabilityAllowanceInput,
  disabilityAllowance,
} from './disabilityAllowance';
export { type ReliefForAgeInput, reliefForAge } from './reliefForAge';
export {
  type SolidaritySurcharge,
  type SolidaritySurchargeInput,
  solidaritySurcharge,
} from './solidaritySurcharge';
export { type IncomeTax, type IncomeTaxInput, incomeTax } from './tariff';
export * from './wage-tax';
