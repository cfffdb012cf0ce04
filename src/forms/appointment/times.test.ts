import { minutesAfter, minutesBetween, readTime } from './times';

test.each([
  ['18', '18:00'],
  ['9', '09:00'],
  ['1830', '18:30'],
  ['930', '09:30'],
  ['18:30', '18:30'],
  ['8.05', '08:05'],
  ['18.30 Uhr', '18:30'],
  ['0:15', '00:15'],
])('%s is %s', (text, time) => {
  expect(readTime(text)).toBe(time);
});

test.each(['', '24:00', '18:60', 'abends', '18:3', '12345'])('"%s" is no time', (text) => {
  expect(readTime(text)).toBeUndefined();
});

test('an appointment may go beyond midnight', () => {
  expect(minutesAfter('2026-12-31T23:30', 45)).toBe('2027-01-01T00:15');
  expect(minutesBetween('2026-12-31T23:30', '2027-01-01T00:15')).toBe(45);
});
