import { ceilExact, type Cents, euros, type IsoDate } from '../../core';
import { seen } from '../lawSource';
import { type DatedRow, rowOn } from './dated';

/** Mindestlohn, § 1 (2) MiLoG, in cents an hour. The row for 2027 is adopted. */
export const minimumWages: readonly DatedRow<Cents>[] = [
  { from: '2022-10-01', value: euros(12), source: seen('§ 1 (2) MiLoG', 'GETTSIM parameter tables') },
  { from: '2024-01-01', value: euros(12.41), source: seen('§ 1 (2) MiLoG', 'GETTSIM parameter tables') },
  { from: '2025-01-01', value: euros(12.82), source: seen('§ 1 (2) MiLoG', 'GETTSIM parameter tables') },
  { from: '2026-01-01', value: euros(13.9), source: seen('§ 1 (2) MiLoG', 'tax consultants’ publications') },
  { from: '2027-01-01', value: euros(14.6), source: seen('§ 1 (2) MiLoG', 'tax consultants’ publications') },
];

/** Geringfügigkeitsgrenze, § 8 (1a) SGB IV: minimum wage × 130 ÷ 3, up to full euros, a month. */
export function minijobLimitOn(date: IsoDate): Cents {
  const { value } = rowOn(minimumWages, date, 'date');
  return ceilExact((value * 130) / 300) * 100;
}
