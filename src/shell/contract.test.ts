import { createClock } from './clock';
import { contractVersion, isContractCompatible, neededContract } from './contractVersion';
import { isOwnPath } from './location';

test.each([
  ['1.0.0', '1.0.0', true],
  ['1.2.0', '1.1.9', true],
  ['1.1.0', '1.2.0', false],
  ['2.0.0', '1.0.0', false],
  ['1.0.0', '2.0.0', false],
  ['1.0.0', 'next', false],
  ['', '1.0.0', false],
])('a shell of contract %s mounts an area of contract %s: %s', (shell, area, expected) => {
  expect(isContractCompatible({ shell, area })).toBe(expected);
});

test('what is built today is mounted by the first shells of this contract, and by today’s', () => {
  for (const shell of ['1.0.0', contractVersion])
    expect(isContractCompatible({ shell, area: neededContract })).toBe(true);
});

test.each([
  ['/haushalt', true],
  ['/', true],
  ['//evil.example', false],
  ['/\\evil.example', false],
  ['https://evil.example', false],
  ['haushalt', false],
  ['/haushalt?modus=anlegen#Müller', true],
  ['/\t/evil.example', false],
  ['/\n/evil.example', false],
  ['/\r\n/evil.example', false],
  ['/haus\u0000halt', false],
  ['/haushalt/\\evil.example', false],
  ['/ /evil.example', false],
  ['/haushalt\n', false],
])('%j is a path of our own: %s', (path, expected) => {
  expect(isOwnPath(path)).toBe(expected);
});

test('the day is the one in Germany, also just after midnight there', () => {
  expect(createClock(() => new Date('2026-06-30T22:30:00Z')).today()).toBe('2026-07-01');
  expect(createClock(() => new Date('2026-12-31T22:30:00Z')).today()).toBe('2026-12-31');
});

test('a clock that has told the day tells the next one at midnight', () => {
  let now = new Date('2026-06-30T21:59:59Z');
  const clock = createClock(() => now);
  expect(clock.today()).toBe('2026-06-30');
  now = new Date('2026-06-30T22:00:00Z');
  expect(clock.today()).toBe('2026-07-01');
});
