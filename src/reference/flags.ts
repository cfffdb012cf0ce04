import type { intakeFlag } from './intakeFlag';

/**
 * Feature flags that routes depend on. The specification names one, the enabling flag of the analysis evaluation,
 * without its spelling; all names are our proposal and stand only here.
 */
export const featureFlags = {
  analysisEvaluation: 'auswertung',
  financialGradeFlow: 'ffg',
  companyPresentation: 'unternehmenspraesentation',
  recommendationByWhatsapp: 'whatsapp',
} as const;

export type FeatureFlag = (typeof featureFlags)[keyof typeof featureFlags] | typeof intakeFlag;
