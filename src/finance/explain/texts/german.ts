import type { ExplanationText } from './text';

/** German labels and notes of every explanation key; the keys of this table are the keys there are. */
export const germanTexts = {
  netIncome: { label: 'Vom Brutto zum Netto' },
  payslip: { label: 'Abrechnung' },
  gross: { label: 'Bruttogehalt' },
  deferredPay: {
    label: 'Entgeltumwandlung',
    note: 'Steuerfrei und sozialabgabenfrei in die Betriebsrente eingezahlt.',
  },
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
