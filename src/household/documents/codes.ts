// Codes separate from the schemas: a screen that lists them does not bundle the validation library.

export const expenseCategories = [
  'housing',
  'energy',
  'communication',
  'groceries',
  'mobility',
  'clothing',
  'children',
  'health',
  'leisure',
  'holidays',
  'other',
  'donations',
] as const;

export const insuranceLines = [
  'healthFull',
  'healthSupplement',
  'care',
  'liability',
  'petLiability',
  'motor',
  'household',
  'building',
  'legal',
  'disability',
  'reducedEarning',
  'basicAbilities',
  'accident',
  'criticalIllness',
  'dailySickness',
  'termLife',
  'professionalLiability',
  'funeral',
] as const;

export const savingLines = [
  'endowment',
  'privatePension',
  'basicPension',
  'riester',
  'companyPension',
  'buildingSavings',
  'fundPlan',
  'bankPlan',
  'callMoneyPlan',
] as const;

/** How an insurance pays: once, or an amount of every month or of every day. */
export const benefitKinds = ['sum', 'monthly', 'daily'] as const;
export type BenefitKind = (typeof benefitKinds)[number];

/** Papers of a contract. */
export const contractPapers = ['policy', 'terms', 'supplement', 'statement', 'application'] as const;
export type ContractPaper = (typeof contractPapers)[number];

export const loanLines = ['mortgage', 'consumer', 'education', 'car'] as const;

/** Berufliche Stellung, in the order in which lists offer it. */
export const employmentStatuses = [
  'employee',
  'worker',
  'civilServantPermanent',
  'civilServantProbation',
  'civilServantRevocable',
  'judge',
  'soldier',
  'selfEmployed',
  'freelancer',
  'managingPartner',
  'apprentice',
  'student',
  'pensioner',
  'retiredCivilServant',
  'homemaker',
  'parentalLeave',
  'unemployed',
] as const;

export const healthInsurances = [
  'statutory',
  'statutoryVoluntary',
  'family',
  'private',
  'privateAid',
  'freeMedicalCare',
] as const;

/** Own schemes of the self-employed: Künstlersozialkasse, social insurance of farmers, or neither. */
export const socialSchemes = ['artists', 'farmers', 'none'] as const;

/** DRV, Versorgungswerk, Beamtenversorgung. */
export const pensionProviders = ['statutory', 'professional', 'civilService'] as const;

export const archiveReasons = ['cancelled', 'expired', 'replaced', 'paidOff', 'mistake', 'other'] as const;

export const assetKinds = [
  'currentAccount',
  'callMoney',
  'fixedDeposit',
  'cash',
  'securities',
  'preciousMetal',
  'crypto',
  'ownHome',
  'rentedProperty',
  'vehicle',
  'shareholding',
  'other',
] as const;

/** How soon it can be turned into money: at once (SOFORT), within twelve months (12M), or bound (GEBUNDEN). */
export const liquidities = ['immediate', 'twelveMonths', 'bound'] as const;

export const liabilityKinds = ['overdraft', 'maintenance', 'tax', 'private'] as const;

/** Statements about an appointment that a customer can agree to. */
export const ratingStatements = ['understandable', 'tookTime', 'myWishes', 'clearSteps'] as const;

/** Hebel of the Optimum: where a household may miss out on subsidies, employer's money or tax savings. */
export const subsidyLevers = [
  'employerSavings',
  'savingsAllowance',
  'housingPremium',
  'riester',
  'occupationalPensionEmployer',
  'occupationalPensionSaving',
  'basicPension',
  'healthFundChange',
  'taxReturn',
  'householdServices',
  'other',
] as const;

/** Nur für mich besprechen: in no sum and not visible at all, or in no sum and shown as "verdeckt". */
export const discussedAloneOptions = ['leftOut', 'covered'] as const;
export type DiscussedAlone = (typeof discussedAloneOptions)[number];

/** The three simulations. */
export const simulationKinds = ['budget', 'retirement', 'manpower'] as const;

/** How badly a person has fallen ill: back at work in time; able to work 3 to under 6 hours a day; less than 3. */
export const courseCases = ['sick', 'partial', 'full'] as const;

/** What the budget simulation lets happen. */
export const budgetEventKinds = [
  'child',
  'parentalLeave',
  'partTime',
  'house',
  'sabbatical',
  'unemployment',
  'care',
  'earlyPension',
  'disability',
  'death',
  'houseSale',
] as const;
export type BudgetEventKind = (typeof budgetEventKinds)[number];
