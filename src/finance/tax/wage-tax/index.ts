export type {
  PensionBenefits,
  PrivateHealthForTax,
  StatutoryHealthForTax,
  TaxClass,
  WageTaxInput,
} from './input';
export { type OneOffPayTax, type OneOffPayTaxInput, oneOffPayTax } from './one-off-pay';
export type { ProvidentAllowance } from './provident-allowance';
export type { PayReliefs } from './reliefs';
export { type WageTax, wageTax } from './wage-tax';
export type { YearlyWageTax } from './yearly-tax';
