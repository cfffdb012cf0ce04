export type { CaseRule, DamageCase } from './cases';
export { type Catalogue, catalogue } from './catalogue';
export {
  type PremiumFactor,
  type ProductField,
  productFields,
  type ProductKind,
  type ProductLicence,
  type ProductPaper,
  type ProductStage,
  productStages,
  type SustainabilityCategory,
  sustainabilityCategories,
} from './codes';
export { type FitAnswer, type FitData, type FitInput, type ShownFact } from './conditions';
export { caseDocuments, fitDocuments } from './documents';
export { type ExamplePremium, examplePremium, type PremiumFacts, premiumFactsOf } from './examplePremium';
export { type FitReason, fits, type ProductFit } from './fits';
export { isOffered, mayAdviseOn } from './isOffered';
export { type Product, product } from './product';
export { productCosts, type StoppedAfter, stoppingCosts, stoppingYears } from './productCosts';
export { type CaseData, type CaseLoss, caseLoss, type CaseResult, runCase } from './runCase';
export type { ProductText } from './texts';
export { withoutPrices } from './withoutPrices';
