export { type ConsentLight, consentLight, consentLights } from './consentLight';
export {
  type ConsentAction,
  type ConsentState,
  type ConsentWording,
  consentState,
  currentWording,
  hasConsented,
  hasRefused,
} from './consentState';
export { consentsForHerself, ownConsentAge } from './ownConsentAge';
export {
  type ConsentForm,
  type ConsentPurpose,
  type ConsentTopic,
  consentForms,
  consentPurposes,
  type InformationTopic,
  informationTopics,
  isFormAllowed,
  isOffered,
  mayBeRefused,
} from './topics';
