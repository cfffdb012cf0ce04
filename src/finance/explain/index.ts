/**
 * How a figure came about, for "So haben wir gerechnet". Loaded on demand as `@vp-digital/core/finance/explain`;
 * nothing that computes imports it.
 */
export { explainAssessment, explainBasicPension, explainSelfEmployedNet } from './assessment';
export type {
  Explanation,
  ExplanationSection,
  ExplanationStep,
  SectionPeriod,
  StepValue,
} from './explanation';
export { explainDeathCapitalNeed, explainSickPay } from './incomeLoss';
export { explainGrossToNet } from './netIncome';
export { explainDisabilityPension, explainNetPension, explainOldAgePension } from './pension';
export type { ExplanationKey, ExplanationText, ExplanationTexts } from './texts';
export { explainWageTax } from './wageTax';
