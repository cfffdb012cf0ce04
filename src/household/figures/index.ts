export { asOf } from './asOf';
export { isAbsent } from './isAbsent';
export { withNets } from './estimatedIncomes';
export { netsOf } from './netsOf';
export {
  budgetLimits,
  deathCoverRules,
  goalRules,
  privateHealthRules,
  retirementRules,
  savingRules,
} from './assumptions';
export { type BudgetPart, type BudgetRule, budgetRule } from './budget/budgetRule';
export { isNecessary } from './budget/isNecessary';
export { knownFree } from './budget/knownFree';
export { type KnownParts, knownParts } from './budget/knownParts';
export { type BudgetRates, budgetRates } from './budget/budgetRates';
export { type SavingPotential, savingPotential } from './budget/savingPotential';
export { type ContractDate, contractDates } from './contracts/contractDates';
export { lastDayToCancel } from './contracts/lastDayToCancel';
export { type FreeAmount, freeAmount } from './freeAmount';
export { type FillingOrder, fillingOrder, type Pot, type PotPurpose } from './goals/fillingOrder';
export { type GoalConflict, goalConflicts, type PlannedGoal } from './goals/goalConflicts';
export { type GoalPotential, goalPotential, type GoalSavings, goalSavings } from './goals/goalFunds';
export { type GoalData, type GoalNeed, type GoalOf, goalNeed, goalRate } from './goals/goalNeed';
export { type GoalRates, goalRates } from './goals/goalRates';
export { type GoalChange, type GoalWay, type GoalWayName, goalWays } from './goals/goalWays';
export { type GoalPlan, type GoalPlanInput, goalPlan } from './goals/goalPlan';
export * from './accounts';
export * from './savings';
export * from './tried';
export { type Criterion, type CriterionValues, criterionValues } from './grade/criteria';
export { financialGrade } from './grade/financialGrade';
export { criterionGrade, type FinancialGrade, type GradedCriterion, gradeOf } from './grade/gradeOf';
export { type Cover, type ProtectionCoverage, protectionCoverage } from './grade/protectionCoverage';
export { aidRateInRetirement, aidRateOf, oldAgeShare } from './aidRate';
export type { GrownAmount } from './grownAmount';
export {
  type HealthCostCourse,
  type HealthCosts,
  healthCostCourse,
  lastHealthAge,
} from './health/healthCostCourse';
export {
  type HealthEligibility,
  type HealthEligibilityReason,
  healthEligibility,
} from './health/healthEligibility';
export { type HealthFamilyMember, healthFamily, yearsOfFamily } from './health/healthFamily';
export { type PrivateHealthComparison, privateHealthComparison } from './health/privateHealthComparison';
export type {
  PrivateHealthGrowth,
  PrivateHealthInput,
  PrivateHealthQuote,
} from './health/privateHealthInput';
export type { PrivateHealthOutlook } from './health/privateHealthOutlook';
export { type SavedDifference, type SavingTerms, savedDifference } from './health/savedDifference';
export { type StatutoryHealth, statutoryHealth } from './health/statutoryHealth';
export { type CarriedDebt, carriedDebt, debtAtFixedInterestEnd } from './loans/carriedDebt';
export { type ContractBuildingSavingsInput, contractBuildingSavings } from './loans/contractBuildingSavings';
export { inOrder } from './inOrder';
export { type HouseholdKind, householdKind } from './householdKind';
export {
  type Need,
  type NeedComparison,
  needComparison,
  type NeedOf,
  needReason,
  type OpenNeed,
  type SettledNeed,
  type UnknownNeed,
  wantedNeeds,
} from './needs/needComparison';
export { comparedDocuments, type NeedData, needDocuments, needFigures } from './needs/needData';
export { isPutOffNeed, lightOf, type NeedLight, type ShownNeed, whyOf } from './needs/judgedNeeds';
export { areEnoughFields, type NeedFieldState, needFieldStates, needFieldWord } from './needs/needFields';
export { areInsurancesKnown } from './needs/knownInsurance';
export type { PresenceNeed } from './needs/presenceNeeds';
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
} from './monthly';
export type { Period } from './period';
export { type HouseholdNet, householdNet } from './net';
export { type NetEstimate, type NetEstimateData, netEstimate, netEstimateFigure } from './netEstimate';
export { type FactName, missing, type NeededFact, type Outcome } from './outcome';
export { incomesOf } from './ownIncome';
export type { MissingFact } from './payInput';
export { hasDied } from './hasDied';
export {
  type Adult,
  adults,
  addressEntry,
  deliveryEntry,
  ageOf,
  federalStateOf,
  hasFreeMedicalCare,
  inPersonsOrder,
  mainEmployment,
  mainEmploymentEntry,
  type Occupation,
  occupationOf,
  type People,
  shortNameOf,
  personsInOrder,
} from './people';
export { benefitKind } from './contracts/benefitKind';
export { isShared, personsOfContract } from './contracts/personsOfContract';
export { hasEnded, withoutEnded } from './contracts/withoutEnded';
export { type DeathCover, deathCover, mainEarnerDeathCover } from './protection/deathCover';
export { type DisabilityEstimate, disabilityEstimate } from './protection/disabilityEstimate';
export { type DisabilityCover, disabilityCovers } from './protection/disabilityCovers';
export { type EarningPower, earningPower } from './protection/earningPower';
export {
  type CourseCase,
  type CoursePhase,
  type IncomeCourse,
  incomeCourse,
} from './protection/incomeCourse';
export type { CoursePart } from './protection/coverUntilRetirement';
export { type CoverGap, type IncomeProtection, incomeProtection } from './protection/incomeProtection';
export { type IncomeWhenSick, incomeWhenSick } from './protection/incomeWhenSick';
export { type Reserve, reserve, reserveKinds } from './reserve';
export { shownFreeAmount, shownMonthlyNeed, shownSharesOfNet } from './shown/shownFreeAmount';
export { shownBudgetRule, shownExpenses, shownNets } from './shown/shownParts';
export { type ShownBalance, type ShownWorth, shownBalance, shownWorth } from './shown/shownBalance';
export {
  type CapitalPart,
  type CapitalPension,
  capitalPension,
  rateForPension,
} from './retirement/capitalPension';
export {
  type NetPensionFactorRow,
  type NetPensionFactors,
  netPensionFactorRows,
  netPensionFactorsOn,
  type PensionKind,
} from './retirement/netPensionFactors';
export { type NetPensionEntry, type NetPensions, netPensions } from './retirement/netPensions';
export {
  type PensionProjection,
  pensionProjection,
  type SchemePension,
} from './retirement/pensionProjection';
export { pensionProviderOf } from './retirement/pensionProvider';
export { isOutdatedLetter } from './retirement/pensionRecords';
export {
  type PensionAtStart,
  pensionAtStart,
  type PensionStartRange,
  pensionStartRange,
} from './retirement/pensionAtStart';
export { type WidowPension, widowPension, widowPensionFigure } from './protection/widowPension';
export { type PensionStart, pensionStart } from './retirement/pensionStart';
export { type RetirementGap, retirementGap } from './retirement/retirementGap';
export {
  type StatutoryPensionEstimate,
  type StatutoryPensionInput,
  pointsPerYear,
  statutoryPensionEstimate,
} from './retirement/statutoryPension';
export { type Derived, type DerivedNeed, derive } from './derive';
export * from './subsidies';
export { knownNet } from './budget/knownNet';
export { benefitChildren } from './benefitChildren';
export { type IncomeSecurity, incomeSecurity, isEarned } from './incomeSecurity';
export { type AssetClass, assetClasses, assetTraits } from './wealth/assetTraits';
export {
  type BalanceScope,
  type BalanceSheet,
  balanceSheet,
  type PersonBalance,
} from './wealth/balanceSheet';
export { divideAmong } from './wealth/owners';
export { isOutdatedValue } from './wealth/isOutdatedValue';
export { type NetWorth, netWorth } from './wealth/netWorth';
export {
  type AssetPosition,
  type BalanceData,
  type DebtPosition,
  loansWithoutDebt,
} from './wealth/positions';
export { withoutInternal } from './withoutInternal';
export { withNames } from './personNames';
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
export * from './shown/budgetFigures';
export { dividedNetFigure, needsFigure, savingFigure, wantsFigure } from './budget/budgetRule';
export { householdNetFigure } from './budget/knownNet';
export { savingPotentialFigure, savingTargetFigure } from './budget/savingPotential';
export {
  homeEntry,
  housingCosts,
  housingCostsFigure,
  housingShare,
  housingShareFigure,
  paysRent,
} from './housing/housingCosts';
export { fillingOrderFigure } from './goals/fillingOrder';
export { goalPotentialFigure, goalSavingsFigure } from './goals/goalFunds';
export { goalRateFigure } from './goals/goalPlan';
export { goalRatesFigure } from './goals/goalRates';
export { financialGradeFigure } from './grade/financialGrade';
export { healthCostsFigure } from './health/healthCostCourse';
export { healthPayFigure } from './health/healthEligibility';
export { healthDifferenceFigure, healthSavingFigure } from './health/privateHealthComparison';
export { healthSavingsCapitalFigure } from './health/savedDifference';
export { statutoryHealthFigure } from './health/statutoryHealth';
export { carriedDebtFigure, debtAtFixedInterestEndFigure } from './loans/carriedDebt';
export { buildingSavingsFigure } from './loans/contractBuildingSavings';
export { monthlyAmountFigure } from './monthly';
export { deathGapFigure } from './protection/deathCover';
export { disabilityPensionFigure } from './protection/disabilityEstimate';
export { earningPowerFigure } from './protection/earningPower';
export { protectionGapFigure, protectionNeedFigure } from './protection/incomeProtection';
export { sickPayFigure } from './protection/incomeWhenSick';
export { monthlyNeedFigure, readyMoneyFigure, reserveFigure, reserveLackFigure } from './reserve';
export { capitalPensionFigure } from './retirement/capitalPension';
export { netPensionsFigure } from './retirement/netPensions';
export { ownNetPensionFigure, pensionPurchasingPowerFigure, personPension } from './retirement/personPension';
export { pensionProjectionFigure } from './retirement/pensionProjection';
export { retirementGapFigure } from './retirement/retirementGap';
export { statutoryPensionFigure } from './retirement/statutoryPension';
export {
  type WorthValue,
  assetsFigure,
  debtRatioFigure,
  debtsFigure,
  liquidityShareFigure,
  netWorthFigure,
  propertyShareFigure,
} from './shown/worthFigures';
export { type Certainty, certaintyOf, certaintyOfEntry } from './certaintyOf';
export { countsNothing } from './countsNothing';
