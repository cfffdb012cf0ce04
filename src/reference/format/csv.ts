import type { Cents, IsoDate } from '@vp-digital/core/finance';
import { formatDate } from './date';
import type { Language } from './language';

interface ColumnHead {
  key: string;
  header: string;
}

/** A column of a table that is shown and saved: words, amounts in cents, plain numbers or days. */
export type CsvColumn<Row> = ColumnHead &
  (
    | { kind: 'text'; value(row: Row): string | undefined }
    | { kind: 'money'; value(row: Row): Cents | undefined }
    | { kind: 'number'; value(row: Row): number | undefined; decimals?: number | undefined }
    | { kind: 'date'; value(row: Row): IsoDate | undefined }
  );

/** A spreadsheet of the language: German ones part by semicolons, because the comma is theirs for decimals. */
const marks = { de: { between: ';', decimal: ',' }, en: { between: ',', decimal: '.' } } as const;

/** Tells spreadsheets that the file is UTF-8. */
const byteOrderMark = '\uFEFF';

/**
 * A table as text for spreadsheets. What is not known is an empty cell. Words that a spreadsheet would run as a formula
 * (CWE-1236) get an apostrophe before them; numbers are written by this function and need none.
 */
export function csvOf<Row>(
  columns: readonly CsvColumn<Row>[],
  rows: readonly Row[],
  language: Language,
): string {
  const { between } = marks[language];
  const line = (cells: readonly string[]) => cells.join(between);
  const lines = [
    line(columns.map(({ header }) => textCell(header, between))),
    ...rows.map((row) => line(columns.map((column) => cellOf(column, row, language)))),
  ];
  return `${byteOrderMark}${lines.join('\r\n')}\r\n`;
}

function cellOf<Row>(column: CsvColumn<Row>, row: Row, language: Language): string {
  const { between, decimal } = marks[language];
  if (column.kind === 'text') return textCell(column.value(row) ?? '', between);
  const value = column.value(row);
  if (value === undefined) return '';
  if (typeof value === 'string') return formatDate(value, language);
  if (column.kind === 'money') return (value / 100).toFixed(2).replace('.', decimal);
  const decimals = column.kind === 'number' ? (column.decimals ?? 0) : 0;
  return value.toFixed(decimals).replace('.', decimal);
}

/** Also after a space: some spreadsheets cut it off before they look. */
const formulaLike = /^\s*[=+\-@\t\r]/;

function textCell(text: string, between: string): string {
  const defused = formulaLike.test(text) ? `'${text}` : text;
  const isPlain = !defused.includes(between) && !/["\r\n]/.test(defused);
  return isPlain ? defused : `"${defused.replaceAll('"', '""')}"`;
}
