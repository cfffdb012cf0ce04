import { adultsWithoutIncome, asOf, type SectionData } from '..';
import { emptySection } from '../documents';
import { documentsOf, sampleHouseholds } from '../samples';
import {
  completeness,
  completenessDocuments,
  computedResults,
  firstQuestions,
  openResults,
  quickFacts,
  quickQuestions,
} from '.';

const date = '2026-10-01';
const [, musterhaus = nobody()] = sampleHouseholds.map(documentsOf);
const [jonas = '', aylin = ''] = Object.keys(musterhaus.persons.items);

function nobody(): SectionData {
  throw new Error('there are no samples');
}

const empty: SectionData = {
  ...musterhaus,
  ...Object.fromEntries(
    completenessDocuments.filter((name) => name !== 'persons').map((name) => [name, emptySection(name)]),
  ),
};
const factsOf = (household: SectionData) => quickFacts(household, date, completeness(household, date));
const statesOf = (household: SectionData) =>
  Object.fromEntries(factsOf(household).map(({ question, state }) => [question, state]));
const items = <Entry>(...entries: Entry[]) => ({
  items: Object.fromEntries(entries.map((one) => [crypto.randomUUID(), one])),
});
const salary = (personId: string, gross: number) => ({
  personId,
  kind: 'salary' as const,
  position: 0,
  gross,
  netFrom: 'estimate' as const,
  paymentsPerYear: 12,
  specialPayments: {},
});
const known: SectionData = {
  ...empty,
  addresses: items({ position: 0, personIds: [jonas, aylin], postalCode: '86150', federalState: 'BAYERN' }),
  incomes: items(salary(jonas, 5_150_00), salary(aylin, 2_350_00)),
  housing: items({ position: 0, kind: 'rented', coldRent: 900_00, ancillaryCosts: 200_00 }),
  assets: items({
    position: 0,
    kind: 'callMoney',
    value: 0,
    asOf: date,
    ownership: {},
    earmarked: false,
  }),
};

test('of a couple of whom nothing is known all twelve are asked, and none is answered', () => {
  expect(factsOf(empty).map(({ question }) => question)).toEqual(quickQuestions);
  expect(new Set(factsOf(empty).map(({ state }) => state))).toEqual(new Set(['open']));
});

test('who lives alone is not asked for the pay of a partner', () => {
  const { [aylin]: _, ...persons } = empty.persons.items;
  expect(Object.keys(statesOf({ ...empty, persons: { items: persons } }))).toEqual(
    quickQuestions.filter((question) => question !== 'partnersPay'),
  );
});

test('an answer counts as soon as the documents hold it, and money of 0 is one', async () => {
  expect(statesOf(await asOf(known, date))).toEqual({
    postalCode: 'told',
    pay: 'told',
    home: 'told',
    savingRate: 'open',
    savings: 'told',
    occupation: 'open',
    taxClass: 'open',
    churchTax: 'open',
    partnersPay: 'told',
    livingCosts: 'open',
    pension: 'open',
    wish: 'open',
  });
});

test.each([
  ['savings', 'savingRate'],
  ['contracts', 'savingRate'],
  ['goals', 'wish'],
] as const)('"no %s" answers the question %s', (of, question) => {
  const absences = items({ position: 0, of });
  expect(statesOf({ ...empty, absences })[question]).toBe('told');
});

test('the pay of each adult is asked before the first picture, and before what the household spends', () => {
  const asked = factsOf(empty).map(({ question }) => question);
  const lastPay = Math.max(asked.indexOf('pay'), asked.indexOf('partnersPay'));
  expect(asked.indexOf('partnersPay')).toBeGreaterThan(0);
  expect(lastPay).toBeLessThan(firstQuestions);
  for (const sum of ['home', 'savingRate', 'livingCosts'] as const)
    expect(asked.indexOf(sum)).toBeGreaterThan(lastPay);
});

test('whose income is not known is named, and child benefit is nobody’s pay', () => {
  expect(adultsWithoutIncome(empty)).toEqual([jonas, aylin]);
  const paid = { ...empty, incomes: items(salary(jonas, 4_350_00)) };
  expect(adultsWithoutIncome(paid)).toEqual([aylin]);
  const benefit = { ...salary(aylin, 0), kind: 'childBenefit' as const, net: 518_00 };
  const both = items<SectionData['incomes']['items'][string]>(salary(jonas, 4_350_00), benefit);
  expect(adultsWithoutIncome({ ...paid, incomes: both })).toEqual([aylin]);
  const job = (status: 'homemaker' | 'employee') =>
    items({ personId: aylin, main: true, position: 0, status });
  expect(adultsWithoutIncome({ ...paid, employments: job('homemaker') })).toEqual([]);
  expect(adultsWithoutIncome({ ...paid, employments: job('employee') })).toEqual([aylin]);
});

test('what was estimated is no answer yet', () => {
  const expenses = items({
    position: 0,
    category: 'groceries' as const,
    amount: 500_00,
    frequency: 'monthly' as const,
    source: 'estimated' as const,
  });
  expect(statesOf({ ...empty, expenses })['livingCosts']).toBe('estimated');
});

test('of the retired nothing is asked that only work decides', () => {
  const employments = items({ position: 0, personId: jonas, main: true, status: 'pensioner' as const });
  const asked = Object.keys(statesOf({ ...empty, employments }));
  expect(asked).not.toContain('taxClass');
  expect(asked).not.toContain('pension');
  expect(asked).toContain('pay');
});

test('what belongs to a screen that is not offered is not asked', () => {
  const areas = completeness(empty, date).filter(({ area }) => area !== 'wealth');
  expect(quickFacts(empty, date, areas).map(({ question }) => question)).not.toContain('savings');
});

test('each question says which results wait for it', async () => {
  const opens = (question: string) => factsOf(empty).find((fact) => fact.question === question)?.opens ?? [];
  expect(opens('livingCosts')).toContainEqual({ figure: 'freeAmount' });
  expect(opens('savings')).toContainEqual({ figure: 'reserve' });
  expect(opens('pension')).toContainEqual({ figure: 'ownNetPension', personId: jonas });
});

test('with the twelve answered, only contracts are waited for: the disability pension is estimated', async () => {
  const answered = await asOf(
    {
      ...known,
      employments: items({ position: 0, personId: jonas, main: true, status: 'employee' as const }),
      taxProfiles: { items: { [jonas]: { position: 0, taxClass: 'IV' as const, churchTax: false } } },
      expenses: items(
        ...(['energy', 'communication', 'groceries', 'mobility', 'clothing', 'health'] as const).map(
          (category, position) => ({ position, category, amount: 100_00, frequency: 'monthly' as const }),
        ),
      ),
      statutoryPensions: items({
        position: 0,
        personId: jonas,
        recordDate: '2026-05-01',
        provider: 'statutory' as const,
        projectedPension: 1_900_00,
      }),
    },
    date,
  );
  const open = openResults(completeness(answered, date)).filter(({ personId }) => personId !== aylin);
  expect(open).toEqual([{ figure: 'freeAmount' }, { figure: 'reserve' }]);
  expect(computedResults(answered, date)).toContainEqual({ figure: 'ownNetPension', personId: jonas });
  const withoutContracts = { ...answered, absences: items({ position: 0, of: 'contracts' as const }) };
  expect(
    openResults(completeness(withoutContracts, date)).filter(({ personId }) => personId !== aylin),
  ).toEqual([]);
  expect(computedResults(withoutContracts, date)).toEqual(
    expect.arrayContaining([{ figure: 'freeAmount' }, { figure: 'reserve' }]),
  );
  expect(computedResults(empty, date)).toEqual([]);
});

test('who is of that age is asked for a pension, and so is who says to be retired; whoever works for pay', () => {
  const born = (personId: string, birthDate: string) => ({
    ...empty.persons.items,
    [personId]: { ...empty.persons.items[personId], birthDate },
  });
  const old = { ...empty, persons: { items: born(jonas, '1950-03-01') } } as SectionData; // a sample's person
  const payOf = (household: SectionData) => factsOf(household).find(({ question }) => question === 'pay');
  expect(payOf(empty)).toMatchObject({ isPension: false, state: 'open' });
  expect(payOf(old)).toMatchObject({ isPension: true, state: 'open' });
  const past = { ...empty, persons: { items: born(jonas, '1960-05-01') } } as SectionData; // 66 years and 4 months in September
  expect(payOf(past)).toMatchObject({ isPension: true });
  const job = (status: 'pensioner' | 'employee') =>
    items({ personId: jonas, main: true, position: 0, status });
  expect(payOf({ ...empty, employments: job('pensioner') })).toMatchObject({ isPension: true });
  expect(payOf({ ...old, employments: job('employee') })).toMatchObject({ isPension: false });
  const pension = {
    ...salary(jonas, 0),
    kind: 'statutoryPension' as const,
    netFrom: 'payslip' as const,
    gross: undefined,
    net: 1_400_00,
  };
  expect(payOf({ ...old, incomes: items(pension) })).toMatchObject({ state: 'told' });
});
