/** What a household is given to read, and when that was: Datenschutzinformation (Art. 13 GDPR), Erstinformation (§ 15 VersVermV). */
export const informationTopics = ['dataProtectionInformation', 'initialInformation'] as const;
export type InformationTopic = (typeof informationTopics)[number];

/** What a person may consent to, each by itself. Advertising is one purpose per channel (§ 7 UWG). */
export const consentPurposes = [
  'healthData',
  'documentReading',
  'dataSharing',
  'electronicDocuments',
  'assistantAccess',
  'aiEvaluation',
  'marketingPhone',
  'marketingEmail',
  'marketingMessenger',
  'marketingPost',
] as const;
export type ConsentPurpose = (typeof consentPurposes)[number];

export type ConsentTopic = InformationTopic | ConsentPurpose;

/** How a consent is given: signed on a screen, by a click under a typed name, or said and written down. */
export const consentForms = ['signature', 'click', 'oral'] as const;
export type ConsentForm = (typeof consentForms)[number];

/** Advertising by these channels takes a consent that can be shown (§ 7 (2), § 7a UWG): a note of ours is none. */
const neverOral: ReadonlySet<ConsentPurpose> = new Set([
  'marketingPhone',
  'marketingEmail',
  'marketingMessenger',
]);

export const isFormAllowed = (purpose: ConsentPurpose, form: ConsentForm): boolean =>
  form !== 'oral' || !neverOral.has(purpose);

const forChildren: ReadonlySet<ConsentPurpose> = new Set([
  'healthData',
  'documentReading',
  'dataSharing',
  'aiEvaluation',
]);

/** Nobody consents to advertising for a child, nor to how the household gets its papers or who works on its file. */
export const isOffered = (purpose: ConsentPurpose, decidesForHerself: boolean): boolean =>
  decidesForHerself || forChildren.has(purpose);

/** Assistants work on a file until somebody says no: that can be said before anybody has consented. */
export const mayBeRefused = (topic: ConsentTopic): boolean => topic === 'assistantAccess';
