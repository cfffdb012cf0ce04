/**
 * How a figure came about, for "So haben wir gerechnet". Loaded on demand as `@vp-digital/core/finance/explain`;
 * nothing that computes imports it.
 */
export type { Explanation, ExplanationSection, ExplanationStep, StepValue } from './explanation';
export { explainGrossToNet } from './net-income';
export { type ExplanationKey, type ExplanationText, explanationTexts } from './texts';
export { explainWageTax } from './wage-tax';
