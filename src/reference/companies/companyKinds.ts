/** The kinds of companies that the specification lists. */
export const companyKinds = [
  'buildingSociety',
  'statutoryHealthInsurer',
  'motorInsurer',
  'healthInsurer',
  'bank',
  'lifeInsurer',
  'pensionFund',
  'generalInsurer',
  'legalProtectionInsurer',
] as const;

export type CompanyKind = (typeof companyKinds)[number];
