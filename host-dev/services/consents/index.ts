export { insertRecord, type NewRecord } from './consentRows';
export { consentRoutes } from './consentRoutes';
export { readConsents, readProofs } from './consentStore';
export { readPersons } from './readPersons';
