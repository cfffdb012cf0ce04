import type { germanTexts } from './german';
import type { ExplanationText } from './text';

/** The same keys in English. */
export const englishTexts: Record<keyof typeof germanTexts, ExplanationText> = {
  netIncome: { label: 'From gross to net' },
  payslip: { label: 'Payslip' },
  gross: { label: 'Gross pay' },
  deferredPay: {
    label: 'Deferred compensation',
    note: 'Paid into the occupational pension free of tax and contributions.',
  },
  minijobPension: {
    label: 'Pension insurance in a Minijob',
    note: 'Your own part beside the employer’s contribution.',
  },
  midijobBase: {
    label: 'Liable to contributions in the transition range',
    note: 'Up to {limit} a month only a part of the pay counts for your share.',
  },
  pensionInsurance: { label: 'Pension insurance' },
  healthInsurance: {
    label: 'Health insurance',
    note: 'Your half of the contribution and of the fund’s additional rate.',
  },
  careInsurance: {
    label: 'Care insurance',
    note: 'The contribution falls from the second child under 25 on.',
  },
  unemploymentInsurance: { label: 'Unemployment insurance' },
  wageTax: { label: 'Wage tax' },
  solidaritySurcharge: {
    label: 'Solidarity surcharge',
    note: 'None is due up to {freeLimit} of tax a year.',
  },
  churchTax: { label: 'Church tax' },
  employerSubsidy: { label: 'Employer’s subsidy to private health insurance' },
  net: { label: 'Net pay' },
  taxableIncomeOfYear: { label: 'Taxable in the year' },
  yearlyPay: { label: 'Gross pay of the year' },
  benefitAllowance: { label: 'Allowance for pension benefits with supplement' },
  ageRelief: { label: 'Age relief' },
  taxFreeAllowance: { label: 'Registered allowance' },
  singleParentRelief: { label: 'Relief for single parents' },
  lumpSums: { label: 'Lump sums', note: 'Work expenses {employee} and special expenses {special}.' },
  providentAllowance: {
    label: 'Allowance for provident expenses',
    note: 'For the pension {pension}, for health and care {healthAndCare}.',
  },
  taxableIncome: { label: 'Taxable' },
  wageTaxOfPeriod: { label: 'Wage tax' },
  basicTariff: { label: 'Tax by the basic tariff' },
  splittingTariff: { label: 'Tax by the splitting tariff' },
  classFiveSixTariff: {
    label: 'Tax in class {taxClass}',
    note: 'Higher, because the partner has the basic allowance and the splitting.',
  },
  surcharges: { label: 'Surcharges on the wage tax' },
  surchargeBase: {
    label: 'Base of the surcharges',
    note: 'Yearly tax after child allowances of {childAllowance}.',
  },
};
