export type {
  PensionBenefits,
  PrivateHealthForTax,
  StatutoryHealthForTax,
  TaxClass,
  WageTaxInput,
} from './input';
export { type OneOffPayTax, type OneOffPayTaxInput, oneOffPayTax } from './oneOffPay';
export type { ProvidentAllowance } from './providentAllowance';
export type { PayReliefs } from './reliefs';
export { type WageTax, wageTax } from './wageTax';
export type { YearlyWageTax } from './yearlyTax';
