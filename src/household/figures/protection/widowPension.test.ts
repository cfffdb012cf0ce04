import { euros } from '@vp-digital/core/finance';
import type { SectionData } from '../../documents';
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
