import { arranged } from './arranged';

const template = ['month', 'reserve', 'budget', 'rating'];

test('without an own order the template holds', () => {
  expect(arranged([], template)).toEqual(template);
});

test('an own order holds, without what is not there any more', () => {
  expect(arranged(['rating', 'weather', 'budget', 'reserve', 'month'], template)).toEqual([
    'rating',
    'budget',
    'reserve',
    'month',
  ]);
});

test('a new tile comes after its neighbour in the template', () => {
  expect(arranged(['rating', 'reserve', 'month'], template)).toEqual([
    'rating',
    'reserve',
    'budget',
    'month',
  ]);
  expect(arranged(['rating', 'reserve', 'budget'], template)[0]).toBe('month');
});
