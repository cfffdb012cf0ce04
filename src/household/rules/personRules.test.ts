import { birthDateProblem, nameProblem } from './personRules';

test.each([
  ['Anne-Marie', undefined],
  ["O'Neill", undefined],
  ['Łukasz', undefined],
  ['von der Heide', undefined],
  ['  ', 'missing'],
  ['R2D2', 'characters'],
  ['<b>', 'characters'],
  ['x'.repeat(60), undefined],
  ['x'.repeat(61), 'tooLong'],
])('the name “%s” is judged %s', (name, problem) => {
  expect(nameProblem(name)).toBe(problem);
});

test.each([
  ['2008-10-01', true, undefined], // 18 today
  ['2008-10-02', true, 'minor'],
  ['2008-10-02', false, undefined],
  ['2026-10-01', false, undefined], // born today
  ['2026-10-02', false, 'future'],
  ['1906-10-01', true, undefined], // 120 today
  ['1905-10-01', true, 'tooOld'],
])('born on %s, adult: %s, is judged %s', (birthDate, isAdult, problem) => {
  expect(birthDateProblem(birthDate, '2026-10-01', { isAdult })).toBe(problem);
});
