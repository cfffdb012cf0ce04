import { documentsOf, sampleHouseholds } from '@vp-digital/core/household/samples';
import { type SnapshotPayload, snapshotSections } from '.';

const [sample] = sampleHouseholds;
if (!sample) throw new Error('the sample households are missing');
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

test('documents of a newer release, which say more than is known here, are not read at all', () => {
  const [[id, person] = ['', {}]] = Object.entries(all.persons.items);
  const newer = { items: { [id]: { ...person, somethingNew: true } } };
  expect(snapshotSections(payload({ ...all, persons: newer }))).toBeUndefined();
});
