export { insertRecord, type NewRecord } from './consentRows';
export { consentRoutes } from './consentRoutes';
export { readConsents, readProofs } from './consentStore';
export { requireConsent } from '../authorization/requireConsent';
export { readConsentLights } from './readConsentLights';
