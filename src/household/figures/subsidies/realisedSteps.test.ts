import * as fc from 'fast-check';
import { subsidyLevers } from '../../documents';
import type { Optimum } from './optimum';
import { type KeptLever, realisedSteps } from './realisedSteps';

const lever = (used: number, possible: number, rest: Partial<KeptLever> = {}): KeptLever => ({
  lever: 'riester',
  personId: 'lena',
  used,
  possible,
  ...rest,
});

const today = (levers: readonly KeptLever[], rest: Partial<Optimum> = {}): Optimum => ({
  levers: levers.map((one) => ({ ...one, open: one.possible - one.used, source: 'computed' })),
  excluded: [],
  toCheck: [],
  notComputed: [],
  used: 0,
  possible: 0,
  open: 0,
  ...rest,
});

const realised = (kept: readonly KeptLever[], now: Optimum) =>
  realisedSteps(kept, now).map((step) => [step.usedToday, step.realised]);

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
    .map(({ open, ...rest }): KeptLever => ({ ...rest, possible: rest.used + open })),
  { maxLength: 8 },
);

test('realised is never above what was open, and the sums are those of the levers', () => {
  fc.assert(
    fc.property(anyLevers, anyLevers, (kept, now) => {
      const steps = realisedSteps(kept, today(now));
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
