import { type CsvColumn, csvOf, type Language } from '@vp-digital/core/reference/format';
import { saveFile } from './saveFile';

export interface SavedTable<Row> {
  columns: readonly CsvColumn<Row>[];
  rows: readonly Row[];
  language: Language;
  /** Name of the file without its ending. It stays in lists of downloads, so it names nobody. */
  file: string;
}

/** Hands a table to the browser as a file for spreadsheets. */
export const saveCsv = <Row>({ columns, rows, language, file }: SavedTable<Row>): void =>
  saveFile(new TextEncoder().encode(csvOf(columns, rows, language)), {
    name: `${file}.csv`,
    type: 'text/csv;charset=utf-8',
  });
