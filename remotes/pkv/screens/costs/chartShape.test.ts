import type { HealthCosts } from '@vp-digital/core/household';
import { chartShape } from './chartShape';
import { milestones } from './milestones';

const at = (age: number, statutory: number, own: number): HealthCosts => {
  return { age, statutory: { real: statutory, nominal: statutory }, private: { real: own, nominal: own } };
};
type Shaped = Parameters<typeof chartShape>[0];
const course = (working: HealthCosts[], retired: HealthCosts[]) =>
  ({ age: 30, retirementAge: 40, working, retired }) as Shaped; // a shape reads nothing of the comparison

test('the ground changes its colour where the other system becomes the cheaper one', () => {
  const working = [at(30, 50_000, 30_000), at(35, 50_000, 45_000), at(40, 50_000, 80_000)];
  const { gaps } = chartShape(course(working, [at(40, 20_000, 40_000), at(50, 20_000, 40_000)]), 'real');
  expect(gaps.map(({ cheaper }) => cheaper)).toEqual(['private', 'statutory', 'statutory']);
});

test('lines across at round amounts, the highest one above everything', () => {
  const { levels, up, across } = chartShape(
    course([at(30, 98_000, 10_000)], [at(40, 1, 1), at(50, 1, 1)]),
    'real',
  );
  expect(levels).toEqual([25_000, 50_000, 75_000, 100_000]);
  expect(up(100_000)).toBe(1);
  expect([across(30), across(40), across(50)]).toEqual([0, 0.5, 1]);
});

test('an axis names both ends, the standard age, and tens that leave room', () => {
  const years = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, year) => at(from + year, 1, 1));
  const named = milestones({ ...course(years(34, 67), years(67, 85)), age: 34, retirementAge: 67 });
  expect(named.map(({ age }) => age)).toEqual([34, 40, 50, 60, 67, 80, 85]);
});
