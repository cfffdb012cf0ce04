import { placesOnLine } from './placesOnLine';

const on = (date: string, what: 'end' | 'lastDayToCancel' = 'end') => ({
  key: date,
  date,
  what,
  line: 'motor' as const,
});

test('the line runs from this year to the end of the last one, and each day lies where its time is', () => {
  const { from, until, places } = placesOnLine(
    [on('2027-01-01', 'lastDayToCancel'), on('2028-07-01'), on('2029-12-31')],
    '2026-10-01',
  );
  expect([from, until]).toEqual([2026, 2030]);
  expect(places.map(({ place }) => Math.round(place))).toEqual([25, 63, 100]);
  expect(places.map(({ what }) => what)).toEqual(['lastDayToCancel', 'end', 'end']);
});

test('days of this year only take the whole line, and none lies outside it', () => {
  const { from, until, places } = placesOnLine([on('2026-11-30'), on('2026-12-31')], '2026-11-30');
  expect([from, until]).toEqual([2026, 2027]);
  for (const { place } of places) {
    expect(place).toBeGreaterThan(90);
    expect(place).toBeLessThanOrEqual(100);
  }
});
