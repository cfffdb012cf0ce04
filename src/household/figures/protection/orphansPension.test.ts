import { sample } from '../../testing/sample';
import { valueOf } from '../../testing/valueOf';
import type { Person, SectionData } from '../../documents';
import { orphansPension } from './orphansPension';

const { household, date, person } = sample(2);
const [jonas, aylin] = [person('Jonas'), person('Aylin')];
const of = (personId: string, data: SectionData = household) =>
  orphansPension({ household: data, personId, date });

/** The household with its people changed. */
const withPersons = (change: (person: Person) => Person, data: SectionData = household): SectionData => ({
  ...data,
  persons: {
    ...data.persons,
    items: Object.fromEntries(Object.entries(data.persons.items).map(([id, one]) => [id, change(one)])),
  },
});
const ofChildren = (fields: Partial<Person>) => (one: Person) =>
  one.role === 'child' ? { ...one, ...fields } : one;
const unmarried = withPersons((one) => (one.role === 'child' ? one : { ...one, maritalStatus: 'single' }));

test('a tenth of the pension of who has died, of each child, with or without a marriage', () => {
  const married = valueOf(of(jonas));
  expect(married.children).toHaveLength(2);
  expect(married.each).toBe(177_10);
  expect(valueOf(of(jonas, unmarried))).toEqual(married);
});

test('the child of one of two unmarried people has nothing from the other', () => {
  const hers = withPersons(ofChildren({ parents: [aylin] }), unmarried);
  expect(of(jonas, hers)).toEqual({ kind: 'notRelevant' });
  expect(valueOf(of(aylin, hers)).children).toHaveLength(2);
});

test('the child of a spouse counts as taken into the household, and not elsewhere', () => {
  const hers = withPersons(ofChildren({ parents: [aylin] }));
  expect(valueOf(of(jonas, hers)).children).toHaveLength(2);
  const elsewhere = withPersons(ofChildren({ parents: [aylin], inHousehold: false }));
  expect(of(jonas, elsewhere)).toEqual({ kind: 'notRelevant' });
});

test('whose child it is, is asked where nobody has said it and the two are not married', () => {
  const untold = withPersons(({ parents: _, ...one }) => one, unmarried);
  const [child] = Object.entries(household.persons.items).flatMap(([id, { role }]) =>
    role === 'child' ? [id] : [],
  );
  expect(of(jonas, untold)).toMatchObject({
    kind: 'missing',
    facts: expect.arrayContaining([{ fact: 'parents', personId: child }]),
  });
});

test('the grown-up are no orphans', () => {
  expect(of(jonas, withPersons(ofChildren({ birthDate: '2000-01-01' })))).toEqual({ kind: 'notRelevant' });
});
