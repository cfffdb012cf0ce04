import * as fc from 'fast-check';
import { euros } from '@vp-digital/core/finance';
import { emptySection } from '../../documents';
import { sample } from '../../testing/sample';
import { valueOf } from '../../testing/valueOf';
import { freeAmount } from '../freeAmount';
import { goalTaskId } from './goalTask';
import { freeScenario } from './freeScenario';
import { savingsRateScenario } from './savingsRateScenario';

const { household } = sample(2); // net 5,450 €, saved 450 €, free 566 €
const amount = fc.integer({ min: -euros(5_000), max: euros(20_000) });
const rate = fc.integer({ min: 0, max: 10_000 }).map((points) => points / 10_000);

test('a hundred more that are free are 1,200 € in a year, and four fifths of them can be saved', () => {
  const { free } = freeAmount(household);
  const { change, yearly, potential } = valueOf(freeScenario(household, free + euros(100)));
  expect([change, yearly, potential.then - potential.now]).toEqual([euros(100), euros(1_200), euros(80)]);
});

test('what is free as now changes nothing, and a month that lacks money allows no more than what is saved', () => {
  const { free, savings } = freeAmount(household);
  const now = valueOf(freeScenario(household, free));
  expect([now.change, now.potential.then]).toEqual([0, now.potential.now]);
  expect(valueOf(freeScenario(household, -euros(1))).potential.then).toBe(savings);
});

test('fifteen percent of the sample’s net are 817,50 €, and 198,50 € stay free', () => {
  const { savings, free } = valueOf(savingsRateScenario(household, 0.15));
  expect([savings.now, savings.then]).toEqual([euros(450), euros(817.5)]);
  expect(free.then).toBe(free.now - euros(367.5));
});

test('what is saved more is what is free less, to the cent', () => {
  fc.assert(
    fc.property(rate, (share) => {
      const { savings, free } = valueOf(savingsRateScenario(household, share));
      expect(free.then + savings.then).toBe(free.now + savings.now);
    }),
  );
});

test('the more is free, the more can be saved', () => {
  fc.assert(
    fc.property(amount, amount, (one, other) => {
      const [less, more] = [Math.min(one, other), Math.max(one, other)];
      const potentialOf = (free: number) => valueOf(freeScenario(household, free)).potential.then;
      expect(potentialOf(more)).toBeGreaterThanOrEqual(potentialOf(less));
    }),
  );
});

test('nothing is said while net or expenses are not known', () => {
  const unknown = { ...household, incomes: emptySection('incomes') };
  expect(freeScenario(unknown, 0).kind).toBe('missing');
  expect(savingsRateScenario(unknown, 0.1).kind).toBe('missing');
});

test('a goal has one id for each figure and contract', () => {
  const contract = '12345678-1234-4234-8234-123456789abc';
  const ids = [
    goalTaskId('freeAmount'),
    goalTaskId('savingsRate'),
    goalTaskId('followUp', contract),
    goalTaskId('followUp'),
  ];
  expect(new Set(ids).size).toBe(4);
  expect(ids[2]).toBe('10c08003-1234-4234-8234-123456789abc');
});
