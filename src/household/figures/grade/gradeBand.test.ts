import { criterionAmounts, financialGrade, gradeBand, gradeLevers } from '.';
import { sample } from '../../testing/sample';

const date = '2026-10-01';

test('the grade lies within its band, which rests on what is usual in old age and protection', () => {
  const { household } = sample(2);
  const grade = financialGrade({ household, date });
  const band = gradeBand(household, date);
  if (grade.kind !== 'graded' || !band) throw new Error('Musterhaus has a grade');
  expect(band.best).toBeLessThan(grade.grade);
  expect(band.worst).toBeGreaterThan(grade.grade);
  const certainties = Object.fromEntries(band.parts.map((part) => [part.criterion, part.certainty]));
  expect(certainties).toMatchObject({ retirement: 'default', protection: 'default' });
  // 0.869 ± 20 %: 0.695 → 2.52 and 1 → 1.0; a quarter of the grade
  expect(band.parts.find(({ criterion }) => criterion === 'protection')?.width).toBeCloseTo(
    10 * 0.25 * (6 - 5 * 0.869 * 0.8 - 1),
    1,
  );
});

test('a criterion without its facts widens the band, and is asked for', () => {
  const { household } = sample(2);
  const without = { ...household, assets: { items: {} } };
  const [known, open] = [gradeBand(household, date), gradeBand(without, date)];
  if (!known || !open) throw new Error('five criteria are enough');
  expect(open.worst - open.best).toBeGreaterThan(known.worst - known.best);
  expect(open.parts).toContainEqual(
    expect.objectContaining({ criterion: 'reserve', certainty: 'missing', facts: [{ fact: 'assets' }] }),
  );
});

test('below four criteria there is no band', () => {
  const { household } = sample(2);
  expect(gradeBand({ ...household, incomes: { items: {} }, expenses: { items: {} } }, date)).toBeUndefined();
});

test('a lever is weight × improvement ÷ euro of a month, and what takes a form only comes first', () => {
  const { household } = sample(2);
  const grade = financialGrade({ household, date });
  const levers = gradeLevers(household, date, grade.criteria);
  expect(levers[0]).toMatchObject({ criterion: 'subsidies', monthly: 0 });
  const saving = levers.find(({ criterion }) => criterion === 'savingsRate');
  const rate = grade.criteria.find(({ criterion }) => criterion === 'savingsRate');
  const net = criterionAmounts(household, date).savingsRate?.whole ?? 0;
  // to 20 % of net: 1,090 € less what is saved already
  expect(saving?.monthly).toBe(Math.ceil((0.2 - (rate?.value ?? 0)) * net));
  expect(saving?.tenths).toBeCloseTo(10 * (rate?.weight ?? 0) * ((rate?.grade ?? 0) - 1), 10);
  expect(levers.map(({ criterion }) => criterion)).not.toContain('wealth');
});
