import type { HealthCosts } from '@vp-digital/core/household';
import { cheaperStretches } from './cheaperStretches';
import { milestones } from './milestones';

const at = (age: number, statutory: number, own: number): HealthCosts => {
  return { age, statutory: { real: statutory, nominal: statutory }, private: { real: own, nominal: own } };
};

test('the ground changes its colour where the other system becomes the cheaper one', () => {
  const points = [at(30, 50_000, 30_000), at(35, 50_000, 45_000), at(40, 50_000, 80_000)];
  const found = cheaperStretches(points, 'real');
  expect(found.map(({ cheaper }) => cheaper)).toEqual(['private', 'statutory']);
  expect(found.map((stretch) => stretch.points.map(({ age }) => age))).toEqual([
    [30, 35],
    [35, 40],
  ]);
});

test('an axis names both ends, the standard age, and tens that leave room', () => {
  const years = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, year) => at(from + year, 1, 1));
  type Named = Parameters<typeof milestones>[0];
  const course = { age: 34, retirementAge: 67, working: years(34, 67), retired: years(67, 85) };
  const named = milestones(course as Named); // milestones read nothing of the comparison
  expect(named.map(({ age }) => age)).toEqual([34, 40, 50, 60, 67, 80, 85]);
});
