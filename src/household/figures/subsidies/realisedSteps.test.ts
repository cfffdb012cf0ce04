import * as fc from 'fast-check';
import { subsidyLevers } from '../../documents';
import type { LeverOf } from './lever';
import type { Optimum } from './optimum';
import { type StoredLever, realisedSteps } from './realisedSteps';

const lever = (used: number, possible: number, rest: Partial<StoredLever> = {}): StoredLever => ({
  lever: 'riester',
  personId: 'lena',
  used,
  possible,
  ...rest,
});

const today = (levers: readonly StoredLever[], rest: Partial<Optimum> = {}): Optimum => ({
  levers: levers.map((one) => ({ ...one, open: one.possible - one.used, source: 'computed' })),
  excluded: [],
  toCheck: [],
  notComputed: [],
  used: 0,
  possible: 0,
  open: 0,
  ...rest,
});

const realised = (kept: readonly StoredLever[], now: Optimum, asked: readonly LeverOf[] = []) =>
  realisedSteps(kept, now, asked).map((step) => [step.usedToday, step.realised]);

test('what is used more than then is realised', () => {
  expect(realised([lever(100, 400)], today([lever(250, 400)]))).toEqual([[250, 150]]);
});

test('never more than was open then, whatever the law of today gives', () => {
  expect(realised([lever(100, 400)], today([lever(900, 900)]))).toEqual([[900, 300]]);
  expect(realised([lever(400, 400)], today([lever(900, 900)]))).toEqual([[900, 0]]);
});

test('what is used less is less, and what is in no question any more is not used', () => {
  expect(realised([lever(100, 400)], today([lever(60, 400)]))).toEqual([[60, -40]]);
  expect(realised([lever(100, 400)], today([]))).toEqual([[0, -100]]);
});

test('a lever that waits for a fact today is not known, and never 0', () => {
  const waits = today([], { toCheck: [{ lever: 'riester', personId: 'lena', facts: [] }] });
  expect(realised([lever(100, 400)], waits)).toEqual([[undefined, undefined]]);
  const notComputed = today([], { notComputed: [{ lever: 'riester', personId: 'lena' }] });
  expect(realised([lever(100, 400)], notComputed)).toEqual([[undefined, undefined]]);
});

test('what nobody has told anything of today is asked about and not known, whoever it was of', () => {
  const taxReturn = lever(300, 300, { lever: 'taxReturn' });
  expect(realised([taxReturn], today([]), [{ lever: 'taxReturn' }])).toEqual([[undefined, undefined]]);
  expect(realised([taxReturn], today([]), [{ lever: 'taxReturn', personId: 'lena' }])).toEqual([
    [undefined, undefined],
  ]);
  expect(realised([taxReturn], today([]), [{ lever: 'taxReturn', personId: 'jonas' }])).toEqual([[0, -300]]);
});

test('what the best combination of today leaves out is used all the same', () => {
  const taxReturn = lever(300, 300, { lever: 'taxReturn' });
  const services = lever(300, 900, { lever: 'householdServices' });
  const now = today([services], { excluded: today([taxReturn]).levers });
  expect(realised([taxReturn], now)).toEqual([[300, 0]]);
});

test('what is told of the household today is of its persons, and counts once; of its persons, of the household', () => {
  const of = (used: number, personId?: string): StoredLever => ({
    lever: 'savingsAllowance',
    used,
    possible: 400,
    ...(personId !== undefined && { personId }),
  });
  expect(realised([of(0, 'lena')], today([of(300)]))).toEqual([[300, 300]]);
  const both = realised([of(100, 'lena'), of(0, 'jonas')], today([of(350)]));
  expect(both.map(([used = 0]) => used).reduce((sum, used) => sum + used, 0)).toBe(350);
  expect(both.every(([, more = 0]) => more >= 0)).toBe(true);
  expect(realised([of(0)], today([of(100, 'lena'), of(150, 'jonas')]))).toEqual([[250, 250]]);
  const folded = today([of(350)], { excluded: today([of(100, 'lena')]).levers });
  expect(realised([of(0, 'lena'), of(0, 'jonas')], folded)).toEqual([
    [100, 100],
    [250, 250],
  ]);
});

test('another person is another lever; both levers of a company pension are one step, each with its own limit', () => {
  expect(realised([lever(0, 400)], today([lever(400, 400, { personId: 'jonas' })]))).toEqual([[0, 0]]);
  const employer = { lever: 'occupationalPensionEmployer' } as const;
  const saving = { lever: 'occupationalPensionSaving' } as const;
  expect(
    realised(
      [lever(0, 100, employer), lever(0, 300, saving)],
      today([lever(250, 250, employer), lever(50, 300, saving)]),
    ),
  ).toEqual([[300, 150]]);
});

const anyLevers = fc.array(
  fc
    .record({
      lever: fc.constantFrom(...subsidyLevers),
      personId: fc.constantFrom('lena', 'jonas'),
      factId: fc.constantFrom('one', 'two'),
      used: fc.nat(100_000),
      open: fc.nat(100_000),
    })
    .map(({ open, ...rest }): StoredLever => ({ ...rest, possible: rest.used + open })),
  { maxLength: 8 },
);

test('realised is never above what was open, and the sums are those of the levers', () => {
  fc.assert(
    fc.property(anyLevers, anyLevers, (kept, now) => {
      const steps = realisedSteps(kept, today(now), []);
      for (const { open, realised = 0, usedToday = 0, used } of steps) {
        expect(realised).toBeLessThanOrEqual(open);
        expect(realised).toBeLessThanOrEqual(usedToday - used);
      }
      const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);
      expect(sum(steps.map(({ used }) => used))).toBe(sum(kept.map(({ used }) => used)));
      expect(sum(steps.map(({ possible }) => possible))).toBe(sum(kept.map(({ possible }) => possible)));
      expect(sum(steps.map(({ open }) => open))).toBe(sum(kept.map(({ used, possible }) => possible - used)));
    }),
    { numRuns: 300, seed: 20261126 },
  );
});
