import { completePerson, emptyPerson, problemsOf } from './personDraft';

const today = '2026-10-01';
const nele = { firstName: 'Nele', lastName: 'Neuhaus', birthDate: '1990-01-02' };

test.each([
  [{}, {}],
  [{ firstName: '  ' }, { firstName: 'missing' }],
  [{ lastName: undefined }, { lastName: 'missing' }],
  [
    { firstName: 'R2D2', lastName: 'x'.repeat(61) },
    { firstName: 'characters', lastName: 'tooLong' },
  ],
  [{ birthDate: undefined }, { birthDate: 'dateMissing' }],
  [{ birthDate: '2026-10-02' }, { birthDate: 'future' }],
  [{ birthDate: '1905-10-01' }, { birthDate: 'tooOld' }],
  [{ birthDate: '2008-10-02' }, { birthDate: 'minor' }],
])('with %j there is %j in the way of an adult', (change, problems) => {
  expect(problemsOf(emptyPerson({ ...nele, ...change }), { today, isAdult: true })).toEqual(problems);
});

test('of a child no age is too low', () => {
  const child = emptyPerson({ ...nele, birthDate: today });
  expect(problemsOf(child, { today, isAdult: false })).toEqual({});
});

test('a person is sent with what was chosen, without the form’s own key, and not before it is complete', () => {
  expect(completePerson(emptyPerson(nele))).toEqual(nele);
  const addressed = { ...nele, salutation: 'none' as const, title: 'Dr.' };
  expect(completePerson(emptyPerson(addressed))).toEqual(addressed);
  for (const field of ['firstName', 'lastName', 'birthDate'])
    expect(completePerson(emptyPerson({ ...nele, [field]: undefined }))).toBeUndefined();
  expect(emptyPerson().key).not.toBe(emptyPerson().key);
});
