import { randomUUID } from 'node:crypto';
import type { SectionName } from '@vp-digital/core/household';
import { sampleHouseholds } from '@vp-digital/core/household/samples';

/** How many entries a document of the large household has; the others are as large as the sample's. */
const sizes: Partial<Record<SectionName, number>> = {
  persons: 8,
  incomes: 12,
  expenses: 200,
  contracts: 60,
  assets: 30,
  liabilities: 12,
  goals: 20,
};
const notes = 300;
export const snapshotCount = 40;

/** A family with children of which every list is as long as lists become: a sample's entries over and over. */
export function largeDocuments(): Record<string, object> {
  const [, sample] = sampleHouseholds;
  if (!sample) throw new Error('there is no second sample');
  const documents = Object.entries(sample.sections).map(([name, { items }]): [string, object] => [
    name,
    { items: enlarged(items, sizes[name as SectionName] ?? 0) }, // its own keys
  ]);
  return { ...Object.fromEntries(documents), recap: { items: manyNotes() } };
}

/** The entries, and again those after the first two: of persons the children. */
function enlarged(items: Record<string, object>, size: number): Record<string, object> {
  const entries = Object.entries(items);
  const repeated = entries.slice(2).map(([, entry]) => entry);
  const missing = repeated.length === 0 ? 0 : Math.max(0, size - entries.length);
  const further = Array.from({ length: missing }, (_, index): [string, object] => [
    randomUUID(),
    { ...repeated[index % repeated.length], position: entries.length + index },
  ]);
  return Object.fromEntries([...entries, ...further]);
}

const manyNotes = () =>
  Object.fromEntries(
    Array.from({ length: notes }, (_, position): [string, object] => [
      randomUUID(),
      {
        position,
        kind: (['note', 'decision', 'task'] as const)[position % 3],
        text: `Was im Gespräch am ${(position % 28) + 1}. gesagt wurde und beim nächsten Mal wieder gebraucht wird`,
        writtenAt: new Date(Date.UTC(2026, position % 9, (position % 28) + 1)).toISOString(),
      },
    ]),
  );
