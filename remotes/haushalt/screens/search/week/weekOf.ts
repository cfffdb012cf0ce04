import { daysAfter } from '../../../shared/overview/daysAfter';

/** Monday and Sunday of the week of a day. */
export function weekOf(day: string): { from: string; until: string } {
  const sinceMonday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  const from = daysAfter(day, -sinceMonday);
  return { from, until: daysAfter(from, 6) };
}
