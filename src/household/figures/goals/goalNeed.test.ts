import { euros } from '@vp-digital/core/finance';
import { goalNeed, goalPotential, goalRate, goalRates, goalSavings } from '..';
import type { Goal, SectionData } from '../../documents';
import { sample } from '../../testing/sample';
import { valueOf } from '../../testing/valueOf';

const date = '2026-10-01';
const { household } = sample(2);
const blank: Goal = { position: 0, category: 'other', title: 'Ziel', priority: 'should', saved: 0, rate: 0 };
const of = (goal: Partial<Goal>, more: Partial<SectionData> = {}) => ({
  household: { ...household, ...more },
  goal: { ...blank, ...goal },
  date,
});

describe('the size of a goal', () => {
  test('is its target, where it has one', () => {
    const need = valueOf(goalNeed(of({ category: 'reserve', target: euros(5_000), saved: euros(1_000) })));
    expect(need).toEqual({ basis: 'told', size: euros(5_000), saved: euros(1_000), progress: 0.2 });
    expect(goalNeed(of({})).kind).toBe('missing');
  });

  test('of a reserve is what F6 says, and never 0 where that is not known', () => {
    const need = valueOf(goalNeed(of({ category: 'reserve' })));
    expect(need).toMatchObject({ basis: 'reserve', size: euros(13_302), saved: euros(12_300) });
    const unknown = goalNeed(of({ category: 'reserve' }, { assets: { items: {} }, expenses: { items: {} } }));
    expect(unknown).toEqual({ kind: 'missing', facts: [{ fact: 'expenses' }, { fact: 'assets' }] });
  });

  test('of retirement is the gap of F15, and waits for what that waits for', () => {
    const need = valueOf(goalNeed(of({ category: 'retirement' })));
    expect(need).toMatchObject({ basis: 'retirement' });
    expect(need.size).toBeGreaterThan(0);
    const untold = { statutoryPensions: { items: {} }, incomes: { items: {} } }; // without pay nothing is estimated
    const unknown = goalRate(of({ category: 'retirement' }, untold));
    expect(unknown.kind).toBe('missing');
  });

  test('of loans that are financed anew is what is left of them then, and nothing is saved for it', () => {
    const refinancing = of({ category: 'debtFree', term: '2031-06' });
    expect(valueOf(goalNeed(refinancing))).toMatchObject({ basis: 'refinancing', size: expect.any(Number) });
    expect(goalRate(refinancing)).toEqual({ kind: 'notRelevant' });
    expect(goalRate(of({ category: 'debtFree' }))).toEqual({
      kind: 'missing',
      facts: [{ fact: 'target' }, { fact: 'term' }],
    });
  });
});

test('a reserve is filled by its term, and a full one needs nothing and no term', () => {
  const rate = valueOf(goalRate(of({ category: 'reserve', term: '2027-03' })));
  expect(rate).toBeGreaterThan(euros(200));
  expect(rate).toBeLessThan(euros(202));
  expect(goalRate(of({ category: 'reserve' }))).toEqual({ kind: 'missing', facts: [{ fact: 'term' }] });
  const rich = Object.fromEntries(
    Object.entries(household.assets.items).map(([id, asset]) => [id, { ...asset, value: euros(90_000) }]),
  );
  expect(valueOf(goalRate(of({ category: 'reserve' }, { assets: { items: rich } })))).toBe(0);
});

describe('all rates together', () => {
  const together = (goals: Record<string, Partial<Goal>>) =>
    goalRates(
      {
        ...household,
        goals: {
          items: Object.fromEntries(Object.entries(goals).map(([id, goal]) => [id, { ...blank, ...goal }])),
        },
      },
      date,
    );
  const car = { target: euros(18_000), term: '2028-10' };

  test('are a sum in which a wish without an amount is no zero but waits', () => {
    const { rates, waiting, total } = valueOf(together({ wish: {}, car, soon: { ...car, term: '2027-10' } }));
    expect(rates.map(({ goalId }) => goalId)).toEqual(['soon', 'car']);
    expect(total).toBe(rates.reduce((sum, { rate }) => sum + rate, 0));
    expect(waiting).toEqual([{ goalId: 'wish', facts: [{ fact: 'target' }, { fact: 'term' }] }]);
  });

  test('are not known while no goal has amount and term, and no question without goals', () => {
    expect(together({ wish: {} }).kind).toBe('missing');
    expect(together({}).kind).toBe('notRelevant');
  });
});

test('what goes into pensions is neither set aside for goals nor possible', () => {
  const { planned, savings, pensionRates } = valueOf(goalSavings(household));
  expect([savings, pensionRates, planned]).toEqual([euros(450), euros(100), euros(350)]);
  expect(valueOf(goalPotential(household)).possible).toBe(euros(802.8));
  expect(goalSavings({ contracts: { items: {} }, absences: { items: {} } })).toEqual({
    kind: 'missing',
    facts: [{ fact: 'contracts' }],
  });
  expect(goalPotential({ ...household, expenses: { items: {} } }).kind).toBe('missing');
});
