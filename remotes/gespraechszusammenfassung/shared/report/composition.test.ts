import { type ReportComposition, snapshotSections } from '@vp-digital/core/contracts';
import type { ReportDocument } from '@vp-digital/core/pdf';
import { createPdf } from '@vp-digital/core/pdf/createPdf';
import { laidOut } from '@vp-digital/core/pdf/testing';
import { conversationSummary } from './conversationSummary';
import { germanSettings, snapshotOf } from './testing';
import { openVariables, textValues } from './composition';

const recapId = '66666666-0000-4000-8000-000000000001';
const written = (text: string, place: number) => ({
  kind: 'decision' as const,
  text,
  position: place,
  visibility: 'customer' as const,
  writtenAt: '2026-10-01T09:00:00.000Z',
  done: false,
  inReport: true,
});
const snapshot = snapshotOf({
  recap: {
    items: {
      [recapId]: written('Reserve zuerst', 0),
      '66666666-0000-4000-8000-000000000002': written('Haus hat Vorrang', 1),
    },
  },
});
const sections = snapshotSections(snapshot.payload);

function modelOf(composition?: ReportComposition): ReportDocument {
  if (!sections) throw new Error('the snapshot cannot be read');
  return conversationSummary({ snapshot, sections, composition }, germanSettings);
}
const chapterNames = (model: ReportDocument) =>
  model.blocks.flatMap((block) => (block.kind === 'chapter' ? [block.name] : []));
const pageTexts = (model: ReportDocument) =>
  laidOut(model)
    .pages.flatMap(({ groups }) => groups.flatMap(({ ops }) => ops))
    .flatMap((op) => (op.kind === 'text' ? [op.text] : []))
    .join(' ');

test('a report without a composition is the one it always was, to the byte', async () => {
  const [none, empty] = await Promise.all([createPdf(modelOf()), createPdf(modelOf({ chapters: [] }))]);
  expect(Buffer.from(empty.bytes).equals(Buffer.from(none.bytes))).toBe(true);
  expect(chapterNames(modelOf())).toEqual([
    '1 Ihr Haushalt',
    '2 Ihr Monat',
    '3 Ihre Ausgaben',
    '4 Ihre Verträge',
    '5 Ihr Vermögen',
    '6 Ihre staatliche Rente',
    '7 Im Ruhestand',
    '8 Wenn einer stirbt',
    '9 Was Ihnen zusteht',
    '10 Nächste Schritte',
  ]);
});

test('chapters come in their order, numbered anew, without those that are left out; unknown ones are passed over', () => {
  const model = modelOf({
    chapters: [
      { chapter: 'next', shown: true },
      { chapter: 'of a newer release', shown: true },
      { chapter: 'expenses', shown: false },
      { chapter: 'balance', shown: true },
    ],
  });
  expect(chapterNames(model)).toEqual([
    '1 Nächste Schritte',
    '2 Ihr Vermögen',
    '3 Ihr Haushalt',
    '4 Ihr Monat',
    '5 Ihre Verträge',
    '6 Ihre staatliche Rente',
    '7 Im Ruhestand',
    '8 Wenn einer stirbt',
    '9 Was Ihnen zusteht',
  ]);
});

test('own words stand before the figures, a chapter’s below its sentence, with their variables filled in', () => {
  const { blocks } = modelOf({
    chapters: [{ chapter: 'month', shown: true, text: 'Zahlen vom {stand}.' }],
    greeting: 'Guten Tag {haushalt},',
    letter: 'danke!\n\nIhre {Berater}',
  });
  const paragraphs = blocks.flatMap((block, place) =>
    block.kind === 'paragraph' && block.size === undefined ? [[place, block.text] as const] : [],
  );
  const letter = paragraphs.slice(0, 3).map(([, text]) => text);
  expect(letter).toEqual(['Guten Tag Jonas und Aylin Musterhaus,', 'danke!', 'Ihre Petra Beispiel']);
  expect(blocks.findIndex(({ kind }) => kind === 'key-figures')).toBe(4); // title and three lines before
  const month = blocks.findIndex((block) => block.kind === 'chapter' && block.name.endsWith('Ihr Monat'));
  expect(blocks[month + 1]).toEqual({ kind: 'paragraph', text: 'Zahlen vom 01.10.2026.' });
});

test('hidden amounts stand nowhere in the pages, and that is said', () => {
  const shown = pageTexts(modelOf());
  const hidden = pageTexts(modelOf({ chapters: [], hidesAmounts: true }));
  const amount = /\d[\d.]*(,\d\d)?\s*€/;
  expect(shown).toMatch(amount);
  expect(hidden).not.toMatch(amount);
  expect(hidden).not.toMatch(/\d,\d\d(?!\d| %)/);
  expect(hidden).toContain('Beträge und was sich aus ihnen ergibt, sind in dieser Fassung nicht genannt.');
});

test('what is left out of the talk is not in it, the rest is', () => {
  const text = pageTexts(modelOf({ chapters: [], leftOut: [recapId] }));
  expect(text).not.toContain('Reserve zuerst');
  expect(text).toContain('Haus hat Vorrang');
});

test('a variable without a value is a gap, in any own text', () => {
  if (!sections) throw new Error('the snapshot cannot be read');
  const values = textValues(snapshot, sections, germanSettings);
  expect(openVariables({ letter: 'bis {termin}, {haushalt}' }, values)).toEqual(['termin']);
  expect(openVariables({ letter: 'until {Appointment}, {household}, {asOf}' }, values)).toEqual(['termin']);
  expect(openVariables({ chapters: [{ chapter: 'next', shown: true, text: '{Termin}' }] }, values)).toEqual([
    'termin',
  ]);
  expect(openVariables({ letter: 'bis {termin}' }, { ...values, termin: '3.12.' })).toEqual([]);
});
