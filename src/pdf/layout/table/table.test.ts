import type { Row } from '../../model';
import { longTable, paragraph, reportOf } from '../../testing';
import { artifactLines, contentLines, laidOut, pagesOf, texts } from '../../testing/pageText';

test('the head is repeated on every page that a table goes on to', () => {
  const { pages } = laidOut(reportOf(longTable(80)));
  expect(pages.length).toBe(4);
  expect(pages.map((page) => artifactLines(page).includes('Jahr|Betrag'))).toEqual([false, true, true, true]);
});

test('at least three rows stay together and a sum never stands alone, wherever the break falls', () => {
  for (let fillers = 0; fillers < 30; fillers += 1) {
    for (const rows of [4, 7, 25]) {
      const filler = Array.from({ length: fillers }, () => paragraph('Absatz'));
      const pages = pagesOf(...filler, longTable(rows)).map((page) =>
        page.filter((line) => /^(Zeile|Summe)/.test(line)),
      );
      const counts = pages.map((page) => page.length).filter((count) => count > 0);
      expect(Math.min(...counts)).toBeGreaterThanOrEqual(3);
    }
  }
});

test('a table of up to seven rows is not torn, and its heading is never the last of a page', () => {
  for (let fillers = 0; fillers < 40; fillers += 1) {
    const filler = Array.from({ length: fillers }, () => paragraph('Absatz'));
    const heading = { kind: 'heading' as const, level: 2 as const, text: 'Überschrift' };
    const pages = pagesOf(...filler, heading, longTable(6));
    const ofTable = pages.filter((page) => page.some((line) => /^(Zeile|Summe)/.test(line)));
    expect(ofTable).toHaveLength(1);
    expect(ofTable[0]).toContain('Überschrift');
  }
});

test('a note below a table stands on the page of its last rows', () => {
  for (let fillers = 0; fillers < 30; fillers += 1) {
    for (const rows of [2, 3, 4, 5, 6, 25]) {
      const filler = Array.from({ length: fillers }, () => paragraph('Absatz'));
      const note = { kind: 'paragraph', size: 'note', text: 'Anmerkung' } as const;
      const pages = pagesOf(...filler, longTable(rows), note);
      expect(pages.find((page) => page.includes('Anmerkung'))?.some((line) => /^Summe/.test(line))).toBe(
        true,
      );
    }
  }
});

test('a subtotal stays with the row before it', () => {
  const row = (index: number): Row => ({
    kind: index % 5 === 4 ? 'subtotal' : 'plain',
    cells: [`${index}`, '1 €'],
  });
  const { columns } = longTable(0);
  const rows = Array.from({ length: 60 }, (_, index) => row(index));
  for (let fillers = 0; fillers < 12; fillers += 1) {
    const filler = Array.from({ length: fillers }, () => paragraph('Absatz'));
    const pages = pagesOf(...filler, { kind: 'table', columns, rows });
    for (const page of pages.slice(1)) {
      const first = page.find((line) => /^\d+\|1 €/.test(line))?.split('|')[0];
      expect(Number(first) % 5).not.toBe(4);
    }
  }
});

test('a row higher than a page goes on on the next instead of running off', () => {
  const { columns } = longTable(0);
  const long = 'Begründung. '.repeat(700).trim();
  const { pages } = laidOut(
    reportOf({ kind: 'table', columns, rows: [{ kind: 'plain', cells: [long, '1 €'] }] }),
  );
  expect(pages.length).toBeGreaterThan(1);
  const words = pages
    .flatMap(contentLines)
    .join(' ')
    .match(/Begründung\./g);
  expect(words).toHaveLength(700);
  for (const { groups, height } of pages) {
    for (const { y } of texts(groups)) expect(y).toBeLessThan(height - 20);
  }
});

test('amounts end at the right edge of their column, one below the other', () => {
  const { pages } = laidOut(reportOf(longTable(20)));
  const amounts = texts(pages[0]?.groups ?? []).filter(({ text }) => text.endsWith('\u00a0€'));
  const edges = new Set(amounts.map(({ x, width }) => (x + width).toFixed(3)));
  expect(amounts.length).toBe(21);
  expect(edges.size).toBe(1);
});
