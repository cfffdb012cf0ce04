export { type Assessment, type AssessmentInput, assessTaxes } from './assessment';
export {
  type ChildComparison,
  type ChildComparisonInput,
  type ComparedChild,
  compareChildAllowances,
  type TaxedChild,
} from './child-comparison';
export { type ChurchTax, type ChurchTaxInput, churchTax, churchTaxRate } from './church-tax';
export {
  type SolidaritySurcharge,
  type SolidaritySurchargeInput,
  solidaritySurcharge,
} from './solidarity-surcharge';
export { type IncomeTax, type IncomeTaxInput, incomeTax } from './tariff';
export * from './wage-tax';
