import { calendarDay, type IsoDate, isoDate, requireCode, requireDate } from '../../core';
import { unverified } from '../lawSource';
import { type DatedRow, rowOn } from './dated';

/** What advisors have to keep after the household itself is gone. */
export const retainedKinds = ['adviceRecords', 'correspondence'] as const;
export type RetainedKind = (typeof retainedKinds)[number];

/** Years from the end of the calendar year of the last event. Whether each rule covers these papers is for a lawyer. */
export const retentionYears: Readonly<Record<RetainedKind, readonly DatedRow<number>[]>> = {
  adviceRecords: [
    {
      from: '2018-12-20',
      value: 5,
      source: unverified(
        '§ 22 (5) VersVermV',
        'text of the ordinance; the trade applies it to advice records',
      ),
    },
  ],
  correspondence: [
    {
      from: '2018-12-20',
      value: 6,
      source: unverified('§ 257 (4) HGB, § 147 (3) AO', 'publications of chambers of commerce'),
    },
  ],
};

/** The last day on which papers of an event have to be kept, by the rule that holds on `today`. Throws FinanceError. */
export function keptUntil(kind: RetainedKind, event: IsoDate, today: IsoDate) {
  requireCode(kind, retainedKinds, 'kind');
  const { value: years, source } = rowOn(retentionYears[kind], today, 'today');
  const { year } = calendarDay(requireDate(event, 'event'));
  return { until: isoDate({ year: year + years, month: 12, day: 31 }), years, source };
}
