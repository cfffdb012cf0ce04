export { type Expense, type ExpenseCategory, expenseCategories, type Income } from './budget';
export {
  type Contract,
  type InsuranceContract,
  insuranceLines,
  type LoanContract,
  type SavingContract,
  savingLines,
} from './contracts';
export type { Frequency } from './fields';
export type { Address, Employment, Person, TaxProfile } from './persons';
export {
  emptySection,
  isSectionName,
  type SectionData,
  type SectionName,
  sectionNames,
  sectionSchemas,
} from './sections';
export { type Asset, type AssetKind, assetKinds, type Liability } from './wealth';
