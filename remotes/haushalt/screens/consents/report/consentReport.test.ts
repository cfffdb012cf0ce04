import type { ConsentRecord } from '@vp-digital/core/contracts';
import type { Person } from '@vp-digital/core/household';
import { createPdf } from '@vp-digital/core/pdf/createPdf';
import { allElements, readTaggedPdf, tagFindings } from '@vp-digital/core/pdf/testing';
import { createFormat, createI18n } from '@vp-digital/core/platform';
import de from '@vp-digital/locales/de/haushalt/dataProtection.json';
import en from '@vp-digital/locales/en/haushalt/dataProtection.json';
import { personLines } from '../lines';
import { consentReport } from './consentReport';

const i18n = createI18n('haushalt', { de, en }, 'de');
const jonas = '22222222-0002-4000-8000-000000000001';
const texts = (['healthData', 'marketingPost', 'documentReading'] as const).map((topic) => ({
  topic,
  version: '2025-07',
  validFrom: '2025-07-01',
  title: `Titel ${topic}`,
  approved: false,
  paragraphs: [`Das steht im Text zu ${topic}.`],
}));
const stroke = Array.from(
  { length: 20 },
  (_, step) => [30 * step, 100 + (step % 5) * 10, 16 * step] as const,
);

const record = (topic: ConsentRecord['topic'], more: Partial<ConsentRecord>): ConsentRecord => ({
  consentId: crypto.randomUUID(),
  personId: jonas,
  topic,
  action: 'given',
  textVersion: '2025-07',
  givenBy: jonas,
  at: '2025-11-12T17:30:00.000Z',
  recordedBy: 'Petra Beispiel',
  sha256: 'ab'.repeat(32),
  form: more.proof?.form,
  ...more,
});
const records = [
  record('healthData', {
    proof: {
      form: 'signature',
      signature: { width: 600, height: 200, strokes: [stroke.map(([x, y, time]) => [x, y, time])] },
    },
  }),
  record('marketingPost', { proof: { form: 'click', name: 'J. Musterhaus' } }),
  record('marketingPost', { action: 'withdrawn', givenBy: undefined }),
];

function modelOf(kept: readonly ConsentRecord[], language: 'de' | 'en' = 'de') {
  const person: Person = {
    position: 1,
    firstName: 'Jonas',
    lastName: 'Musterhaus',
    birthDate: '1988-09-02',
    role: 'responsible',
  };
  const consents = { records: [...kept], texts, deletionRequests: [] };
  const [line] = personLines({ items: { [jonas]: person } }, consents, '2026-10-01');
  if (!line) throw new Error('nobody is there');
  const words = { t: i18n.getFixedT(language, 'haushalt'), format: createFormat(language) };
  return consentReport({ person: line, records: kept, texts, at: '2026-10-01T10:00:00.000Z' }, words);
}

async function fileOf(...model: Parameters<typeof modelOf>) {
  const { bytes } = await createPdf(modelOf(...model));
  const pdf = await readTaggedPdf(bytes);
  const elements = allElements(pdf.root);
  const text = elements.map((element) => element.text).join('\n');
  return { bytes, pdf, elements, text: text.replace(/\u00ad/g, '').replace(/\s+/g, ' ') };
}

test.each(['de', 'en'] as const)('the record is tagged as reports are (%s)', async (language) => {
  const { pdf } = await fileOf(records, language);
  expect(tagFindings(pdf)).toEqual([]);
});

test('says how it stands, what was done, what shows it, and the words of what was agreed to', async () => {
  const { elements, text } = await fileOf(records);
  expect(text).toContain('1 Einwilligung gilt am 01.10.2026.');
  expect(text).toContain('Gesundheitsangaben: erteilt');
  expect(text).toContain('Werbung per Post: widerrufen');
  expect(text).toContain('Getippter Name: J. Musterhaus');
  expect(text).toContain('Das steht im Text zu healthData.');
  expect(text).not.toContain('documentReading');
  const figure = elements.find(({ alt }) => alt?.startsWith('Unterschrift von Jonas Musterhaus'));
  expect(figure).toBeDefined();
});

test('what was refused before anybody had consented is not said to be taken back', async () => {
  const { text } = await fileOf([
    record('assistantAccess', { action: 'withdrawn', givenBy: undefined }),
    ...records,
  ]);
  expect(text).toContain('Zugriff durch die Assistenz: abgelehnt');
  expect(text).toContain('Werbung per Post: widerrufen');
});

test('without any record it says so', async () => {
  const { pdf, text } = await fileOf([]);
  expect(tagFindings(pdf)).toEqual([]);
  expect(text).toContain('Nichts ist festgehalten.');
});

test('the same records always give the same bytes', async () => {
  const [one, other] = [await fileOf(records), await fileOf(records)];
  expect(Buffer.compare(one.bytes, other.bytes)).toBe(0);
});
