import { minutesBetween } from './minutesBetween';

test.each([
  ['2026-11-21T18:00', '2026-11-21T18:00', 0],
  ['2026-11-21T18:00', '2026-11-21T19:05', 65],
  ['2026-11-21T23:50', '2026-11-22T00:10', 20],
  ['2026-11-21T18:00', '2026-11-21T17:00', 0],
])('from %s to %s it is %i minutes', (from, to, minutes) => {
  expect(minutesBetween(from, to)).toBe(minutes);
});
