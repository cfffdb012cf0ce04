import type { Cell, ReportDocument, Text } from '@vp-digital/core/pdf';

/** What can be read on a page, or in a report, as plain text. */
export interface View {
  /** Key figures: label, value, the caption below. */
  figures: readonly (readonly [string, string, string])[];
  /** By their captions, or the headings above them. */
  tables: readonly { name: string; rows: readonly (readonly string[])[] }[];
  /** Lines of lists of data. */
  items: readonly (readonly [string, string])[];
  stations: readonly string[];
  sentences: readonly string[];
}

/** Spaces of one kind, no soft hyphens. */
const plain = (text: string | null | undefined) =>
  (text ?? '')
    .replace(/\u00ad/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** A page as it stands in the document. */
export function viewOfPage(page: HTMLElement): View {
  const all = <Found extends Element = HTMLElement>(what: string) => [...page.querySelectorAll<Found>(what)];
  const textOf = (element: Element | null | undefined) => plain(element?.textContent);
  return {
    figures: all('h2').map((label) => [
      textOf(label),
      textOf(label.nextElementSibling),
      textOf(label.parentElement?.querySelector(':scope > p')),
    ]),
    tables: all<HTMLTableElement>('table').map((table) => ({
      name: textOf(table.caption),
      rows: [...table.rows].map((row) => [...row.cells].map(textOf)),
    })),
    items: all('dt').map((label) => [textOf(label), textOf(label.nextElementSibling)]),
    stations: all('nav a').map(textOf),
    sentences: all('p, span, [role=img], [role=progressbar], svg').map((element) =>
      plain(element.getAttribute('aria-label') ?? element.textContent),
    ),
  };
}

/** A report as its model says it: what is on its pages is made of nothing else. */
export function viewOfReport({ blocks }: ReportDocument): View {
  const figures: [string, string, string][] = [];
  const tables: { name: string; rows: string[][] }[] = [];
  const sentences: string[] = [];
  let heading = '';
  for (const block of blocks) {
    if (block.kind === 'chapter') {
      heading = plain(block.name);
      sentences.push(said(block.keySentence));
    }
    if (block.kind === 'heading') heading = plain(block.text);
    if (block.kind === 'paragraph') sentences.push(said(block.text));
    if (block.kind === 'key-figures')
      for (const { label, value, note } of block.items)
        figures.push([plain(label), plain(value), plain(note)]);
    const table = block.kind === 'table' ? block : block.kind === 'figure' ? block.table : undefined;
    if (block.kind === 'figure') sentences.push(plain(block.alt));
    if (table) tables.push({ name: heading, rows: table.rows.map(({ cells }) => cells.map(textOfCell)) });
  }
  return { figures, tables, items: [], stations: [], sentences };
}

const said = (text: Text) => plain(typeof text === 'string' ? text : text.map((run) => run.text).join(''));

const textOfCell = (cell: Cell) =>
  typeof cell === 'string' ? plain(cell) : cell.kind === 'text' ? said(cell.text) : '';

/** A number as it is shown: what it amounts to, and the unit of its last digit. */
export interface Amount {
  value: number;
  step: number;
}

/** The first number in a text, without its sign; undefined where there is none. */
export function amountIn(text: string): Amount | undefined {
  const [, whole, decimals = ''] = /(\d[\d.]*)(?:,(\d+))?/.exec(text) ?? [];
  if (whole === undefined) return undefined;
  return { value: Number(`${whole.replaceAll('.', '')}.${decimals || 0}`), step: 10 ** -decimals.length };
}
