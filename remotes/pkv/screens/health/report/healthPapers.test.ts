import type { HealthChart } from '@vp-digital/core/contracts';
import { createPdf } from '@vp-digital/core/pdf/createPdf';
import { readTaggedPdf, tagFindings } from '@vp-digital/core/pdf/testing';
import { createFormat, createI18n } from '@vp-digital/core/platform';
import de from '@vp-digital/locales/de/pkv/pkvHealth.json';
import en from '@vp-digital/locales/en/pkv/pkvHealth.json';
import { copyPaper, enquiryPaper } from './healthPapers';

const i18n = createI18n('pkv', { de, en }, 'de');
const chart: HealthChart = {
  heightCm: 172,
  weightKg: 66,
  answers: { lungs: { answer: 'yes', evidence: 'proven', details: 'Heuschnupfen' } },
};
const at = '2026-11-30T10:00:00.000Z';
const wordsOf = (language: 'de' | 'en') => ({
  t: i18n.getFixedT(language, 'pkv'),
  format: createFormat(language),
});

test.each(['de', 'en'] as const)('the anonymous enquiry names an age and nobody: %s', async (language) => {
  const paper = enquiryPaper({ chart, age: 34, at }, wordsOf(language));
  const text = JSON.stringify(paper);
  expect(text).toContain('34');
  expect(text).toContain('Heuschnupfen');
  expect(text).not.toMatch(/Nadine|Musterkamp|1992/);
  expect(paper.meta.author).toBe('');
  const { bytes } = await createPdf(paper);
  expect(tagFindings(await readTaggedPdf(bytes))).toEqual([]);
});

test('the copy is the person’s own and has the mark that the record keeps', async () => {
  const copy = {
    format: 'vp-digital.health/1' as const,
    createdAt: at,
    personId: '22222222-0006-4000-8000-000000000001',
    givenOn: '2026-10-01',
    chart,
    salt: 'ab'.repeat(16),
    checksum: 'cd'.repeat(32),
  };
  const paper = copyPaper({ copy, name: 'Nadine' }, wordsOf('de'));
  const text = JSON.stringify(paper);
  for (const said of ['Nadine', 'Heuschnupfen', copy.checksum, copy.salt, 'BMI 22,3'])
    expect(text).toContain(said);
  expect(paper.meta.title).not.toContain('Nadine');
  expect(tagFindings(await readTaggedPdf((await createPdf(paper)).bytes))).toEqual([]);
});
