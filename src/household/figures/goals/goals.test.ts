import * as fc from 'fast-check';
import { euros } from '@vp-digital/core/finance';
import { fillingOrder, goalAssumptions, goalPlan } from '..';
import type { Goal } from '../../documents';
import { variedHousehold } from '../../testing/householdArbitrary';
import { sample } from '../../testing/sample';
import { valueOf } from '../../testing/valueOf';

const date = '2026-10-01';
const assumed = goalAssumptions({ assumptions: { items: {} } });
const journey: Goal = {
  position: 0,
  category: 'travel',
  title: 'Weltreise',
  target: euros(8_000),
  term: '2029-10',
  priority: 'dream',
  saved: euros(1_500),
  rate: 0,
};

describe('a goal’s plan (F9)', () => {
  test('a goal without amount and date says what it needs', () => {
    const { target: _target, term: _term, ...wish } = journey;
    expect(goalPlan({ goal: wish, date, assumed })).toEqual({
      kind: 'missing',
      facts: [{ fact: 'target' }, { fact: 'term' }],
    });
  });

  test('a month that has begun is too late', () => {
    expect(goalPlan({ goal: { ...journey, term: '2026-10' }, date, assumed }).kind).toBe('missing');
    expect(goalPlan({ goal: { ...journey, term: '2026-11' }, date, assumed }).kind).toBe('computed');
  });

  test('progress is what is there, coverage what the present rate leads to', () => {
    const plan = valueOf(goalPlan({ goal: { ...journey, rate: euros(100) }, date, assumed }));
    expect(plan.progress).toBeCloseTo(0.1875, 4);
    expect(plan.missingRate).toBe(plan.monthlyContribution - euros(100));
    const reached = valueOf(
      goalPlan({ goal: { ...journey, rate: plan.monthlyContribution }, date, assumed }),
    );
    expect(reached.coverage).toBe(1);
    expect(reached.missingRate).toBe(0);
  });

  test('the more is set aside, the less is needed a month', () => {
    const amount = fc.integer({ min: 0, max: euros(100_000) });
    fc.assert(
      fc.property(amount, amount, amount, (target, saved, more) => {
        const rate = (capital: number) =>
          valueOf(goalPlan({ goal: { ...journey, target, saved: capital }, date, assumed }))
            .monthlyContribution;
        expect(rate(saved + more)).toBeLessThanOrEqual(rate(saved));
      }),
    );
  });
});

describe('the order of filling (F8)', () => {
  test('reserve, must goals by date, retirement, should goals by date, dreams', () => {
    const { household } = sample(1);
    const { pots, waiting, left } = valueOf(fillingOrder({ household, date, amount: euros(10_000) }));
    expect(pots.map(({ purpose }) => (purpose.kind === 'goal' ? purpose.priority : purpose.kind))).toEqual([
      'reserve',
      'retirement',
      'should',
      'dream',
    ]);
    expect(pots.every(({ needed, allotted }) => needed === allotted)).toBe(true);
    expect(waiting).toEqual([]);
    expect(left).toBeGreaterThan(0);
  });

  test('the reserve takes everything until it is full', () => {
    const { household } = sample(2);
    const { pots, waiting } = valueOf(fillingOrder({ household, date }));
    expect(pots[0]).toEqual({ purpose: { kind: 'reserve' }, needed: euros(1_002), allotted: euros(902.8) });
    expect(pots.slice(1).every(({ allotted }) => allotted === 0)).toBe(true);
    expect(waiting).toMatchObject([{ facts: [{ fact: 'target' }] }]);
  });

  test('gives out the amount and no more, and nobody more than needed', () => {
    fc.assert(
      fc.property(variedHousehold, fc.integer({ min: 0, max: euros(5_000) }), (household, amount) => {
        const { pots, left } = valueOf(fillingOrder({ household, date, amount }));
        expect(pots.reduce((sum, { allotted }) => sum + allotted, left)).toBe(amount);
        expect(left).toBeGreaterThanOrEqual(0);
        const firstShort = pots.findIndex(({ needed, allotted }) => allotted < needed);
        const after = firstShort < 0 ? [] : pots.slice(firstShort + 1);
        expect(after.filter(({ allotted }) => allotted > 0)).toEqual([]);
        expect(pots.filter(({ needed, allotted }) => allotted > needed)).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });
});
