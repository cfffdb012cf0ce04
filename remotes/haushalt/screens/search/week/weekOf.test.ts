import { weekOf } from './weekOf';

test.each([
  ['2026-10-01', '2026-09-28', '2026-10-04'],
  ['2026-09-28', '2026-09-28', '2026-10-04'],
  ['2026-10-04', '2026-09-28', '2026-10-04'],
  ['2027-01-01', '2026-12-28', '2027-01-03'],
])('the week of %s goes from %s to %s', (day, from, until) => {
  expect(weekOf(day)).toEqual({ from, until });
});
