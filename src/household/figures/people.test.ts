import type { Person } from '../documents';
import { benefitChildren } from './benefitChildren';
import { personsOfContract } from './contracts/personsOfContract';
import { adults, adultsOf, childrenOf, inPersonsOrder, mainEmployment, personsInOrder } from './people';
import { careSituationOf } from './careSituation';

const person = (position: number, firstName: string, role: Person['role'], birthDate: string): Person => ({
  position,
  firstName,
  role,
  birthDate,
  lastName: 'Wölfle',
});
/** As the services keep it: by id, which says nothing of who comes first. */
const household = {
  persons: {
    items: {
      a: person(1, 'Katharina', 'responsible', '1985-03-01'),
      b: person(3, 'Marlene', 'child', '2018-03-01'),
      c: person(0, 'Matthias', 'responsible', '1983-03-01'),
      d: person(2, 'Paul', 'child', '2014-03-01'),
    },
  },
};

test('a document is put in order once, the next one anew', () => {
  expect(personsInOrder(household)).toBe(personsInOrder({ persons: household.persons }));
  const { a, ...others } = household.persons.items;
  const moved = { persons: { items: { ...others, a: { ...a, position: 9 } } } };
  expect(personsInOrder(moved).map(({ id }) => id)).toEqual(['c', 'd', 'b', 'a']);
  expect(personsInOrder(household).map(({ id }) => id)).toEqual(['c', 'a', 'd', 'b']);
});

test('the main job is the one marked as such, else the first that is not a secondary one', () => {
  const job = (occupation: string, main?: boolean) =>
    ({
      position: 0,
      personId: 'a',
      status: 'employee',
      occupation,
      ...(main !== undefined && { main }),
    }) as const;
  const mainOf = (...jobs: ReturnType<typeof job>[]) =>
    mainEmployment({ employments: { items: Object.fromEntries(jobs.entries()) } }, 'a')?.occupation;
  expect(mainOf(job('Kurse'), job('Lehrerin', true))).toBe('Lehrerin');
  expect(mainOf(job('Kurse', false), job('Lehrerin'))).toBe('Lehrerin');
  expect(mainOf(job('Kurse', false))).toBeUndefined();
});

test('wherever persons are named, they stand in the order in which the household names them', () => {
  expect(personsInOrder(household).map(({ firstName }) => firstName)).toEqual([
    'Matthias',
    'Katharina',
    'Paul',
    'Marlene',
  ]);
  expect(adults(household).map(({ id }) => id)).toEqual(['c', 'a']);
  expect(adultsOf(household)).toEqual(['c', 'a']);
  expect(childrenOf(household)).toEqual(['d', 'b']);
  expect(benefitChildren(household, '2026-10-01').map(({ firstName }) => firstName)).toEqual([
    'Paul',
    'Marlene',
  ]);
});

test('so do those of a contract, whether they were named one by one or not at all', () => {
  expect(inPersonsOrder(['a', 'b', 'c'], household)).toEqual(['c', 'a', 'b']);
  expect(personsOfContract({ line: 'liability', personIds: ['a', 'c'] }, household)).toEqual(['c', 'a']);
  expect(personsOfContract({ line: 'liability', personIds: [] }, household)).toEqual(['c', 'a']);
});

describe('children count until the end of the month in which they come of the age', () => {
  const withChildren = (...birthDates: string[]) => {
    const { a, c } = household.persons.items;
    const born = birthDates.map((date, at) => [`k${at}`, person(9 + at, 'Kind', 'child', date)] as const);
    return { persons: { items: { a, c, ...Object.fromEntries(born) } }, employments: { items: {} } };
  };
  const discountsOn = (date: string, ...birthDates: string[]) =>
    careSituationOf(withChildren(...birthDates), 'a', date).childrenUnder25;

  test('for the care insurance at 25 (§ 55 (3) SGB XI)', () => {
    const family = ['2001-10-10', '2006-04-01'];
    expect(discountsOn('2026-10-15', ...family)).toBe(2);
    expect(discountsOn('2026-10-31', ...family)).toBe(2);
    expect(discountsOn('2026-11-01', ...family)).toBe(1);
  });

  test('born on the first, a child completes the year of life on the day before (§ 188 (2) BGB)', () => {
    expect(discountsOn('2026-09-30', '2001-10-01')).toBe(1);
    expect(discountsOn('2026-10-01', '2001-10-01')).toBe(0);
    expect(discountsOn('2027-02-28', '2002-02-28')).toBe(1);
  });

  test('for Kindergeld at 18 (§ 66 (2) EStG)', () => {
    const paidOn = (date: string, birthDate: string) => benefitChildren(withChildren(birthDate), date).length;
    expect([paidOn('2026-10-31', '2008-10-10'), paidOn('2026-11-01', '2008-10-10')]).toEqual([1, 0]);
    expect([paidOn('2026-09-30', '2008-10-01'), paidOn('2026-10-01', '2008-10-01')]).toEqual([1, 0]);
  });
});
