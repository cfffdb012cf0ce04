import type { SectionName } from '@vp-digital/core/household';
import { type Permission, permissions } from '@vp-digital/core/reference';

/**
 * Data that not everybody with access to a household may see: about health (Art. 9 GDPR), numbers by which banks and
 * offices know a person, notes that are not for the customer.
 */
export type ProtectedKind = 'health' | 'bank' | 'internal';

/** Who reads and writes it; the reading is noted. Whoever acts in the role of another never does. */
export const permissionFor: Readonly<Record<ProtectedKind, Permission>> = {
  /** Those who prepare and hold the talk. */
  health: permissions.sectionReport,
  /** Those who take in the household's papers, in which the numbers stand. */
  bank: permissions.documentUpload,
  internal: permissions.sectionReport,
};

interface SectionRule {
  /** Taken to read and to change the section at all, beside access to the main app. */
  read?: Permission;
  change?: Permission;
  /** Fields of every entry. */
  fields?: Readonly<Record<string, ProtectedKind>>;
  /** Entries that are protected as a whole. */
  entries?: { kind: ProtectedKind; where(entry: Readonly<Record<string, unknown>>): boolean };
}

const open: SectionRule = {};

/** Every section has to say who may do what: a new one is a compiler error here. The overview shows all but the recap. */
export const sectionRules: Readonly<Record<SectionName, SectionRule>> = {
  persons: { fields: { smoker: 'health' } },
  addresses: open,
  employments: open,
  taxProfiles: { fields: { taxId: 'bank' } },
  incomes: open,
  expenses: open,
  contracts: open,
  assets: { change: permissions.balanceSheet },
  liabilities: { change: permissions.balanceSheet },
  goals: open,
  housing: open,
  statutoryPensions: open,
  financialGrade: open,
  subsidyFacts: open,
  protectionWishes: open,
  appointmentRatings: open,
  healthPlans: { change: permissions.pkvModule },
  recap: {
    read: permissions.sectionReport,
    change: permissions.sectionReport,
    entries: { kind: 'internal', where: ({ visibility }) => visibility === 'internal' },
  },
};

/** The fields of a section that are about health. */
export const healthFields = (section: SectionName): string[] =>
  Object.entries(sectionRules[section].fields ?? {}).flatMap(([field, kind]) =>
    kind === 'health' ? [field] : [],
  );
