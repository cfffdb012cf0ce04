import { answerKey, type Answer, askedFields } from '@vp-digital/core/household';
import { testHouseholdOf } from '@vp-digital/core/micro-app/testing';
import { type IntakeData, intakeDocuments, toldIn } from './data';
import { recordedOf } from './recordedOf';
import { withWrite, writeOf } from './writeOf';

const { sections } = testHouseholdOf(2);
const household = Object.fromEntries(
  intakeDocuments.map((name) => [name, sections[name] ?? { items: {} }]),
) as unknown as IntakeData; // a sample has all of them
const personsOnly = {
  ...(Object.fromEntries(intakeDocuments.map((name) => [name, { items: {} }])) as unknown as IntakeData), // as above
  persons: household.persons,
};
const [jonas = '', aylin = ''] = Object.keys(household.persons.items);

/** The household after all of it was taken over, one after the other, and what had no place. */
function taken(answers: readonly Answer[], before: IntakeData) {
  const refused: string[] = [];
  const after = toldIn(answers).reduce((data, told, at) => {
    const write = writeOf(told, data, `new-${at}`);
    if (typeof write !== 'string') return withWrite(data, write);
    refused.push(`${told.field.name}: ${write}`);
    return data;
  }, before);
  return { after, refused };
}
const entries = (list: { items: object }) => Object.values(list.items) as Record<string, unknown>[];

test('every field that is asked has a place in a household of which only the persons are known', () => {
  const answers = askedFields.map(
    (field): Answer => ({
      field: field.name,
      ...(field.of === 'person' && { personId: jonas }),
      ...(field.of === 'line' && { line: 1 }),
      value: valueFor(field.answer),
    }),
  );
  const { after, refused } = taken(answers, personsOnly);
  expect(refused).toEqual([]);
  for (const told of toldIn(answers)) {
    const recorded = recordedOf(told, after);
    expect([told.field.name, recorded]).toEqual([
      told.field.name,
      told.field.of === 'line'
        ? expect.objectContaining({ kind: expect.stringMatching(/contract|goal/) })
        : { kind: 'value', value: told.value },
    ]);
  }
  for (const list of intakeDocuments.filter((name) => name !== 'persons'))
    expect(entries(after[list]).map(({ source }) => source)).toEqual(
      entries(after[list]).map(() => 'customer'),
    );
  expect(after.persons.items[jonas]?.source).toBe('customer');
  expect(after.persons.items[aylin]).toEqual(household.persons.items[aylin]);
});

function valueFor(answer: (typeof askedFields)[number]['answer']): string | number {
  if (answer.kind === 'code') return answer.codes[0] ?? '';
  if (answer.kind === 'money' || answer.kind === 'number') return 100;
  const texts = {
    day: '1980-01-01',
    month: '2030-06',
    phone: '+49171234567',
    email: 'a@b.de',
    postalCode: '86150',
  };
  return answer.kind === 'text' || answer.kind === 'name' ? 'Beispiel' : texts[answer.kind];
}

test('what is recorded is changed in its entry, and nothing beside it', () => {
  const { after } = taken([{ field: 'incomes.net', personId: jonas, value: 320_000 }], household);
  expect(Object.keys(after.incomes.items)).toEqual(Object.keys(household.incomes.items));
  const changed = entries(after.incomes).filter(({ source }) => source === 'customer');
  expect(changed).toEqual([expect.objectContaining({ personId: jonas, net: 320_000, netFrom: 'payslip' })]);
  expect({ ...after, incomes: household.incomes }).toEqual(household);
});

test('rooms without a home, a category of several items and a person who left have no place', () => {
  const area = { field: 'housing.area', value: 80 };
  expect(taken([area], personsOnly).refused).toEqual(['housing.area: home']);
  expect(taken([area, { field: 'housing.kind', value: 'owned' }], personsOnly).refused).toEqual([]);
  const twice = { category: 'mobility', amount: 1, frequency: 'monthly', position: 0 };
  const several = { ...personsOnly, expenses: { items: { a: twice, b: twice } } } as unknown as IntakeData; // with short ids
  expect(taken([{ field: 'expenses.mobility', value: 5 }], several).refused).toEqual([
    'expenses.mobility: several',
  ]);
  expect(
    taken([{ field: 'persons.birthDate', personId: 'gone', value: '1980-01-01' }], household).refused,
  ).toEqual(['persons.birthDate: person']);
});

test('what only a tenant has goes with another kind of home', () => {
  const rented = taken(
    [
      { field: 'housing.kind', value: 'rented' },
      { field: 'housing.coldRent', value: 90_000 },
    ],
    personsOnly,
  );
  const { after } = taken([{ field: 'housing.kind', value: 'owned' }], rented.after);
  expect(entries(after.housing)).toEqual([expect.objectContaining({ kind: 'owned' })]);
  expect(entries(after.housing)[0]?.['coldRent']).toBeUndefined();
});

test('a line of a list is one thing, decided with all that it says; one without its name is none', () => {
  const told = toldIn([
    { field: 'contracts.premium', line: 2, value: 1_000 },
    { field: 'contracts.line', line: 2, value: 'liability' },
    { field: 'contracts.company', line: 3, value: 'Ohne Art' },
    { field: 'contracts.line', line: 1, value: 'mortgage' },
  ]);
  expect(told.map(({ value, keys, rest }) => ({ value, keys, rest }))).toEqual([
    { value: 'mortgage', keys: ['contracts.line/1'], rest: {} },
    { value: 'liability', keys: ['contracts.line/2', 'contracts.premium/2'], rest: { premium: 1_000 } },
  ]);
  expect(answerKey({ field: 'housing.area' })).toBe('housing.area');
});

test('the federal state follows from a postal code where there is only one', () => {
  const { after } = taken([{ field: 'addresses.postalCode', value: '86150' }], personsOnly);
  expect(entries(after.addresses)).toEqual([
    expect.objectContaining({ federalState: 'BAYERN', personIds: [jonas, aylin] }),
  ]);
});
