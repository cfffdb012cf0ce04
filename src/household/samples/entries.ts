import { euros } from '@vp-digital/core/finance';
import { asOf, type Entry } from './sampleHousehold';

/** A day of which only the year is known. */
export const inYear = (year: number) => `${year}-01-01`;

/** A goal of which only the year is known is due a whole number of years after the day of the samples. */
export const termIn = (year: number) => `${year}-10`;

/** Monthly expenses of the household as a whole, in euros by category. */
export function monthlyExpenses(
  amounts: Partial<Record<Entry<'expenses'>['category'], number>>,
): Entry<'expenses'>[] {
  // Object.entries forgets the literal keys
  return (Object.entries(amounts) as [Entry<'expenses'>['category'], number][]).map(([category, amount]) => ({
    category,
    amount: euros(amount),
    frequency: 'monthly',
  }));
}

const insurer = 'Muster Versicherung';

type Contract<Kind extends 'insurance' | 'saving' | 'loan'> = Extract<Entry<'contracts'>, { kind: Kind }>;

/** An insurance with its monthly premium in euros. */
export const insurance = (
  line: Contract<'insurance'>['line'],
  premium: number,
  more: Partial<Contract<'insurance'>> = {},
): Contract<'insurance'> => ({
  kind: 'insurance',
  line,
  company: insurer,
  premium: euros(premium),
  frequency: 'monthly',
  state: 'ok',
  ...more,
});

/** A savings contract with its monthly rate in euros. */
export const saving = (
  line: Contract<'saving'>['line'],
  rate: number,
  more: Partial<Contract<'saving'>> = {},
): Contract<'saving'> => ({
  kind: 'saving',
  line,
  company: line === 'buildingSavings' ? 'Muster Bausparkasse' : 'Muster Bank',
  premium: euros(rate),
  frequency: 'monthly',
  state: 'ok',
  ...more,
});

/** A loan with its monthly rate and remaining debt, in euros. */
export const loan = (
  line: Contract<'loan'>['line'],
  rate: number,
  remainingDebt: number,
  more: Partial<Contract<'loan'>> = {},
): Contract<'loan'> => ({
  kind: 'loan',
  line,
  company: 'Muster Bank',
  premium: euros(rate),
  frequency: 'monthly',
  state: 'ok',
  remainingDebt: euros(remainingDebt),
  debtAsOf: asOf,
  ...more,
});

/** An asset with its value in euros. */
export const asset = (
  kind: Entry<'assets'>['kind'],
  value: number,
  more: Partial<Entry<'assets'>> = {},
): Entry<'assets'> => ({ kind, value: euros(value), asOf, ...more });

/** Savings balance in euros, as of the day of the samples. */
export const balance = (amount: number) => ({ balance: euros(amount), balanceAsOf: asOf });

/** A pension scheme's letter: earning points, and monthly gross pensions in euros. */
export const pensionRecord = (
  personId: string,
  points: number,
  projected: number,
  more: Partial<Entry<'statutoryPensions'>> = {},
): Entry<'statutoryPensions'> => ({
  personId,
  recordDate: asOf,
  pointsTenThousandths: Math.round(points * 10_000),
  projectedPension: euros(projected),
  ...more,
});

type SubsidyEstimate = Extract<Entry<'subsidyFacts'>, { kind: 'estimate' }>;

/** What a lever of the Optimum brings per year, in euros, if only the amount is known. */
export const estimate = (
  lever: SubsidyEstimate['lever'],
  possible: number,
  more: Partial<SubsidyEstimate> = {},
): SubsidyEstimate => ({ kind: 'estimate', lever, possibleYear: euros(possible), ...more });

/** An hour and a half in the evening of a day, with everybody who decides. */
export const heldOn = (
  day: string,
  occasion: Entry<'appointments'>['occasion'],
  personIds: string[],
  more: Partial<Entry<'appointments'>> = {},
): Entry<'appointments'> => ({
  state: 'held',
  begin: `${day}T17:00`,
  end: `${day}T18:30`,
  personIds,
  place: 'onSite',
  occasion,
  ...more,
});

/** What is agreed for the evening of a day. */
export const plannedFor = (
  day: string,
  occasion: Entry<'appointments'>['occasion'],
  personIds: string[],
  more: Partial<Entry<'appointments'>> = {},
): Entry<'appointments'> => ({
  state: 'planned',
  begin: `${day}T18:00`,
  end: `${day}T19:30`,
  personIds,
  place: 'onSite',
  occasion,
  ...more,
});
