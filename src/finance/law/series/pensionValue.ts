import { type Cents, euros, type IsoDate } from '../../core';
import { type LawSource, seen, unverified } from '../lawSource';
import { type DatedRow, rowOn } from './dated';

/** Aktueller Rentenwert, § 68 SGB VI: what one earning point pays a month. Changes on 1 July. */
export const pensionValues: readonly DatedRow<Cents>[] = [
  {
    from: '2022-07-01',
    value: euros(36.02),
    source: seen('§ 69 SGB VI', 'GETTSIM parameter tables; the value of the West, 35.52 in the East'),
  },
  {
    from: '2023-07-01',
    value: euros(37.6),
    source: seen('§ 69 SGB VI', 'GETTSIM parameter tables; one value for West and East since'),
  },
  {
    from: '2024-07-01',
    value: euros(39.32),
    source: seen('§ 69 SGB VI', 'GETTSIM parameter tables (date corrected); press'),
  },
  {
    from: '2025-07-01',
    value: euros(40.79),
    source: seen('§ 69 SGB VI', 'several publications on the pension adjustment 2025'),
  },
  {
    from: '2026-07-01',
    value: euros(42.52),
    source: unverified('§ 69 SGB VI', 'announced by BMAS on 5 March 2026; the ordinance was not seen'),
  },
];

/** The pension value on a day, in cents per earning point and month, since when, and its source. */
export function pensionValueOn(date: IsoDate): { value: Cents; from: IsoDate; source: LawSource } {
  return rowOn(pensionValues, date, 'date');
}
