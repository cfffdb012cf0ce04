export { type BicProblem, checkBic } from './bic';
export { checkIban, formatIban, type IbanProblem, maskIban } from './iban';
export type { IdentifierCheck } from './identifierCheck';
export { checkPensionInsuranceNumber, type PensionInsuranceNumberProblem } from './pensionInsuranceNumber';
export { checkGermanPostalCode, type PostalCodeProblem } from './postalCode';
export { checkTaxId, type TaxIdProblem } from './taxId';
