import { euros } from '@vp-digital/core/finance';
import * as fc from 'fast-check';
import { sample } from '../../testing/sample';
import { valueOf } from '../../testing/valueOf';
import { pensionAtStart, pensionStartRange } from './pensionAtStart';
import { personPension } from './personPension';
import { pointsPerYear } from './statutoryPension';

const { household, date, person } = sample(2);
const input = { household, personId: person('Jonas'), date };
const at = (months: number) => valueOf(pensionAtStart({ ...input, months }));
const range = valueOf(pensionStartRange(input));

test('at the standard age it is what the letter says', () => {
  const { gross, net, factor, age, difference } = at(0);
  expect([gross, net, factor, age, difference]).toEqual([
    euros(2_143),
    valueOf(personPension(input)).net,
    1,
    67 * 12,
    0,
  ]);
});

test('four years early lack 14.4 % and the points of four years', () => {
  expect(range).toEqual({ earliest: -48, latest: 60, fullAge: 67 * 12 });
  const { factor, gross, startDate, age } = at(-48);
  const value = 42_52; // of July 2026
  const points = euros(2_143) / value - 4 * valueOf(pointsPerYear(household, input.personId, date));
  expect(factor).toBe(0.856);
  expect(Math.abs(gross - points * 0.856 * value)).toBeLessThanOrEqual(1);
  expect([startDate.slice(0, 4), age]).toEqual([String(Number(at(0).startDate.slice(0, 4)) - 4), 63 * 12]);
});

test('a later start never pays less a month', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: range.earliest, max: range.latest - 1 }),
      (months) => at(months + 1).net >= at(months).net,
    ),
  );
});

test('nobody asks the retired, and no civil servant', () => {
  const retired = sample(5);
  const [someone = ''] = Object.keys(retired.household.persons.items);
  expect(pensionStartRange({ household: retired.household, personId: someone, date }).kind).toBe(
    'notRelevant',
  );
  const civil = sample(4);
  const [servant = ''] = Object.keys(civil.household.persons.items);
  expect(pensionStartRange({ household: civil.household, personId: servant, date }).kind).toBe('notRelevant');
});

test('a letter that has been misread is no reason to fail: nothing is tried out with it', () => {
  const items = Object.fromEntries(
    Object.entries(household.statutoryPensions.items).map(([id, letter]) => [
      id,
      { ...letter, projectedPension: euros(20_000) },
    ]),
  );
  const misread = {
    ...input,
    household: { ...household, statutoryPensions: { ...household.statutoryPensions, items } },
  };
  expect(pensionAtStart({ ...misread, months: 0 })).toEqual({ kind: 'notRelevant' });
});
