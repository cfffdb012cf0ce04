import Papa from 'papaparse';
import { limits, Refusal } from './refusal';

/** So many letters at once: some hundred lines. */
const slice = 32_000;

/**
 * The lines (which end by a line feed) of a table as cells, without those that hold nothing. Reads slice by slice. Throws a `Refusal` for too wide and
 * too many lines.
 */
export function rowsOf(text: string, delimiter: string): string[][] {
  const rows: string[][] = [];
  let from = 0;
  let length = slice;
  while (from < text.length) {
    const isLast = from + length >= text.length;
    const { data, meta } = new Papa.Parser({ delimiter }).parse(
      text.slice(from, from + length),
      0,
      !isLast, // a line that is cut is read with the next slice
    ) as { data: string[][]; meta: { cursor: number } }; // without heads a line is its cells
    if (!isLast && meta.cursor === 0) {
      if (length > 8 * slice) throw new Refusal('tooWide'); // a quotation mark that never closes
      length *= 2;
      continue;
    }
    for (const row of data) if (row.some((cell) => cell.trim() !== '')) rows.push(row);
    if (rows.some((row) => row.length > limits.columns)) throw new Refusal('tooWide');
    if (rows.length > limits.rows) throw new Refusal('tooMany');
    if (isLast) break;
    from += meta.cursor;
    length = slice;
  }
  return rows;
}

/** The first lines, to see what they are. */
export function firstRows(text: string, delimiter: string, count: number): string[][] {
  const head = text.split('\n', 4 * count).join('\n');
  const { data } = Papa.parse<string[]>(head, { delimiter, preview: 2 * count });
  return data.filter((row) => row.some((cell) => cell.trim() !== '')).slice(0, count);
}
