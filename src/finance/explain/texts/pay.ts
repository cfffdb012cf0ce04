import type { ExplanationText } from './text';

/** Pay, contributions and wage tax in German; the keys of these tables are the keys there are. */
export const payGerman = {
  netIncome: { label: 'Vom Brutto zum Netto' },
  payslip: { label: 'Abrechnung' },
  gross: { label: 'Bruttogehalt' },
  deferredPay: {
    label: 'Entgeltumwandlung',
    note: 'Steuerfrei und sozialabgabenfrei in die Betriebsrente eingezahlt.',
  },
  activePension: { label: 'Steuerfrei als Aktivrente' },
  minijobPension: {
    label: 'Rentenversicherung im Minijob',
    note: 'Eigener Anteil zum Beitrag des Arbeitgebers.',
  },
  midijobBase: {
    label: 'Beitragspflichtig im Übergangsbereich',
    note: 'Bis {limit} im Monat zählt für Ihren Anteil nur ein Teil des Lohns.',
  },
  pensionInsurance: { label: 'Rentenversicherung' },
  healthInsurance: {
    label: 'Krankenversicherung',
    note: 'Ihr halber Beitrag und der halbe Zusatzbeitrag der Kasse.',
  },
  careInsurance: { label: 'Pflegeversicherung', note: 'Ab dem zweiten Kind unter 25 sinkt der Beitrag.' },
  unemploymentInsurance: { label: 'Arbeitslosenversicherung' },
  wageTax: { label: 'Lohnsteuer' },
  solidaritySurcharge: {
    label: 'Solidaritätszuschlag',
    note: 'Bis {freeLimit} Steuer im Jahr fällt keiner an.',
  },
  churchTax: { label: 'Kirchensteuer' },
  employerSubsidy: { label: 'Zuschuss des Arbeitgebers zur privaten Krankenversicherung' },
  net: { label: 'Netto' },
  taxableIncomeOfYear: { label: 'Zu versteuern im Jahr' },
  yearlyPay: { label: 'Bruttolohn im Jahr' },
  benefitAllowance: { label: 'Versorgungsfreibetrag mit Zuschlag' },
  ageRelief: { label: 'Altersentlastungsbetrag' },
  taxFreeAllowance: { label: 'Eingetragener Freibetrag' },
  singleParentRelief: { label: 'Entlastungsbetrag für Alleinerziehende' },
  lumpSums: { label: 'Pauschbeträge', note: 'Werbungskosten {employee} und Sonderausgaben {special}.' },
  providentAllowance: {
    label: 'Vorsorgepauschale',
    note: 'Für Rente {pension}, für Kranken- und Pflegeversicherung {healthAndCare}.',
  },
  taxableIncome: { label: 'Zu versteuern' },
  wageTaxOfPeriod: { label: 'Lohnsteuer' },
  basicTariff: { label: 'Steuer nach der Grundtabelle' },
  splittingTariff: { label: 'Steuer nach der Splittingtabelle' },
  classFiveSixTariff: {
    label: 'Steuer in Klasse {taxClass}',
    note: 'Höher, weil Grundfreibetrag und Splitting beim Partner stehen.',
  },
  surcharges: { label: 'Zuschläge zur Lohnsteuer' },
  surchargeBase: {
    label: 'Maßstab für die Zuschläge',
    note: 'Jahressteuer nach Kinderfreibeträgen von {childAllowance}.',
  },
} as const satisfies Record<string, ExplanationText>;

/** The same in English. */
export const payEnglish: Record<keyof typeof payGerman, ExplanationText> = {
  netIncome: { label: 'From gross to net' },
  payslip: { label: 'Payslip' },
  gross: { label: 'Gross pay' },
  deferredPay: {
    label: 'Deferred compensation',
    note: 'Paid into the occupational pension free of tax and contributions.',
  },
  activePension: { label: 'Free of tax as Aktivrente' },
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
