import type { Person } from '@vp-digital/core/household';
import { upcomingBirthdays } from './upcomingBirthdays';

const person = (firstName: string, birthDate: string): Person => ({
  position: 0,
  role: 'responsible',
  firstName,
  lastName: 'Muster',
  birthDate,
});
const ahead = (today: string, ...persons: Person[]) =>
  upcomingBirthdays({ items: Object.fromEntries(persons.map((one) => [one.firstName, one])) }, today).map(
    ({ name, day, age }) => [name, day, age],
  );

test('today and the next thirty days count, across the turn of the year', () => {
  expect(
    ahead(
      '2026-12-20',
      person('Heute', '1990-12-20'),
      person('Gestern', '1990-12-19'),
      person('Januar', '1980-01-19'),
      person('Später', '1980-01-20'),
    ),
  ).toEqual([
    ['Heute', '2026-12-20', 36],
    ['Januar', '2027-01-19', 47],
  ]);
});

test('who was born on 29 February has a birthday every year', () => {
  expect(ahead('2027-02-15', person('Schalttag', '2000-02-29'))).toEqual([['Schalttag', '2027-03-01', 27]]);
  expect(ahead('2028-02-15', person('Schalttag', '2000-02-29'))).toEqual([['Schalttag', '2028-02-29', 28]]);
});

test('the day of birth is no birthday', () => {
  expect(ahead('2026-10-01', person('Neu', '2026-10-05'))).toEqual([]);
});
