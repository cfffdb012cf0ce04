import * as fc from 'fast-check';
import { euros } from '@vp-digital/core/finance';
import { goalConflicts, goalPotential, goalRates, type GoalOption, goalOptions } from '..';
import { type Goal, goalPriorities } from '../../documents';
import { sample } from '../../testing/sample';
import { valueOf } from '../../testing/valueOf';

const date = '2026-10-01';
const { household: family } = sample(2);
const blank: Goal = { position: 0, category: 'other', title: 'Ziel', priority: 'should', saved: 0, rate: 0 };
const withGoals = (goals: Record<string, Partial<Goal>>) => ({
  ...family,
  goals: {
    items: Object.fromEntries(Object.entries(goals).map(([id, goal]) => [id, { ...blank, ...goal }])),
  },
});
type Household = ReturnType<typeof withGoals>;

const conflictsOf = (household: Household) => valueOf(goalConflicts(household, date));
const possible = valueOf(goalPotential(family)).possible;

/** The household after a way was taken. */
const after = (household: Household, { changes }: GoalOption): Household =>
  withGoals({
    ...household.goals.items,
    ...Object.fromEntries(
      changes.map(({ goalId, term, target }) => [goalId, { ...household.goals.items[goalId], term, target }]),
    ),
  });

const car = { target: euros(18_000), term: '2028-10', priority: 'must' } as const;
const solar = { target: euros(14_000), term: '2027-10' };

describe('a conflict', () => {
  test('is two large goals within a year that take more than is possible', () => {
    const [conflict, ...more] = conflictsOf(withGoals({ car, solar }));
    expect(more).toEqual([]);
    expect(conflict?.goals.map(({ goalId }) => goalId)).toEqual(['solar', 'car']);
    expect(conflict?.size).toBe(euros(32_000));
    expect(conflict?.room).toBe(possible);
  });

  test('is none of goals further apart, of small ones, and of those that can be paid', () => {
    expect(conflictsOf(withGoals({ car, solar: { ...solar, term: '2027-09' } }))).toEqual([]);
    expect(conflictsOf(withGoals({ car, bike: { target: euros(3_000), term: '2028-09' } }))).toEqual([]);
    expect(
      conflictsOf(
        withGoals({ car: { ...car, saved: euros(17_000) }, solar: { ...solar, saved: euros(13_000) } }),
      ),
    ).toEqual([]);
    expect(conflictsOf(withGoals({ car }))).toEqual([]);
  });

  test('is its own: goals that are paid beside it are in none, and keep what they need', () => {
    const education = { target: euros(15_000), term: '2037-10' };
    const both = { education, school: education };
    const [conflict, ...more] = conflictsOf(withGoals({ car, solar, ...both }));
    const rate = valueOf(goalRates(withGoals(both), date)).total;
    expect(more).toEqual([]);
    expect(conflict?.room).toBe(possible - rate);
  });

  test('is not known while nobody knows what is possible', () =>
    expect(goalConflicts({ ...withGoals({ car, solar }), incomes: { items: {} } }, date).kind).toBe(
      'missing',
    ));
});

describe('the ways out of it', () => {
  const household = withGoals({ car, solar });
  const [conflict] = conflictsOf(household);
  const options = conflict && goalOptions(conflict, date);

  test('later: what is less important waits, what has to be stays', () => {
    const [half] = conflictsOf(withGoals({ car: { ...car, saved: euros(9_000) }, solar }));
    const later = half && goalOptions(half, date).later;
    const [solarThen, carThen] = later?.changes ?? [];
    expect(carThen).toEqual({ goalId: 'car', term: '2028-10', target: euros(18_000) });
    expect(solarThen).toEqual({ goalId: 'solar', term: '2029-09', target: euros(14_000) });
    expect(later?.rate).toBeLessThanOrEqual(possible);
  });

  test('later: where that is not enough, all wait for as long', () => {
    const terms = options?.later?.changes.map(({ term }) => term);
    expect(terms).toEqual(['2029-10', '2030-10']);
    expect(options?.later?.rate).toBeLessThanOrEqual(possible);
  });

  test('less: terms stay, both get smaller by whole hundreds', () => {
    const changes = options?.less?.changes ?? [];
    expect(changes.map(({ term }) => term)).toEqual(['2027-10', '2028-10']);
    for (const { target } of changes) expect(target % euros(100)).toBe(0);
    expect(changes[0]?.target).toBeLessThan(euros(14_000));
    expect(changes[1]?.target).toBeLessThan(euros(18_000));
  });

  test('more: everything goes into the most important one, then into the next', () => {
    const [solarThen, carThen] = options?.more?.changes ?? [];
    expect(carThen?.term).toBe('2028-10'); // reached in time
    expect((solarThen?.term ?? '') > (carThen?.term ?? '')).toBe(true);
    expect(options?.more?.rate).toBe(possible);
  });

  test('are none where other goals take everything that is possible', () => {
    const house = { target: euros(200_000), term: '2036-10' };
    const [stuck] = conflictsOf(withGoals({ car, solar, house }));
    expect(stuck?.room).toBe(0);
    expect(stuck && goalOptions(stuck, date)).toEqual({ later: undefined, less: undefined, more: undefined });
  });

  test('keep to what is possible, leave no conflict where there was one, and never come sooner or ask for more', () => {
    const term = fc
      .integer({ min: 2, max: 90 })
      .map(
        (month) =>
          `${2026 + Math.floor((9 + month) / 12)}-${String(1 + ((9 + month) % 12)).padStart(2, '0')}`,
      );
    const goal = fc.record({
      target: fc.integer({ min: 1_000, max: 60_000 }).map(euros),
      saved: fc.integer({ min: 0, max: 5_000 }).map(euros),
      term,
      priority: fc.constantFrom(...goalPriorities),
    });
    const goals = fc.array(goal, { minLength: 2, maxLength: 4 });
    let found = 0;
    fc.assert(
      fc.property(goals, (given) => {
        const some = withGoals(Object.fromEntries(given.map((one, index) => [`goal${index}`, one])));
        const all = conflictsOf(some);
        for (const one of all) {
          const { later, less, more } = goalOptions(one, date);
          for (const option of [later, less, more]) {
            if (!option) continue;
            found += 1;
            expect(option.rate).toBeLessThanOrEqual(one.room);
            if (all.length === 1) expect(conflictsOf(after(some, option))).toEqual([]);
            option.changes.forEach(({ term: then, target }, index) => {
              const before = one.goals[index]?.goal;
              expect(before && then >= before.term && target <= before.target).toBe(true);
            });
          }
        }
      }),
      { numRuns: 150 },
    );
    expect(found).toBeGreaterThan(20);
  });
});
