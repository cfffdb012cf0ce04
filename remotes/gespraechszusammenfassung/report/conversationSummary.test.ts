import type { Snapshot } from '@vp-digital/core/contracts';
import { freeAmount, householdNet, netWorth, sectionNames } from '@vp-digital/core/household';
import { documentsOf, type SampleHousehold, sampleHouseholds } from '@vp-digital/core/household/samples';
import { createFormat, createI18n } from '@vp-digital/core/platform';
import de from '@vp-digital/locales/de/gespraechszusammenfassung.json';
import en from '@vp-digital/locales/en/gespraechszusammenfassung.json';
import { conversationSummary } from './conversationSummary';

const i18n = createI18n('gespraechszusammenfassung', { de, en }, 'de');
const settings = {
  t: i18n.getFixedT('de', 'gespraechszusammenfassung'),
  format: createFormat('de'),
  withBalance: true,
  documentId: '44444444-0000-4000-8000-000000000001',
};

const named = (sample: SampleHousehold) => {
  const [first] = Object.values(documentsOf(sample).persons.items);
  return [first?.lastName ?? '', sample] as const;
};

function snapshotOf(sample: SampleHousehold): Snapshot {
  const sections = documentsOf(sample);
  const figures = {
    netMonthly: householdNet(sections).monthly,
    free: freeAmount(sections).free,
    netWorth: netWorth(sections).netWorth,
  };
  const [name, householdId] = [named(sample)[0], sample.householdId];
  return {
    snapshotId: '55555555-0000-4000-8000-000000000001',
    householdId,
    label: 'Jahresgespräch',
    occasion: 'annualReview',
    createdAt: '2026-10-01T10:00:00.000Z',
    createdBy: 'Petra Beispiel',
    sha256: 'ab'.repeat(32),
    figures,
    reports: 0,
    payload: {
      schemaVersion: 1,
      engineVersion: '1.0.0',
      lawYear: 2026,
      referenceDate: '2026-10-01',
      household: { householdId, legacyHouseholdId: sample.legacyHouseholdId, name },
      versions: Object.fromEntries(sectionNames.map((section) => [section, 1])),
      sections,
      figures,
    },
  };
}

/** Everything that is read on paper, in its order. */
const textOf = (sample: SampleHousehold, changes: Partial<typeof settings> = {}) =>
  JSON.stringify(conversationSummary(snapshotOf(sample), { ...settings, ...changes }));

test.each(sampleHouseholds.map(named))('%s: the amounts are those of the snapshot', (_, sample) => {
  const text = textOf(sample);
  const { figures } = snapshotOf(sample);
  const { euros } = settings.format;
  expect(text).toContain(euros(figures.netMonthly));
  expect(text).toContain(euros(figures.free));
  expect(text).toContain(euros(figures.netWorth, { unit: 'none' }));
  for (const { firstName } of Object.values(documentsOf(sample).persons.items))
    expect(text).toContain(firstName);
});

test.each(sampleHouseholds.map(named))('%s: nobody of another household is in it', (name, sample) => {
  const others = sampleHouseholds.map(named).filter(([other]) => other !== name);
  const text = textOf(sample);
  for (const [other] of others) expect(text).not.toContain(other);
});

test('who may not see the balance sheet gets no net worth on paper either', () => {
  const [, musterhaus] = sampleHouseholds;
  if (!musterhaus) throw new Error('the sample households are missing');
  expect(textOf(musterhaus)).toContain('Nettovermögen');
  expect(textOf(musterhaus, { withBalance: false })).not.toContain('Nettovermögen');
});

test('the same snapshot gives the same document', () => {
  const [lena] = sampleHouseholds;
  if (!lena) throw new Error('the sample households are missing');
  expect(textOf(lena)).toBe(textOf(lena));
});
