import { documentsOf, sampleHouseholds } from '@vp-digital/core/household/samples';
import { type SnapshotPayload, snapshotSections } from '.';

const [sample] = sampleHouseholds;
const all = documentsOf(sample);
const payload = (sections: Record<string, unknown>): SnapshotPayload => ({
  schemaVersion: 1,
  engineVersion: '1.0.0',
  lawYear: 2026,
  referenceDate: '2026-11-22',
  household: { householdId: sample.householdId, legacyHouseholdId: 1, name: 'Musterfeld, Lena' },
  versions: {},
  sections,
  figures: { netMonthly: 0, free: 0, netWorth: 0 },
});

test('the documents of a snapshot are read as they were frozen', () => {
  expect(snapshotSections(payload(all))).toEqual(all);
});

test('a kind of document that did not exist yet when the snapshot was frozen is empty', () => {
  const { recap: _, subsidyFacts: __, ...older } = all;
  expect(snapshotSections(payload(older))).toEqual({
    ...all,
    recap: { items: {} },
    subsidyFacts: { items: {} },
  });
});

test('of documents of a newer release further facts are left aside; with a code that is not known here none is read', () => {
  const [[id, person] = ['', {}]] = Object.entries(all.persons.items);
  const newer = (more: object) => ({ ...all, persons: { items: { [id]: { ...person, ...more } } } });
  expect(snapshotSections(payload(newer({ somethingNew: true })))).toEqual(all);
  expect(snapshotSections(payload(newer({ maritalStatus: 'somethingNew' })))).toBeUndefined();
});

describe('an estimated net in a snapshot', () => {
  const [[id, income] = ['', {}]] = Object.entries(all.incomes.items);
  const frozen = (members: object) => ({
    ...all,
    incomes: { items: { [id]: { ...income, netFrom: 'estimate', ...members } } },
  });
  const netIn = (of: SnapshotPayload) => snapshotSections(of)?.incomes.items[id]?.net;

  test('is what was derived when it was frozen, whatever the estimate would be today', () => {
    const { net: _, ...estimated } = frozen({ net: undefined }).incomes.items[id] as Record<string, unknown>;
    const sections = { ...all, incomes: { items: { [id]: estimated } } };
    expect(netIn({ ...payload(sections), derived: { net: { [id]: 198_765 } } })).toBe(198_765);
    expect(netIn(payload(sections))).toBeUndefined();
  });

  test('of before November 2026 stands among what was typed, and is the same to the cent', () => {
    expect(netIn(payload(frozen({ net: 198_765 })))).toBe(198_765);
  });
});
