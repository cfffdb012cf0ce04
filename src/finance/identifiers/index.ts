export { type BicProblem, checkBic } from './bic';
export { checkIban, formatIban, type IbanProblem, maskIban } from './iban';
export type { IdentifierCheck } from './identifier-check';
export { checkPensionInsuranceNumber, type PensionInsuranceNumberProblem } from './pension-insurance-number';
export { checkGermanPostalCode, type PostalCodeProblem } from './postal-code';
export { checkTaxId, type TaxIdProblem } from './tax-id';
