import fc from 'fast-check';
import { reportFonts } from '../fonts';
import type { Block, ReportDocument } from '../model';
import { everything, householdReport, longTable, paragraph, reportOf } from '../testing';
import { artifactLines, laidOut, pagesOf, texts } from '../testing/pageText';
import { type Layout, layout } from '.';

const chapter = (name: string, more: object = {}): Block => ({
  kind: 'chapter',
  name,
  keySentence: 'Satz.',
  ...more,
});

describe('pages', () => {
  test('a chapter begins on a new page only when the report says so', () => {
    expect(pagesOf(chapter('1'), chapter('2'))).toHaveLength(1);
    expect(pagesOf(chapter('1'), chapter('2', { startsNewPage: true }))).toHaveLength(2);
  });

  test('a chapter that need not starts none where it fits, or where half of the page is free', () => {
    const lines = (count: number) => Array.from({ length: count }, () => paragraph('Zeile'));
    const next = chapter('2', { startsNewPage: 'unlessItFits' });
    expect(pagesOf(chapter('1'), ...lines(18), next)).toHaveLength(1);
    expect(pagesOf(chapter('1'), ...lines(18), next, ...lines(20))).toHaveLength(2);
    const [first] = pagesOf(chapter('1'), ...lines(5), next, ...lines(40));
    expect(first).toContain('2');
    const [full] = pagesOf(chapter('1'), ...lines(18), next, ...lines(20));
    expect(full).not.toContain('2');
  });

  test('page breaks make no empty pages', () => {
    const pageBreak: Block = { kind: 'page-break' };
    expect(pagesOf(pageBreak, paragraph('a'), pageBreak, pageBreak, paragraph('b'), pageBreak)).toEqual([
      ['a'],
      ['b'],
    ]);
  });

  test('a heading never stands alone at the foot of a page', () => {
    for (let count = 20; count < 60; count += 1) {
      const filler = Array.from({ length: count }, () => paragraph('Zeile'));
      const pages = pagesOf(...filler, { kind: 'heading', level: 2, text: 'Überschrift' }, paragraph('Text'));
      expect(pages.every((page) => page.at(-1) !== 'Überschrift')).toBe(true);
    }
  });

  test('of a paragraph no line stands alone before or after a page break', () => {
    for (let count = 22; count < 30; count += 1) {
      const filler = Array.from({ length: count }, () => paragraph('Zeile'));
      const pages = pagesOf(...filler, paragraph('Ein Absatz von vier Zeilen. '.repeat(13)));
      for (const page of pages) {
        const own = page.filter((line) => line !== 'Zeile').length;
        expect(own).not.toBe(1);
      }
    }
  });

  test('every page but the cover bears header, footer and its number', () => {
    const { pages } = laidOut(everything);
    const [cover, ...others] = pages.map(artifactLines);
    expect(cover).toEqual([]);
    for (const [index, page] of others.entries()) {
      expect(page[0]).toBe('Gesprächszusammenfassung|Jonas und Aylin Musterhaus|Stand 01.10.2026');
      expect(page.join(' ')).toContain(`Seite ${index + 2} von ${pages.length}`);
    }
  });

  test('a page that begins with the report’s title has a footer and no header', () => {
    const title = { kind: 'title', title: 'Zusammenfassung', lines: ['Jonas und Aylin'] } as const;
    const { pages } = laidOut(reportOf(title, ...Array.from({ length: 80 }, () => paragraph('Zeile'))));
    const [first, second] = pages.map(artifactLines);
    expect(first?.join(' ')).toContain('1');
    expect(first?.join('|')).not.toContain(second?.[0]?.split('|')[0] ?? '–');
    expect(second?.length).toBe((first?.length ?? 0) + 1);
  });

  test('the footer states what the chapters of the page assume', () => {
    const foot = (document: ReportDocument) =>
      laidOut(document).pages.map((page) => artifactLines(page).slice(1).join(' '));
    const [first, second] = foot(householdReport);
    expect(first).toContain('Rechenwerte 2026');
    expect(second).toContain('heutiger Kaufkraft');
    const [both] = foot(
      reportOf(
        chapter('1', { assumptions: 'Erste Annahme.' }),
        chapter('2', { assumptions: 'Zweite Annahme.' }),
      ),
    );
    expect(both).toContain('Erste Annahme. Zweite Annahme.');
  });

  test('long assumptions push the text up instead of running off the page', () => {
    const assumptions = 'Annahmen über Zins, Teuerung und Rente. '.repeat(25);
    const { pages } = laidOut(
      reportOf(chapter('1', { assumptions }), ...Array.from({ length: 60 }, () => paragraph('Zeile'))),
    );
    for (const { groups, height } of pages) {
      const lowest = Math.max(...texts(groups.filter(({ kind }) => kind === 'content')).map(({ y }) => y));
      const footer = texts(groups.filter(({ kind }) => kind === 'artifact')).map(({ y }) => y);
      const footerTop = Math.min(...footer.filter((y) => y > height / 2));
      expect(lowest).toBeLessThan(footerTop);
      expect(Math.max(...footer)).toBeLessThan(height - 20);
    }
  });

  test('a household name too long for the header is shortened, not printed over its neighbours', () => {
    const centre = 'Dr. Maximilian-Alexander und Anna-Katharina von Musterhausen-Beispielsdorf zu Augsburg';
    const [page] = laidOut({ ...householdReport, header: { ...householdReport.header, centre } }).pages;
    const [left, middle, right] = texts(page?.groups.slice(0, 1) ?? []);
    expect(middle?.text).toMatch(/^Dr\. Maximilian.*…$/);
    expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThan(middle?.x ?? 0);
    expect((middle?.x ?? 0) + (middle?.width ?? 0)).toBeLessThan(right?.x ?? 0);
  });
});

test('the outline lists cover and chapters, and their headings below them', () => {
  const { outline } = laidOut(everything);
  expect(outline.map(({ title, page }) => [title, page])).toEqual([
    ['Gesprächszusammenfassung', 0],
    ['1 Ihre Familie und Ihr Einkommen', 1],
    ['2 Ihr Haushalt und Ihre Lücken', 2],
    ['3 Ihr Plan', 3],
  ]);
  expect(outline[1]?.children.map(({ title }) => title)).toEqual(['Ihre Familie', 'Ihr Einkommen']);
});

test('characters that the fonts cannot draw are replaced and reported', () => {
  expect(laidOut(reportOf(paragraph('Αθήνα'))).replacements).toContainEqual({
    character: 'θ',
    replacedBy: '?',
  });
  expect(laidOut(householdReport).replacements).toEqual([]);
});

test('progress counts the blocks', () => {
  const seen: (readonly [number, number])[] = [];
  layout(reportOf(paragraph('a'), paragraph('b')), reportFonts, (done, total) => seen.push([done, total]));
  expect(seen).toEqual([
    [1, 2],
    [2, 2],
  ]);
});

test('a layout is plain data: it survives the way out of a worker', () => {
  const result: Layout = laidOut(everything);
  expect(structuredClone(result)).toEqual(result);
});

test.each([
  ['nothing to draw', reportOf()],
  ['cells for 2 columns', reportOf({ ...longTable(0), rows: [{ kind: 'plain', cells: ['a'] }] })],
  [
    'another kind',
    reportOf({ ...longTable(0), rows: [{ kind: 'plain', cells: ['a', { kind: 'bar', segments: [] }] }] }),
  ],
  ['text column', reportOf({ kind: 'table', columns: [{ kind: 'bar', width: 1 }], rows: [] })],
  ['width above 0', reportOf({ kind: 'table', columns: [{ kind: 'text', label: 'a', width: 0 }], rows: [] })],
  ['not a date-time', { ...householdReport, meta: { ...householdReport.meta, createdAt: 'gestern' } }],
])('a report that contradicts itself is refused: %s', (detail, document) => {
  expect(() => laidOut(document)).toThrow(detail);
});

test('whatever a report contains, its content stays within the margins and in order', () => {
  const word = fc.stringMatching(/^[a-zäöüß]{1,14}$/);
  const text = fc.array(word, { minLength: 1, maxLength: 60 }).map((words) => words.join(' '));
  const block = fc.oneof(
    text.map(paragraph),
    text.map((heading): Block => ({ kind: 'heading', level: 2, text: heading.slice(0, 60) })),
    fc.integer({ min: 1, max: 30 }).map(longTable),
    fc
      .array(text, { minLength: 1, maxLength: 4 })
      .map((items): Block => ({ kind: 'list', marker: 'bullet', items })),
  );
  fc.assert(
    fc.property(fc.array(block, { minLength: 1, maxLength: 12 }), (blocks) => {
      const { pages } = laidOut(reportOf(...blocks));
      for (const { groups, width, height } of pages) {
        for (const { x, y, width: textWidth } of texts(groups)) {
          expect(x).toBeGreaterThan(50);
          expect(x + textWidth).toBeLessThan(width - 44);
          expect(y).toBeLessThan(height - 20);
        }
      }
    }),
    { numRuns: 30 },
  );
});
