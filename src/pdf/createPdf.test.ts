import fc from 'fast-check';
import { createPdf } from './createPdf';
import type { Block } from './model';
import {
  allElements,
  everything,
  householdReport,
  longTable,
  paragraph,
  readTaggedPdf,
  reportOf,
  tagFindings,
  type TaggedPdf,
  tinyJpeg,
} from './testing';

const sameBytes = async (document: typeof householdReport) => {
  const [first, second] = [await createPdf(document), await createPdf(structuredClone(document))];
  return Buffer.from(first.bytes).equals(Buffer.from(second.bytes));
};

test('the same report gives the same bytes', async () => {
  expect(await sameBytes(householdReport)).toBe(true);
  expect(await sameBytes(everything)).toBe(true);
});

test('another version of a report is another file: its identifier differs', async () => {
  const identifier = async (documentId: string) => {
    const { bytes } = await createPdf({ ...householdReport, meta: { ...householdReport.meta, documentId } });
    return /\/ID \[<(\w+)>/.exec(Buffer.from(bytes).toString('latin1'))?.[1];
  };
  expect(await identifier('a/1')).toBe(await identifier('a/1'));
  expect(await identifier('a/1')).not.toBe(await identifier('a/2'));
});

test('the caller learns how many pages there are and which characters were replaced', async () => {
  const { pageCount, replacements } = await createPdf(
    reportOf(paragraph('漢'), { kind: 'page-break' }, paragraph('b')),
  );
  expect(pageCount).toBe(2);
  expect(replacements).toEqual([{ character: '漢', replacedBy: '?' }]);
});

test('progress never goes back and ends with the whole', async () => {
  const seen: number[] = [];
  await createPdf(everything, (done, total) => seen.push(done / total));
  expect(seen).toEqual([...seen].sort((a, b) => a - b));
  expect(seen.at(-1)).toBe(1);
});

test('titles with markup and any script are written so that every reader gets them back', async () => {
  const title = 'Müller & <Söhne> „GbR“ – Αθήνα';
  const { bytes } = await createPdf({ ...householdReport, meta: { ...householdReport.meta, title } });
  const pdf = await readTaggedPdf(bytes);
  expect(pdf.title).toBe(title);
  expect(tagFindings(pdf)).toEqual([]);
});

describe('a title with a picture', () => {
  const titled = (jpeg: string) =>
    reportOf(
      {
        kind: 'title',
        title: 'Zusammenfassung',
        lines: ['Musterhaus', 'Im Gespräch mit Petra Beispiel'],
        picture: { jpeg, alt: 'Bild: Petra Beispiel' },
      },
      paragraph('Text'),
    );
  const figuresOf = (pdf: TaggedPdf) => allElements(pdf.root).filter(({ role }) => role === 'Figure');

  test('holds the very photograph, as a figure with its words, and is the same file every time', async () => {
    const { bytes } = await createPdf(titled(tinyJpeg));
    expect(Buffer.from(bytes).includes(Buffer.from(tinyJpeg, 'base64'))).toBe(true);
    const pdf = await readTaggedPdf(bytes);
    expect(tagFindings(pdf)).toEqual([]);
    expect(figuresOf(pdf).map(({ alt }) => alt)).toEqual(['Bild: Petra Beispiel']);
    expect(await sameBytes(titled(tinyJpeg))).toBe(true);
  });

  test('goes without one that cannot be read: the report is made all the same', async () => {
    const pdf = await readTaggedPdf((await createPdf(titled('/9j/AAAA'))).bytes);
    expect(figuresOf(pdf)).toEqual([]);
    expect(tagFindings(pdf)).toEqual([]);
  });
});

test('whatever a report contains, the file is tagged without a finding and reproducible', async () => {
  const text = fc.string({
    unit: fc.constantFrom(...'abcdefgäöüß €\u00a0\u00ad-.,()\\<>&α'),
    minLength: 1,
    maxLength: 200,
  });
  const words = text.map((value) => `a${value}`);
  const block: fc.Arbitrary<Block> = fc.oneof(
    words.map(paragraph),
    words.map(
      (name): Block => ({
        kind: 'chapter',
        name,
        keySentence: [{ text: 'Frei: ' }, { text: name, style: 'highlight' }],
      }),
    ),
    words.map(
      (value): Block => ({ kind: 'key-figures', items: [{ label: 'Rücklage', value, unit: 'Monate' }] }),
    ),
    words.map(
      (value): Block => ({
        kind: 'paragraph',
        text: [{ text: value }, { text: value, href: 'https://example.org' }],
      }),
    ),
    fc.integer({ min: 0, max: 40 }).map(longTable),
    fc
      .array(words, { minLength: 1, maxLength: 3 })
      .map((items): Block => ({ kind: 'list', marker: 'number', items })),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(block, { minLength: 1, maxLength: 6 }), async (blocks) => {
      const document = reportOf(...blocks);
      const { bytes } = await createPdf(document);
      expect(tagFindings(await readTaggedPdf(bytes))).toEqual([]);
      expect(await sameBytes(document)).toBe(true);
    }),
    { numRuns: 15 },
  );
});
