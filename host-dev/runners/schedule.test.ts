import { isLeftOut, slowness } from './schedule';
import kept from './suiteTimes.json';
import { suites, suitesOf } from './suites';

const times = { checks: 2, units: 8, browser: 14, slow: 4, english: 2 };
const moment = { elapsed: 70, limit: 80, slowness: 1, kept: times };
const slow = { key: 'slow', mayBeLeftOut: true } as const;

test('what may be left out starts only if its last time, on a machine as slow as this one, ends before the limit', () => {
  expect(isLeftOut(slow, moment)).toBe(false);
  expect(isLeftOut(slow, { ...moment, elapsed: 76 })).toBe(false);
  expect(isLeftOut(slow, { ...moment, elapsed: 76.1 })).toBe(true);
  expect(isLeftOut(slow, { ...moment, slowness: 2.5 })).toBe(false);
  expect(isLeftOut(slow, { ...moment, slowness: 2.6 })).toBe(true);
});

test('a suite that always runs does so after the limit, too; without a limit nothing is left out', () => {
  expect(isLeftOut({ key: 'browser' }, { ...moment, elapsed: 100 })).toBe(false);
  expect(isLeftOut(slow, { ...moment, elapsed: 100, limit: undefined })).toBe(false);
});

test('what nobody has timed yet is left out when there is a limit', () => {
  expect(isLeftOut({ key: 'new', mayBeLeftOut: true }, { ...moment, elapsed: 0 })).toBe(true);
});

test('other work that begins later makes the machine slower than it was at the start', () => {
  expect(slowness(1.1, [], times)).toBe(1.1);
  const finished = [
    { key: 'checks', minutes: 4 },
    { key: 'units', minutes: 26 },
  ];
  expect(slowness(1.1, finished, times)).toBe(3);
  expect(slowness(4, finished, times)).toBe(4);
  // a suite without a kept time says nothing
  expect(slowness(1.1, [{ key: 'new', minutes: 60 }], times)).toBe(1.1);
});

test('each suite has a kept time and each kept time a suite', () => {
  expect(Object.keys(kept).sort()).toEqual(suites.map(({ key }) => key).sort());
});

test('what kills, security, data and PostgreSQL come before all that may be left out', () => {
  const first = suites.findIndex(({ mayBeLeftOut }) => mayBeLeftOut);
  expect(suites.slice(first).map(({ key }) => key)).toEqual(['english', 'slow']);
});

test('a plain run leaves to --all what takes a server or kills; names choose; an unknown one is told the others', () => {
  const keys = (wanted: Parameters<typeof suitesOf>[0]) => suitesOf(wanted).map(({ key }) => key);
  expect(keys({ all: true, keys: [] })).toEqual(suites.map(({ key }) => key));
  expect(keys({ all: false, keys: [] })).toEqual([
    'checks',
    'build',
    'units',
    'services',
    'browser',
    'english',
  ]);
  expect(keys({ all: false, keys: ['slow', 'units'] })).toEqual(['units', 'slow']);
  expect(() => keys({ all: true, keys: ['unit'] })).toThrow(/“unit”, only checks, build, units/);
});
