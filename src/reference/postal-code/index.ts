export { checkPostalCode, POSTAL_CODE_MAXIMUM_LENGTH, type PostalCodeCheck } from './checkPostalCode';
export { federalStatesOf } from './federalStatesOf';
