/**
 * What an environment has an address for, as the specification lists it (section 7). `households` is ours: the
 * documents of a household, which the specification does not name a service for.
 */
export const serviceNames = [
  ...(['households', 'auth', 'accounting', 'shoppingCart', 'webvpCatalog', 'catalog', 'login'] as const),
  ...(['person', 'advisor', 'sectionReport', 'coachReport', 'analysisEvaluation', 'vpd'] as const),
  ...(['orchestrator', 'lifeTariffs', 'legalProtectionTariffs', 'carTariffs', 'healthTariffs'] as const),
  ...(['eBikeTariffs', 'accidentTariffs', 'accountOpening', 'investment', 'checkout', 'upload'] as const),
  ...(['customerAccess', 'companyPresentation', 'settings', 'userAccount', 'zob'] as const),
  ...(['financialProducts', 'snapshot', 'recap', 'appointmentDocumentation', 'appointment'] as const),
  ...(['personAppraisal', 'product', 'artificialIntelligence', 'document', 'annotation'] as const),
  'registration',
] as const;

export type ServiceName = (typeof serviceNames)[number];

export const graphqlNames = ['person', 'advisor', 'accounting', 'configuration'] as const;

export type GraphqlName = (typeof graphqlNames)[number];

/** Apps outside of the product; where they are, only the environment knows. */
export const externalApps = [
  ...(['documentCollection', 'costAverage', 'desiredAmount', 'daxInvestment'] as const),
  'companyPresentation',
] as const;

export type ExternalApp = (typeof externalApps)[number];
