export {
  accountModelId,
  type AccountSplit,
  accountSplits,
  type AccountVariant,
  type AllowanceRhythm,
  accountVariants,
  allowanceRhythms,
} from './accountCodes';
export type { AccountModel } from './accountModel';
export type { ChangedAssumptions } from './assumptions';
export { assumptionsId } from './assumptionsId';
export type { AppointmentRating, RatingStatement } from './appointmentRatings';
export {
  appointmentOccasions,
  appointmentPlaces,
  appointmentThemes,
} from './appointmentCodes';
export type { Appointment, Appointments } from './appointments';
export type { BankAccount } from './bankAccounts';
export type { BudgetEvent } from './budgetEvents';
export { buildingMotives, buildingVariants } from './buildingCodes';
export type { BuildingPlan } from './buildingPlans';
export { estimatedNets, type Expense, type ExpenseCategory, type Income } from './budget';
export {
  type AdviceDecision,
  adviceDecisions,
  type CartKind,
  cartKinds,
  type HandedOverField,
  handedOverFields,
  type InvestmentClass,
  investmentClasses,
  sustainabilityKinds,
  sustainabilityWishes,
} from './cartCodes';
export type { CartDecision, CartPosition } from './cartPositions';
export {
  type BudgetEventKind,
  budgetEventKinds,
  archiveReasons,
  type BenefitKind,
  benefitKinds,
  type ContractPaper,
  contractPapers,
  type DiscussedAlone,
  discussedAloneOptions,
  assetKinds,
  employmentStatuses,
  expenseCategories,
  healthInsurances,
  socialSchemes,
  insuranceLines,
  liabilityKinds,
  liquidities,
  loanLines,
  pensionProviders,
  ratingStatements,
  savingLines,
  subsidyLevers,
} from './codes';
export type { Contact } from './contacts';
export type {
  ArchivedContract,
  Contract,
  InsuranceContract,
  LoanContract,
  SavingContract,
} from './contracts';
export { maskedIn, withMaskedIn } from './masked';
export { discussedAloneOf } from './apart';
export { inCommon, withoutIds } from './inCommon';
export type { OwnGrade } from './financialGrade';
export { type FieldAt, fieldAt, type FieldLimits, limitsAt } from './fieldKinds';
export type { FieldKind } from './fields';
export type { FieldName } from './fieldName';
export { earliestDay, recentDate } from './fields';
export type { Frequency } from './fields';
export { goalCategories, goalPriorities } from './goalCodes';
export type { Goal, GoalCategory, GoalPriority } from './goals';
export type { BasicPensionPlan } from './basicPensionPlans';
export type { HealthPlan } from './healthPlans';
export {
  type HealthOption,
  healthOptions,
  type HealthWarning,
  healthWarnings,
  type WishWeight,
  wishWeights,
} from './healthWishCodes';
export type { HealthWish } from './healthWishes';
export type { Home } from './housing';
export { energyClasses, homeKinds, housingWishes, propertyKinds, rentIncreases } from './homeCodes';
export { changeOfToday, formFor, placeOfToday } from './olderForms';
export { holdersOf } from './holdersOf';
export { factsOf, ownersOf, sharesIn, withAnswersOf } from './owners';
export { customerPageDocuments, isReadByCustomerPages } from './customerPages';
export { knownFieldsOf } from './knownFields';
export type { StatutoryPension } from './pensions';
export {
  type Address,
  city,
  type Employment,
  type Person,
  personName,
  personTitle,
  postalCode,
  salutation,
  type TaxProfile,
} from './persons';
export {
  accountPurposes,
  contactChannels,
  genders,
  maritalStatuses,
  salutations,
  taxClasses,
} from './personCodes';
export type { Absence, AbsentKind } from './absences';
export { isPersonalNeed, needDecisionId, type NeedTopic, needTopics } from './needCodes';
export type { NeedDecision } from './needDecisions';
export type { ProtectionWish } from './protectionWishes';
export { isPartlyKnown, partlyKnown } from './partlyKnown';
export { memberOf, valueAt, withValueAt } from './places';
export { protectedParts, withoutProtected } from './protectedParts';
export { permissionFor, type Protection } from './protection';
export {
  type UnknownField,
  checkedDocument,
  isComputable,
  type ReadDocument,
  readDocument,
  readStored,
  readUnmigrated,
  wholeDocument,
  withoutUnknown,
} from './readDocument';
export type { Recap, RecapEntry } from './recap';
export type { Cooperation } from './cooperation';
export {
  contactRhythms,
  contactWays,
  jobAnswers,
  jobStages,
  lifeSituations,
} from './cooperationCodes';
export { cooperationId } from './cooperationId';
export type { JobInterest } from './jobInterests';
export type { SaverAnswers } from './saverType';
export type { SavingsPlan } from './savingsPlan';
export { savingsPlanId } from './savingsPlanId';
export {
  type DataOf,
  emptySection,
  isSectionName,
  offDevice,
  protectedFieldsOf,
  rulesOf,
  type SectionByPerson,
  type SectionData,
  type SectionName,
  sectionNames,
  sectionSchemas,
  isKeyedByPerson,
} from './sections';
export type { SecurityPlan } from './securityPlan';
export { securityPlanId } from './securityPlanId';
export type { SimulationVariant } from './simulationVariants';
export type { SubsidyFact, SubsidyLever } from './subsidyFacts';
export type { Suitability } from './suitability';
export type { Asset, AssetKind, Liability, Liquidity } from './wealth';
