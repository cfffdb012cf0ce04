// Codes separate from the schemas: a screen that lists them does not bundle the validation library.

/** What the household says to a recommendation or a position of the cart. */
export const adviceDecisions = ['accepted', 'later', 'declined'] as const;
export type AdviceDecision = (typeof adviceDecisions)[number];

/** APP: a finished offer of a calculator. WIDGET: a need or proposal made on our pages. */
export const cartKinds = ['app', 'widget'] as const;
export type CartKind = (typeof cartKinds)[number];

/** Papers that are handed over before a contract is signed, by the field with the day. */
export const handedOverFields = [
  'productSheetOn',
  'keyInformationOn',
  'pensionSheetOn',
  'termsOn',
  'informationSheetOn',
] as const;
export type HandedOverField = (typeof handedOverFields)[number];

/** Asset classes that somebody is asked about: what she understands, and what she has owned. */
export const investmentClasses = [
  'deposits',
  'bonds',
  'shares',
  'funds',
  'fundInsurance',
  'property',
] as const;
export type InvestmentClass = (typeof investmentClasses)[number];

/** Sustainability preferences (Delegated Regulation (EU) 2021/1257): asked plainly first, then by kind. */
export const sustainabilityWishes = ['yes', 'no', 'indifferent'] as const;
export const sustainabilityKinds = ['taxonomy', 'sustainableInvestment', 'adverseImpacts'] as const;
