import { withNames } from '.';

const person = (id: string, firstName: string, lastName = 'Muster', birthDate = '1955-03-01') => ({
  id,
  firstName,
  lastName,
  birthDate,
});
const called = (...persons: ReturnType<typeof person>[]) => withNames(persons).map(({ name }) => name);

test('whose first name is the only one is called by it', () => {
  expect(called(person('a', 'Karl'), person('b', 'Anna'))).toEqual(['Karl', 'Anna']);
});

test('namesakes are told apart by the last name, else the year of birth, else their place', () => {
  expect(called(person('a', 'Karl'), person('b', 'Karl', 'Meier'), person('c', 'Anna'))).toEqual([
    'Karl Muster',
    'Karl Meier',
    'Anna',
  ]);
  expect(called(person('a', 'Karl'), person('b', 'Karl', 'Muster', '1988-01-31'))).toEqual([
    'Karl (1955)',
    'Karl (1988)',
  ]);
  expect(called(person('a', 'Karl'), person('b', 'Karl'))).toEqual(['Karl (1)', 'Karl (2)']);
});

test('no two are called the same, however alike they are', () => {
  const alike = [
    person('a', 'Karl'),
    person('b', 'Karl', 'Meier'),
    person('c', 'Karl', 'Muster', '1988-01-31'),
    person('d', 'Karl', 'Muster', '1988-05-02'),
  ];
  expect(new Set(called(...alike)).size).toBe(4);
  expect(withNames(alike).map(({ fullName }) => fullName)).toEqual([
    'Karl Muster (1955)',
    'Karl Meier',
    'Karl Muster (2)',
    'Karl Muster (3)',
  ]);
  expect(withNames(alike).map(({ ownName }) => ownName)).toEqual([
    'Karl Muster',
    'Karl Meier',
    'Karl Muster',
    'Karl Muster',
  ]);
});
