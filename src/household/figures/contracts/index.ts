export { benefitKind } from './benefitKind';
export { type ContractDate, contractDates, contractsWithoutDate } from './contractDates';
export { lastDayToCancel } from './lastDayToCancel';
export { personsOfContract } from './personsOfContract';
export { hasEnded, withoutEnded } from './withoutEnded';
export { healthPremium } from './healthPremium';
