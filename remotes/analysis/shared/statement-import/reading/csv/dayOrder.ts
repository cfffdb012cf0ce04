import type { IsoDate } from '@vp-digital/core/finance';
import { isIsoDate } from '@vp-digital/core/finance';
import { dayIn, serialDayIn } from '../../../file-import/reading/cells';
import { bankDay } from '../mt940Fields';
import type { Row } from './cellKinds';

/** Which of the two numbers before the year is the day; open where all days of the file allow both. */
export type DayOrder = 'dayFirst' | 'monthFirst' | 'open';

const written = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d{2})(?=$|[T ])/;

/** With points the day is first; with other marks the days themselves say it, or nobody. */
export function dayOrderOf(rows: readonly Row[], columns: readonly number[]): DayOrder {
  let isDayFirst = false;
  let isMonthFirst = false;
  let isOpen = false;
  for (const row of rows)
    for (const column of columns) {
      const [, first, mark, second] = written.exec((row[column] ?? '').trim()) ?? [];
      if (first === undefined || second === undefined) continue;
      if (Number(first) > 12) isDayFirst = true;
      else if (Number(second) > 12) isMonthFirst = true;
      else if (mark !== '.' && first !== second) isOpen = true;
    }
  if (isMonthFirst && !isDayFirst) return 'monthFirst';
  return isOpen && !isDayFirst ? 'open' : 'dayFirst';
}

/** `30.02.2026`: banks reckon 30 days a month. */
function bankDayIn(cell: string): IsoDate | undefined {
  const [, day, month = '', year] = /^(29|3[01])\.(\d{1,2})\.(20\d{2}|\d{2})$/.exec(cell.trim()) ?? [];
  return day && year ? bankDay(`20${year.slice(-2)}`, month.padStart(2, '0'), day) : undefined;
}

/** The day of a cell in a column of days. */
export function dayOf(cell: string, order: DayOrder): IsoDate | undefined {
  if (order !== 'monthFirst') return dayIn(cell) ?? serialDayIn(cell) ?? bankDayIn(cell);
  const [, month, , day, year = ''] = written.exec(cell.trim()) ?? [];
  if (month === undefined || day === undefined) return dayIn(cell) ?? serialDayIn(cell);
  const fullYear = year.length === 2 ? `20${year}` : year;
  const said = `${fullYear}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isIsoDate(said) ? said : undefined;
}
