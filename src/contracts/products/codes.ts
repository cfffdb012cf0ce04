// Codes separate from the schemas: a screen that lists them does not bundle the validation library.

export const productKinds = ['insurance', 'healthTariff', 'saving', 'fund', 'buildingSavings'] as const;
export type ProductKind = (typeof productKinds)[number];

/** Bedarfsfelder of the radar, and wealth, which is beside them. */
export const productFields = [
  'work',
  'death',
  'health',
  'care',
  'liability',
  'property',
  'accident',
  'legal',
  'oldAge',
  'wealth',
] as const;
export type ProductField = (typeof productFields)[number];

/** Stages of the pyramid, the lowest one first: Fundament, Vorsorge, Aufbau, Chance. */
export const productStages = ['foundation', 'provision', 'growth', 'chance'] as const;
export type ProductStage = (typeof productStages)[number];

/** Which licence advising on it needs: § 34d GewO, § 34f (1) Nr. 1 to 3 GewO; none for accounts and building savings. */
export const productLicences = ['insurance', 'funds', 'closedFunds', 'otherInvestments', 'none'] as const;
export type ProductLicence = (typeof productLicences)[number];

/** Produktinformationsblatt of insurances (IPID), Basisinformationsblatt (PRIIPs), individual sheet of § 7 AltZertG, conditions. */
export const productPapers = ['ipid', 'kid', 'certifiedSheet', 'terms', 'priceList', 'prospectus'] as const;
export type ProductPaper = (typeof productPapers)[number];

/** Categories of the proposal for SFDR 2.0 of 20.11.2025: a field that is dated and can be exchanged, no seal. */
export const sustainabilityCategories = ['none', 'esgBasics', 'transition', 'sustainable'] as const;
export type SustainabilityCategory = (typeof sustainabilityCategories)[number];

/** How money goes in: by a savings plan, once, or both. */
export const paymentWays = ['plan', 'once'] as const;

/** What a premium can depend on, in whole numbers: days, years, basis points, cents, 0 and 1 for no and yes. */
export const premiumFactors = [
  'waitingDays',
  'untilAge',
  'officeShare',
  'smoker',
  'deductible',
  'yearlyRise',
] as const;
export type PremiumFactor = (typeof premiumFactors)[number];
