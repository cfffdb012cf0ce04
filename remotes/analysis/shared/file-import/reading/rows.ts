import Papa from 'papaparse';
import { limits, Refusal } from './refusal';

/** So many letters at once: some hundred lines. */
const slice = 32_000;

/**
 * The lines (which end by a line feed) of a table as cells, without those that hold nothing. Reads slice by slice. Throws a `Refusal` for too wide and
 * too many lines.
 */
export function rowsOf(written: string, delimiter: string): string[][] {
  const rows: string[][] = [];
  let text = written;
  let from = 0;
  let length = slice;
  let strays = 0;
  while (from < text.length) {
    const isLast = from + length >= text.length;
    const parsed = new Papa.Parser({ delimiter }).parse(
      text.slice(from, from + length),
      0,
      !isLast, // a line that is cut is read with the next slice
    ) as Parsed; // without heads a line is its cells
    const { data, meta } = parsed;
    const stray = strayQuoteIn(parsed, delimiter, isLast);
    if (stray !== undefined) {
      strays += 1;
      if (strays > mostStrays) throw new Refusal('tooWide');
      text = text.slice(0, from + stray) + text.slice(from + stray + 1);
      continue;
    }
    if (!isLast && meta.cursor === 0) {
      if (length > 8 * slice) throw new Refusal('tooWide'); // a quotation mark that closes nowhere near
      length *= 2;
      continue;
    }
    for (const row of data) if (row.some((cell) => cell.trim() !== '')) rows.push(row.map(withoutFormula));
    if (rows.some((row) => row.length > limits.columns)) throw new Refusal('tooWide');
    if (rows.length > limits.rows) throw new Refusal('tooMany');
    if (isLast) break;
    from += meta.cursor;
    length = slice;
  }
  return rows;
}

/** A cell that a program has written so that a spreadsheet takes it for a text: `="0123"`. */
const withoutFormula = (cell: string): string => cell.replace(/^="(.*)"$/, '$1');

interface Parsed {
  data: string[][];
  meta: { cursor: number };
  errors: readonly { code: string; row?: number; index?: number }[];
}

/** So many quotation marks may stand where none belongs. */
const mostStrays = 50;

/**
 * Where a quotation mark stands that is a letter of the text (`;"Zum Anker;`): left in its place it would take further lines into
 * its cell, with all that was paid there. It never closes, or closes behind another one, lines below.
 */
function strayQuoteIn({ data, errors }: Parsed, delimiter: string, isLast: boolean): number | undefined {
  const found = errors.find(({ code, row = -1 }) => {
    if (code === 'MissingQuotes') return isLast;
    const swallowed = (data[row] ?? []).flatMap((cell) => cell.split('\n').slice(1));
    return code === 'InvalidQuotes' && swallowed.some((line) => line.split(delimiter).length > 2);
  });
  return found?.index === undefined ? undefined : found.index - 1; // it is where the cell begins
}

/** The first lines, to see what they are. */
export function firstRows(text: string, delimiter: string, count: number): string[][] {
  const head = text.split('\n', 4 * count).join('\n');
  const { data } = Papa.parse<string[]>(head, { delimiter, preview: 2 * count });
  return data.filter((row) => row.some((cell) => cell.trim() !== '')).slice(0, count);
}
