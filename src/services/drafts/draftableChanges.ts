import type { SectionName } from '@vp-digital/core/household';
import type { PendingChange } from '../saving/sectionQueue';

/**
 * What may lie on the device as a draft. Health data never does (Art. 9 GDPR): a section of such data is `false`,
 * single fields of it are named. Every section has to say so: a new one is a compiler error here.
 */
const draftable: Record<SectionName, true | false | { except: readonly string[] }> = {
  persons: { except: ['smoker'] },
  addresses: true,
  employments: true,
  taxProfiles: true,
  incomes: true,
  expenses: true,
  contracts: true,
  assets: true,
  liabilities: true,
  goals: true,
  housing: true,
  statutoryPensions: true,
  financialGrade: true,
  subsidyFacts: true,
  protectionWishes: true,
  appointmentRatings: true,
  recap: true,
  healthPlans: true,
};

/** The changes of a section without what must not be kept; none when nothing of it may be. */
export function draftableChanges(
  section: SectionName,
  changes: readonly PendingChange[],
): readonly PendingChange[] {
  const rule = draftable[section];
  if (rule === true) return changes;
  if (rule === false) return [];
  const isExcluded = (name: string) => rule.except.includes(name);
  return changes
    .filter(({ path }) => !path.split('/').some(isExcluded))
    .map((change) =>
      isEntry(change.value) ? { ...change, value: without(change.value, isExcluded) } : change,
    );
}

type Entry = Extract<PendingChange['value'], Record<string, unknown>>;

const isEntry = (value: PendingChange['value']): value is Entry =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const without = (entry: Entry, isExcluded: (name: string) => boolean): Entry =>
  Object.fromEntries(Object.entries(entry).filter(([name]) => !isExcluded(name)));
