import { euros } from '@vp-digital/core/finance';
import type { Income, SectionData } from '../../documents';
import { sample } from '../../testing/sample';
import { valueOf } from '../../testing/valueOf';
import { widowPension } from './widowPension';

const { household, date, person } = sample(2);
const [jonas, aylin] = [person('Jonas'), person('Aylin')];
const of = (personId: string, data: SectionData = household) =>
  widowPension({ household: data, personId, date });

/** The household with one field of one person changed. */
const withPerson = (id: string, change: object): SectionData => ({
  ...household,
  persons: {
    ...household.persons,
    items: Object.fromEntries(
      Object.entries(household.persons.items).map(([key, one]) => [
        key,
        key === id ? { ...one, ...change } : one,
      ]),
    ),
  },
});

test('55 % of the disability pension of the deceased, less 40 % of income above the free amount', () => {
  const pension = valueOf(of(jonas));
  expect(pension).toMatchObject({
    survivorId: aylin,
    kind: 'large',
    fullPension: euros(1_771),
    kindFactor: 0.55,
    source: 'record',
  });
  expect(pension.beforeCredit).toBe(Math.round(euros(1_771) * 0.55));
  // 26.4 pension values, and 5.6 for each of two children
  expect(pension.freeAmount).toBe(Math.round(pension.pensionValue * (26.4 + 2 * 5.6)));
  const excess = Math.max(0, pension.ownIncome - pension.freeAmount);
  expect(pension.credited).toBe(Math.round(excess * 0.4));
  expect(pension.pension).toBe(pension.beforeCredit - pension.credited);
});

test('pay counts with 60 % of what it is before tax', () => {
  const { ownIncome } = valueOf(of(aylin)); // Jonas survives
  const [salary] = Object.values(household.incomes.items).filter(
    ({ personId, kind }) => personId === jonas && kind === 'salary',
  );
  const special = Object.values(salary?.specialPayments ?? {}).reduce((sum, { gross = 0 }) => sum + gross, 0);
  const year = (salary?.gross ?? 0) * (salary?.paymentsPerYear ?? 0) + special;
  expect(year).toBeGreaterThan(0);
  expect(ownIncome).toBe(Math.round((year / 12) * 0.6));
});

test('nobody is a widow who was not married, and only the other one of a couple is', () => {
  expect(of(jonas, withPerson(aylin, { maritalStatus: 'single' }))).toEqual({ kind: 'notRelevant' });
  expect(of(person('Jonas'), withPerson(jonas, { maritalStatus: undefined }))).toEqual({
    kind: 'notRelevant',
  });
});

test('without children the young get the small one, from 46 years and six months on the large one', () => {
  const childless: SectionData = {
    ...household,
    persons: {
      ...household.persons,
      items: Object.fromEntries(
        Object.entries(household.persons.items).filter(([, { role }]) => role !== 'child'),
      ),
    },
  };
  const aged = (birthDate: string): SectionData => ({
    ...childless,
    persons: {
      ...childless.persons,
      items: Object.fromEntries(
        Object.entries(childless.persons.items).map(([key, one]) => [
          key,
          key === aylin ? { ...one, birthDate } : one,
        ]),
      ),
    },
  });
  expect(valueOf(of(jonas, childless)).kind).toBe('small');
  expect(valueOf(of(jonas, childless)).kindFactor).toBe(0.25);
  expect(valueOf(of(jonas, aged('1980-04-01'))).kind).toBe('large');
  expect(valueOf(of(jonas, aged('1980-04-02'))).kind).toBe('small');
});

test('what is paid to the retired is what a share of is left', () => {
  const retired = sample(5);
  const [first = ''] = Object.keys(retired.household.persons.items);
  const outcome = widowPension({ household: retired.household, personId: first, date: retired.date });
  expect(valueOf(outcome).fullPension).toBe(euros(1_760));
});

describe('the income that counts for a survivor', () => {
  const retired = sample(5);
  const [gerd, helga] = [retired.person('Gerd'), retired.person('Helga')];
  const income = (kind: Income['kind'], more: Partial<Income>): Income => ({
    kind,
    position: 0,
    personId: helga,
    netFrom: 'payslip',
    paymentsPerYear: 12,
    specialPayments: {},
    ...more,
  });
  const whenGerdDies = (...incomes: Income[]) => {
    const others = Object.entries(retired.household.incomes.items).filter(
      ([, { personId }]) => personId !== helga,
    );
    const own = incomes.map((one, index) => [`own-${index}`, one] as const);
    return widowPension({
      household: {
        ...retired.household,
        incomes: { items: Object.fromEntries([...others, ...own]) },
      },
      personId: gerd,
      date: '2026-11-02',
    });
  };
  const state = income('statutoryPension', { gross: euros(1_400) });

  test('a company pension counts: 1,400 of the state and 600 of a company are credited with about 222', () => {
    const pension = valueOf(whenGerdDies(state, income('companyPension', { gross: euros(600) })));
    // 1,400 × 0.86 + 600 × 0.788 = 1,676.80; less 26.4 × 42.52 = 1,122.53: 554.27 × 40 %
    expect(pension.ownIncome).toBe(euros(1_676.8));
    expect(pension.credited).toBe(euros(221.71));
  });

  test('so do rent and capital income as they are paid out, and parental allowance beyond 300 euros', () => {
    const counted = (...incomes: Income[]) => valueOf(whenGerdDies(...incomes)).ownIncome;
    expect(counted(income('rent', { net: euros(500) }))).toBe(euros(500));
    expect(counted(income('rent', { gross: euros(500) }))).toBe(euros(375)); // less 25 %
    expect(counted(income('capital', { gross: euros(100) }))).toBe(euros(70)); // less 30 %
    const once = { 'a-payment': { month: 12, net: euros(1_500) } };
    expect(counted(income('capital', { net: 0, specialPayments: once }))).toBe(euros(125)); // 1,500 ÷ 12
    expect(counted(income('parentalAllowance', { net: euros(900) }))).toBe(euros(600));
    expect(counted(income('privatePension', { gross: euros(1_000) }))).toBe(euros(873)); // less 12.7 %
    expect(counted(income('other', { net: euros(250) }))).toBe(euros(250));
    expect(counted(income('unemploymentBenefit', { net: euros(1_420) }))).toBe(euros(1_420));
    expect(counted(income('sickPay', { net: euros(1_800) }))).toBe(euros(1_800));
  });

  test('child benefit and maintenance do not, and a Minijob is not lowered', () => {
    const counted = (...incomes: Income[]) => valueOf(whenGerdDies(...incomes)).ownIncome;
    expect(counted(income('childBenefit', { net: euros(255) }))).toBe(0);
    expect(counted(income('maintenance', { net: euros(400) }))).toBe(0);
    expect(counted(income('studentGrant', { net: euros(800) }))).toBe(0);
    expect(counted(income('orphansPension', { net: euros(280) }))).toBe(0);
    expect(counted(income('widowPension', { gross: euros(700) }))).toBe(0);
    expect(counted(income('sideJob', { gross: euros(550) }))).toBe(euros(550));
    expect(counted(income('sideJob', { gross: euros(1_000) }))).toBe(euros(600)); // less 40 %
  });

  test('of a pension that began before 2011 less is taken off', () => {
    const early = income('companyPension', { gross: euros(600), from: '2009-05-01' });
    expect(valueOf(whenGerdDies(early)).ownIncome).toBe(euros(495)); // 600 × 0.825
  });

  test('a pension of which only the net is known is asked for, by whose it is', () => {
    expect(whenGerdDies(state, income('companyPension', { net: euros(500) }))).toEqual({
      kind: 'missing',
      facts: [{ fact: 'gross', personId: helga }],
    });
  });

  test('who married before 2002 has 60 %, and company pensions do not count', () => {
    const pension = valueOf(whenGerdDies(state, income('companyPension', { gross: euros(600) })));
    // 1,760 × 0.6 = 1,056, less (1,400 × 0.86 − 1,122.53) × 40 % = 32.59
    expect(pension.ifMarriedBefore2002).toBe(euros(1_056 - 32.59));
    expect(valueOf(of(jonas)).ifMarriedBefore2002).toBeUndefined(); // both born after 1961
  });
});

test('of a survivor of whose income nobody has told anything no pension is computed, and none of a misread letter', () => {
  const untold = {
    ...household,
    employments: { ...household.employments, items: {} },
    incomes: {
      ...household.incomes,
      items: Object.fromEntries(
        Object.entries(household.incomes.items).filter(([, { personId }]) => personId !== aylin),
      ),
    },
  };
  expect(of(jonas, untold)).toEqual({ kind: 'missing', facts: [{ fact: 'gross', personId: aylin }] });
  const items = Object.fromEntries(
    Object.entries(household.statutoryPensions.items).map(([id, letter]) => [
      id,
      { ...letter, survivorPension: euros(20_000) },
    ]),
  );
  const misread = { ...household, statutoryPensions: { ...household.statutoryPensions, items } };
  expect(of(jonas, misread)).toEqual({ kind: 'notRelevant' });
});

test('of who works on own account or at home, without a letter, it is not known whether the state scheme pays', () => {
  const jobs = (status: 'selfEmployed' | 'homemaker', more: object = {}): SectionData => ({
    ...household,
    employments: { items: { job: { position: 0, personId: jonas, main: true, status, ...more } } },
    statutoryPensions: { items: {} },
  });
  const open = { kind: 'missing', facts: [{ fact: 'pensionRecord', personId: jonas }] };
  expect(of(jonas, jobs('selfEmployed'))).toEqual(open);
  expect(of(jonas, jobs('homemaker'))).toEqual(open);
  const doctor = jobs('selfEmployed', { professionalPensionFund: 'Ärzteversorgung' });
  expect(of(jonas, doctor).kind).toBe('notRelevant');
});
