import { answerKey, type Answer, askedFields } from '@vp-digital/core/household';
import { testHouseholdOf } from '@vp-digital/core/micro-app/testing';
import { type IntakeData, intakeDocuments, providedFacts } from './data';
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

const provided = (answers: readonly Answer[]) =>
  providedFacts(answers.map((answer) => ({ ...answer, entryId: answerKey(answer).replace('/', '-') })));

/** The household after all of it was taken over, one after the other, and what had no place. */
function taken(answers: readonly Answer[], before: IntakeData) {
  const refused: string[] = [];
  const things = provided(answers);
  const siblings = new Set(things.map(({ entryId }) => entryId));
  const after = things.reduce((data, provided) => {
    const write = writeOf(provided, data, siblings);
    if (typeof write !== 'string') return withWrite(data, write);
    refused.push(`${provided.field.name}: ${write}`);
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
  for (const one of provided(answers)) {
    const recorded = recordedOf(one, after, new Set());
    expect([one.field.name, recorded]).toEqual([
      one.field.name,
      one.field.of === 'line'
        ? expect.objectContaining({ kind: expect.stringMatching(/contract|goal/) })
        : { kind: 'value', value: one.value },
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
  const lines = provided([
    { field: 'contracts.premium', line: 2, value: 1_000 },
    { field: 'contracts.line', line: 2, value: 'liability' },
    { field: 'contracts.company', line: 3, value: 'Ohne Art' },
    { field: 'contracts.line', line: 1, value: 'mortgage' },
  ]);
  expect(lines.map(({ value, keys, rest }) => ({ value, keys, rest }))).toEqual([
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

test('where it lies in several states nobody guesses, and one abroad has none', () => {
  const { after } = taken([{ field: 'addresses.postalCode', value: '86150' }], personsOnly);
  const [id = '', home] = Object.entries(after.addresses.items)[0] ?? [];
  const moved = taken([{ field: 'addresses.postalCode', value: '89073' }], after).after;
  expect(entries(moved.addresses)[0]).toMatchObject({
    postalCode: '89073',
    federalState: 'BADEN_WUERTTEMBERG',
  });
  const abroad = { ...after, addresses: { items: { [id]: { ...home, country: 'AT' } } } } as IntakeData; // with another country
  const there = taken([{ field: 'addresses.postalCode', value: '10115' }], abroad).after;
  expect(entries(there.addresses)[0]).toMatchObject({ postalCode: '10115', federalState: 'BAYERN' });
});

const line = (number: number, value: string, rest: Record<string, string | number> = {}): Answer[] => [
  { field: 'contracts.line', line: number, value },
  ...Object.entries(rest).map(([name, provided]) => ({
    field: `contracts.${name}`,
    line: number,
    value: provided,
  })),
];
const premiums = ({ contracts }: IntakeData) =>
  entries(contracts).map(({ company, premium }) => [company, premium]);

test('a contract that is recorded is changed, and no second one pays its premium', () => {
  const before = taken(line(1, 'liability', { company: 'Beispiel AG', premium: 5_000 }), personsOnly).after;
  const items = { recorded: entries(before.contracts)[0] };
  const recorded = { ...before, contracts: { items } } as unknown as IntakeData; // as another visit made it
  const same = line(1, 'liability', { company: 'beispiel ag', premium: 6_000 });
  expect(premiums(taken(same, recorded).after)).toEqual([['beispiel ag', 6_000]]);
  const additional = (answers: Answer[], data: IntakeData) =>
    provided(answers).map((one) => {
      const write = writeOf(one, data);
      return typeof write === 'string' ? write : write.isAdditional === true;
    });
  expect(additional(same, recorded)).toEqual([false]);
  expect(additional(line(1, 'liability', { company: 'Andere AG' }), recorded)).toEqual([true]);
  const twice = {
    ...recorded,
    contracts: { items: { ...items, other: items.recorded } },
  } as unknown as IntakeData; // as above
  expect(additional(line(1, 'liability'), twice)).toEqual([true]);
  expect(additional(line(1, 'legal'), recorded)).toEqual([false]);
});

test('two lines of the same kind are two contracts, and a second try makes no third', () => {
  const two = [...line(1, 'liability', { premium: 5_000 }), ...line(2, 'liability', { premium: 6_000 })];
  const { after } = taken(two, personsOnly);
  expect(premiums(after)).toEqual([
    ['', 5_000],
    ['', 6_000],
  ]);
  expect(premiums(taken(two, after).after)).toEqual(premiums(after));
});

test('a wish that is recorded is changed', () => {
  const wish = (target: number): Answer[] => [
    { field: 'goals.title', line: 1, value: 'Weltreise' },
    { field: 'goals.target', line: 1, value: target },
  ];
  const first = taken(wish(100), personsOnly).after;
  const recorded = {
    ...first,
    goals: { items: { known: entries(first.goals)[0] } },
  } as unknown as IntakeData; // as another visit made it
  expect(entries(taken(wish(200), recorded).after.goals)).toEqual([expect.objectContaining({ target: 200 })]);
});

test('what a pensioner gets is their pension, and of several nobody guesses which', () => {
  const net: Answer = { field: 'incomes.net', personId: jonas, value: 150_000 };
  const retired = taken(
    [{ field: 'employments.status', personId: jonas, value: 'retired' }],
    personsOnly,
  ).after;
  const pension = { personId: jonas, kind: 'statutoryPension', net: 1, position: 0 };
  const withPensions = (items: object) => ({ ...retired, incomes: { items } }) as unknown as IntakeData; // what is looked at
  const { after } = taken([net], withPensions({ a: pension }));
  expect(entries(after.incomes)).toEqual([
    expect.objectContaining({ kind: 'statutoryPension', net: 150_000 }),
  ]);
  const company = { ...pension, kind: 'companyPension' };
  expect(taken([net], withPensions({ a: pension, b: company })).refused).toEqual(['incomes.net: incomes']);
  expect(entries(taken([net], retired).after.incomes)).toEqual([
    expect.objectContaining({ kind: 'other', net: 150_000 }),
  ]);
});

test('an occupation or employer alone does not say that somebody is employed', () => {
  const job: Answer[] = [
    { field: 'employments.employer', personId: jonas, value: 'Beispiel AG' },
    { field: 'employments.occupation', personId: jonas, value: 'Tischler' },
  ];
  expect(taken(job, personsOnly).refused).toEqual([
    'employments.occupation: job',
    'employments.employer: job',
  ]);
  const whole = [...job, { field: 'employments.status', personId: jonas, value: 'selfEmployed' }];
  expect(entries(taken(whole, personsOnly).after.employments)).toEqual([
    expect.objectContaining({ status: 'selfEmployed', employer: 'Beispiel AG', occupation: 'Tischler' }),
  ]);
});
