/**
 * What an environment has an address for, as the specification lists it (section 7). `households` is ours: the
 * documents of a household, which the specification does not name a service for.
 */
export const serviceNames = [
  'households',
  'auth',
  'accounting',
  'shoppingCart',
  'webvpCatalog',
  'catalog',
  'login',
  'person',
  'advisor',
  'sectionReport',
  'coachReport',
  'analysisEvaluation',
  'vpd',
  'orchestrator',
  'lifeTariffs',
  'legalProtectionTariffs',
  'carTariffs',
  'healthTariffs',
  'eBikeTariffs',
  'accidentTariffs',
  'accountOpening',
  'investment',
  'checkout',
  'upload',
  'customerAccess',
  'companyPresentation',
  'settings',
  'userAccount',
  'zob',
  'financialProducts',
  'snapshot',
  'recap',
  'appointmentDocumentation',
  'appointment',
  'personAppraisal',
  'product',
  'artificialIntelligence',
  'document',
  'annotation',
  'registration',
] as const;

export type ServiceName = (typeof serviceNames)[number];

export const graphqlNames = ['person', 'advisor', 'accounting', 'configuration'] as const;

export type GraphqlName = (typeof graphqlNames)[number];

/** Apps outside of the product; where they are, only the environment knows. */
export const externalApps = [
  'documentCollection',
  'costAverage',
  'desiredAmount',
  'daxInvestment',
  'companyPresentation',
] as const;

export type ExternalApp = (typeof externalApps)[number];
