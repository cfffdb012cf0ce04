export { type AppointmentRating, type RatingStatement, ratingStatements } from './appointmentRatings';
export { type Expense, type ExpenseCategory, expenseCategories, type Income } from './budget';
export {
  type ArchivedContract,
  archiveReasons,
  type Contract,
  type InsuranceContract,
  insuranceLines,
  type LoanContract,
  type SavingContract,
  savingLines,
} from './contracts';
export type { OwnGrade } from './financialGrade';
export type { Frequency } from './fields';
export type { Goal } from './goals';
export type { HealthPlan } from './healthPlans';
export type { Home } from './housing';
export type { StatutoryPension } from './pensions';
export type { Address, Employment, Person, TaxProfile } from './persons';
export type { ProtectionWish } from './protectionWishes';
export type { Recap, RecapEntry } from './recap';
export {
  emptySection,
  isSectionName,
  type SectionData,
  type SectionName,
  sectionNames,
  sectionSchemas,
} from './sections';
export { type SubsidyFact, type SubsidyLever, subsidyLevers } from './subsidyFacts';
export {
  type Asset,
  type AssetKind,
  assetKinds,
  type Liability,
  type Liquidity,
  liabilityKinds,
  liquidities,
} from './wealth';
