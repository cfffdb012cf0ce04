import { euros } from '@vp-digital/core/finance';
import { type SectionName, sectionNames, type sectionSchemas } from '@vp-digital/core/household';
import type * as z from 'zod/mini';

type Entry<Name extends SectionName> = z.input<(typeof sectionSchemas)[Name]>['items'][string];

/** The sections of a sample household as lists; what belongs to a person names it by its place in `persons`. */
export type SampleLists = { [Name in Exclude<SectionName, 'taxProfiles'>]?: Entry<Name>[] } & {
  /** One per person, in the order of the persons; the document is kept by person id. */
  taxProfiles?: (Entry<'taxProfiles'> | undefined)[];
};

export interface SampleHousehold {
  householdId: string;
  legacyHouseholdId: number;
  lastAppointment?: string;
  nextAppointment?: string;
  access: { contract: string; kind: 'OWN' | 'DELEGATED' | 'ASSISTANCE' }[];
  sections: { [Name in SectionName]: z.input<(typeof sectionSchemas)[Name]> };
}

/** The day to which all balances of the samples refer. */
export const asOf = '2026-10-01';

/** A day of which only the year is known. */
export const inYear = (year: number) => `${year}-01-01`;

export const owner = { contract: '4711', kind: 'OWN' } as const;
export const senior = { contract: '4700', kind: 'DELEGATED' } as const;

/** Id of the n-th person (from 1) of a sample household; the same after every start. */
export const personId = (household: number, person: number) => sampleId('22222222', household, 0, person);

export const householdId = (household: number) => `11111111-0000-4000-8000-00000000000${household}`;

/** The documents of a household from its lists: entries get ids, and their place in the list as position. */
export function sampleSections(household: number, lists: SampleLists): SampleHousehold['sections'] {
  const sections = sectionNames.map((section, group) => {
    const isByPerson = section === 'persons' || section === 'taxProfiles';
    const entries = (lists[section] ?? []).flatMap((entry, position) => {
      const id = isByPerson
        ? personId(household, position + 1)
        : sampleId('33333333', household, group, position + 1);
      return entry ? [[id, { ...entry, position }] as const] : [];
    });
    return [section, { items: Object.fromEntries(entries) }];
  });
  return Object.fromEntries(sections) as SampleHousehold['sections']; // each made of the entries of its own schema
}

function sampleId(prefix: string, household: number, group: number, place: number): string {
  const end = String(place).padStart(12, '0');
  return `${prefix}-000${household}-4000-8${String(group).padStart(3, '0')}-${end}`;
}

/** Monthly expenses of the household as whole, in euros by category. */
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
  ...more,
});

/** A loan with its monthly rate and what is left of it, in euros. */
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
