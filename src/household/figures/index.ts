/** One door per topic; what several topics are made of stands here. */
export * from './accounts';
export * from './basic-pension';
export * from './budget';
export * from './cart';
export * from './contracts';
export * from './goals';
export * from './grade';
export * from './health';
export * from './housing';
export * from './loans';
export * from './needs';
export * from './protection';
export * from './retirement';
export * from './saver';
export * from './savings';
export * from './shown';
export * from './subsidies';
export * from './scenario';
export * from './wealth';

export { aidRateInRetirement, aidRateOf, oldAgeShare } from './aidRate';
export { asOf } from './asOf';
export type { AssumedFact } from './assumedFact';
export {
  basicPensionRules,
  lastAge,
  budgetLimits,
  commonAssumptions,
  deathCoverRules,
  estimatedPointsRules,
  protectionConceptRules,
  workingLifeRules,
  retirementRules,
  savingRules,
  survivorRules,
} from './assumptions';
export {
  type AssumptionName,
  assumptionNames,
  type Assumptions,
  type AssumptionsData,
  assumptionsOf,
  changedAssumptionsOf,
  nominalReturn,
} from './assumptionsOf';
export { benefitChildren } from './benefitChildren';
export {
  type Certainty,
  certaintyOf,
  certaintyOfEntry,
  type CertaintyWord,
  certaintyWord,
  certaintyWords,
  countCertainties,
  weakestCertainty,
} from './certaintyOf';
export { countsNothing } from './countsNothing';
export {
  defineFigure,
  type Figure,
  type FigureName,
  type FigureUnit,
  type OfEntry,
  type OfPeriod,
  type OfPerson,
  type OnDay,
} from './defineFigure';
export { type Derived, type DerivedNeed, derive } from './derive';
export { withNets } from './estimatedIncomes';
export { type FreeAmount, freeAmount } from './freeAmount';
export type { GrownAmount } from './grownAmount';
export { hasDied } from './hasDied';
export { type HouseholdKind, householdKind } from './householdKind';
export { inOrder } from './inOrder';
export { type IncomeSecurity, incomeSecurity, isEarned } from './incomeSecurity';
export { isAbsent } from './isAbsent';
export { laterIncomes, withoutLater } from './laterIncomes';
export {
  amountIn,
  costIn,
  isPremiumMissing,
  monthlyAmount,
  monthlyExpense,
  monthlyNet,
  monthlyOwnSaving,
  monthlyPremium,
  netIn,
  monthlyAmountFigure,
} from './monthly';
export { type HouseholdNet, householdNet, variableNet } from './net';
export {
  isEstimable,
  type NetEstimate,
  type NetEstimateData,
  netEstimate,
  netEstimateFigure,
  type PayEstimate,
  type ProfitEstimate,
} from './netEstimate';
export type { PensionEstimate } from './pensionEstimate';
export { type BranchData, branchesOf } from './insuredBranches';
export { netsOf } from './netsOf';
export { type FactName, missing, type NeededFact, type Outcome } from './outcome';
export { incomesOf } from './ownIncome';
export type { MissingFact } from './payInput';
export {
  type Adult,
  adults,
  addressEntry,
  deliveryEntry,
  ageOf,
  companyControl,
  federalStateOf,
  inPersonsOrder,
  isOnOwnAccount,
  mayLackDisabilityClaim,
  socialSchemeOf,
  worksAbroad,
  mainEmployment,
  mainEmploymentEntry,
  type Occupation,
  occupationOf,
  type WithoutPay,
  withoutPay,
  type People,
  shortNameOf,
  personsInOrder,
  isRetired,
} from './people';
export {
  hasFreeMedicalCare,
  isSoldierForTime,
  hasNoServicePension,
} from './publicService';
export { isPayUntold } from './payYear';
export type { Period } from './period';
export { withNames } from './personNames';
export {
  type Reserve,
  reserve,
  monthlyNeedFigure,
  readyMoneyFigure,
  reserveFigure,
  reserveLackFigure,
} from './reserve';
export { adultsWithoutIncome, isPaidForChild } from './withoutIncome';
export { withoutInternal } from './withoutInternal';
