import type { CompletenessData } from '@vp-digital/core/household';
import { documentsOf, sampleHouseholds } from '@vp-digital/core/household/samples';
import { createPdf } from '@vp-digital/core/pdf/createPdf';
import { allElements, readTaggedPdf, tagFindings } from '@vp-digital/core/pdf/testing';
import { createFormat, createI18n } from '@vp-digital/core/platform';
import de from '@vp-digital/locales/de/analysis/analysis.json';
import en from '@vp-digital/locales/en/analysis/analysis.json';
import { questionnaire } from './questionnaire';

const i18n = createI18n('analysis', { de, en }, 'de');
const day = '2026-10-01';
const at = '2026-10-01T10:00:00.000Z';
const musterhaus = documentsOf(sampleHouseholds[1]);

function modelOf(known: CompletenessData | undefined, language: 'de' | 'en' = 'de') {
  const t = i18n.getFixedT(language, 'analysis', 'start.questionnaire');
  const code = (document: string, key: string) => `${document} ${key}`;
  return questionnaire({ known, day, at }, { t, code, format: createFormat(language) });
}

async function fileOf(...model: Parameters<typeof modelOf>) {
  const { bytes } = await createPdf(modelOf(...model));
  const pdf = await readTaggedPdf(bytes);
  const text = allElements(pdf.root)
    .map((element) => element.text)
    .join('\n')
    .replace(/\u00ad/g, '')
    .replace(/\s+/g, ' ');
  return { bytes, pdf, text };
}

test.each([
  ['de', undefined],
  ['en', undefined],
  ['de', musterhaus],
  ['en', musterhaus],
] as const)('is tagged as reports are (%s)', async (language, known) => {
  const { pdf } = await fileOf(known, language);
  expect(tagFindings(pdf)).toEqual([]);
});

test('a blank one explains itself, asks area by area, and knows nobody', async () => {
  const { text, pdf } = await fileOf(undefined);
  expect(text).toContain('Was Sie wissen, genügt.');
  expect(text).not.toContain('steht bereits da');
  const headings = allElements(pdf.root)
    .filter(({ role }) => role === 'H1')
    .map((element) => element.text.replace(/\u00ad/g, ''));
  expect(headings).toEqual([
    'Fragebogen zur Analyse',
    ...['persons', 'housing', 'expenses', 'contracts', 'wealth', 'goals'].map(
      (area) => `completeness area.${area}`,
    ),
  ]);
  expect(text).toContain('Person 2');
  expect(text).not.toMatch(/\d €|Musterhaus/);
});

test('a pre-filled one holds what was told, as it was told', async () => {
  const { text } = await fileOf(musterhaus);
  expect(text).toContain('steht bereits da');
  expect(text).toContain('Jonas Musterhaus');
  expect(text).toContain('02.09.1988');
  expect(text).toContain('5.150 €');
  expect(text).toContain('contracts line.mortgage');
});

test('what was estimated is left to be told', async () => {
  const items = Object.entries(musterhaus.expenses.items).map(([id, expense]) => [
    id,
    { ...expense, amount: 12_345_00, source: 'estimated' as const },
  ]);
  const { text } = await fileOf({ ...musterhaus, expenses: { items: Object.fromEntries(items) } });
  expect(text).not.toContain('12.345');
});

test('nothing of health, of bank accounts or internal gets into it', async () => {
  const secret = 'GEHEIM';
  const persons = Object.entries(musterhaus.persons.items).map(([id, person]) => [
    id,
    { ...person, smoker: true },
  ]);
  const profiles = Object.keys(musterhaus.persons.items).map((id) => [
    id,
    { position: 0, taxId: '12345678901', pensionInsuranceNumber: secret, allowanceNumber: secret },
  ]);
  const contracts = Object.entries(musterhaus.contracts.items).map(([id, contract]) => [
    id,
    { ...contract, number: secret },
  ]);
  const { text } = await fileOf({
    ...musterhaus,
    persons: { items: Object.fromEntries(persons) },
    taxProfiles: { items: Object.fromEntries(profiles) },
    contracts: { items: Object.fromEntries(contracts) },
  });
  expect(text).not.toContain(secret);
  expect(text).not.toContain('12345678901');
  expect(text).not.toMatch(/rauch/i);
});

test('its title and its file name say nothing of anybody', () => {
  const { meta } = modelOf(musterhaus);
  expect(JSON.stringify([meta, modelOf(musterhaus).header])).not.toContain('Musterhaus');
  expect(i18n.getFixedT('de', 'analysis')('start.questionnaire.file', { day })).toBe(
    'Fragebogen-Analyse-2026-10-01.pdf',
  );
});

test('the same answers always give the same bytes', async () => {
  const [one, other] = [await fileOf(musterhaus), await fileOf(musterhaus)];
  expect(Buffer.compare(one.bytes, other.bytes)).toBe(0);
});
