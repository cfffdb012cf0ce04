import { FinanceError, type IsoDate, requireDate, requireRecords } from '../../core';
import type { LawSource } from '../lawSource';

/** A value that holds from a day on, until the next row. */
export interface DatedRow<Value> {
  readonly from: IsoDate;
  readonly value: Value;
  readonly source: LawSource;
}

/** The row that holds on a day. Throws `unknown-year` for a day before the first row. Rows are oldest first. */
export function rowOn<Value>(
  rows: readonly DatedRow<Value>[],
  date: IsoDate,
  field: string,
): DatedRow<Value> {
  requireDate(date, field);
  requireRecords(rows, 'rows');
  const row = rows.findLast((candidate) => candidate.from <= date);
  if (!row) throw new FinanceError('unknown-year', field, `no value is known as early as ${date}`);
  return row;
}
