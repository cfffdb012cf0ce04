import { euros } from '@vp-digital/core/finance';
import { documentsOf } from '../samples';
import { musterruh } from '../samples/h5Musterruh';
import type { Contract, Employment, Income, Person, SectionData } from '../documents';
import { missingForPension } from './pensionInput';
import { netEstimate, type NetEstimateData } from './netEstimate';
import { netsOf } from './netsOf';
import type { PensionEstimate } from './pensionEstimate';

const date = '2026-10-01';
const me = 'me';

const pension = (kind: Income['kind'], gross: number | undefined, more: Partial<Income> = {}): Income => ({
  personId: me,
  position: 0,
  kind,
  netFrom: 'estimate',
  paymentsPerYear: 12,
  specialPayments: {},
  from: '2022-03-01',
  ...(gross !== undefined && { gross: euros(gross) }),
  ...more,
});

const person = (more: Partial<Person> = {}): Person => ({
  position: 0,
  role: 'responsible',
  firstName: 'Toni',
  lastName: 'Muster',
  birthDate: '1956-07-12',
  ...more,
});

const retired: Partial<Employment> = { status: 'pensioner', healthInsurance: 'statutory' };

function household(
  incomes: readonly Income[],
  job: Partial<Employment> = retired,
  more: Partial<NetEstimateData> = {},
): NetEstimateData {
  return {
    persons: { items: { [me]: person() } },
    employments: { items: { job: { position: 0, personId: me, status: 'pensioner', ...job } } },
    incomes: {
      items: Object.fromEntries(incomes.map((one, position) => [`i${position}`, { ...one, position }])),
    },
    taxProfiles: { items: { [me]: { position: 0, churchTax: false } } },
    addresses: { items: { home: { position: 0, personIds: [me], federalState: 'HESSEN' } } },
    contracts: { items: {} },
    ...more,
  };
}

function estimateOf(data: NetEstimateData, id = 'i0'): PensionEstimate {
  const income = data.incomes.items[id];
  const estimate = income && netEstimate(data, income, date);
  if (estimate?.kind !== 'estimated' || estimate.of !== 'pension') throw new Error(JSON.stringify(estimate));
  return estimate;
}

const missingOf = (data: NetEstimateData) => {
  const income = data.incomes.items['i0'];
  return income && netEstimate(data, income, date);
};

const premiumOf = (premium: number): Pick<SectionData, 'contracts'> => {
  const health: Contract = {
    position: 0,
    kind: 'insurance',
    line: 'healthFull',
    company: 'Musterkranken',
    personIds: [me],
    premium: euros(premium),
    frequency: 'monthly',
    state: 'ok',
  };
  return { contracts: { items: { health } } };
};

test('Gerd and Helga, of whom only the gross is told: what they are paid, within 25 euros', () => {
  const { incomes, ...others } = documentsOf(musterruh);
  const items = Object.fromEntries(
    Object.entries(incomes.items).map(([id, { net, ...income }]) => [
      id,
      income.kind === 'capital' ? { ...income, net } : { ...income, netFrom: 'estimate' as const },
    ]),
  ) as typeof incomes.items; // the same entries without a net
  const nets = netsOf({ ...others, incomes: { ...incomes, items } }, date);
  const recorded = Object.entries(incomes.items).filter(([, { kind }]) => kind !== 'capital');
  expect(Object.keys(nets)).toHaveLength(3);
  for (const [id, { net = 0 }] of recorded) expect(Math.abs((nets[id] ?? 0) - net)).toBeLessThan(euros(25));
  const sum = Object.values(nets).reduce((all, net) => all + net, 0);
  expect(Math.abs(sum - euros(2_714))).toBeLessThan(euros(25));
});

test('a member by law pays nothing on a company pension up to the allowance, a voluntary one on all of it', () => {
  const pensions = [pension('companyPension', 190), pension('statutoryPension', 900)];
  expect(estimateOf(household(pensions)).parts).toMatchObject({ insurance: 0, tax: 0 });
  // 190 × (14.6 + 2.9 + 4.2) %
  const voluntary = household(pensions, { ...retired, healthInsurance: 'statutoryVoluntary' });
  expect(estimateOf(voluntary).parts.insurance).toBeGreaterThanOrEqual(41_23);
});

test('who has no child pays the surcharge of care insurance', () => {
  const pensions = [pension('statutoryPension', 1_000)];
  const child: Person = {
    position: 1,
    role: 'child',
    firstName: 'Kim',
    lastName: 'Muster',
    birthDate: '1990-01-01',
  };
  const parent = household(pensions, retired, { persons: { items: { [me]: person(), child } } });
  // 0.6 % of 1,000
  expect(estimateOf(household(pensions)).parts.insurance - estimateOf(parent).parts.insurance).toBe(6_00);
});

test('the tax is that of all pensions, once, and each bears its part', () => {
  const both = household([pension('statutoryPension', 2_000), pension('companyPension', 800)]);
  const [state, company] = [estimateOf(both), estimateOf(both, 'i1')];
  expect(Math.abs(state.parts.tax + company.parts.tax - state.result.taxMonth)).toBeLessThanOrEqual(1);
  const single = estimateOf(household([pension('statutoryPension', 2_000)]));
  expect(state.parts.tax).toBeGreaterThan(single.parts.tax);
});

test('a retired civil servant bears tax alone; the own premium is a contract and lowers it', () => {
  const job = { status: 'retiredCivilServant', healthInsurance: 'privateAid' } as const;
  const { net, parts, result } = estimateOf(
    household([pension('civilServicePension', 3_500)], job, premiumOf(260)),
  );
  expect(parts).toMatchObject({ insurance: 0, subsidy: 0 });
  expect(net).toBe(euros(3_500) - result.taxMonth);
  expect(parts.tax).toBeGreaterThan(euros(400));
});

test('the privately insured get the subsidy of the pension insurance, at most half the premium', () => {
  const job = { ...retired, healthInsurance: 'private' } as const;
  const { net, parts } = estimateOf(household([pension('statutoryPension', 2_000)], job, premiumOf(600)));
  expect(parts).toMatchObject({ subsidy: 175_00, insurance: 0 });
  expect(net).toBe(euros(2_000) + 175_00 - parts.tax);
});

test('a widow who works: her pension bears what the tax rises by', () => {
  const salary = pension('salary', 3_500, { netFrom: 'payslip', net: euros(2_300) });
  const job = { status: 'employee', healthInsurance: 'statutory' } as const;
  const widow = pension('widowPension', 700);
  const persons = { items: { [me]: person({ birthDate: '1978-05-05' }) } };
  const withPay = estimateOf(household([widow, salary], job, { persons }));
  expect(estimateOf(household([widow], job, { persons })).parts.tax).toBe(0);
  expect(withPay.parts.tax).toBeGreaterThan(euros(130));
  expect(withPay.parts.tax).toBeLessThan(euros(220));
});

test('of a private pension the share by the age at its start is taxed', () => {
  const data = household([
    pension('privatePension', 1_000, { from: '2021-08-01' }),
    pension('statutoryPension', 2_000),
  ]);
  // 65 at the start: 18 % of 12,000
  expect(estimateOf(data).result.pensioners[0]?.taxation.fullyTaxable).toBe(2_160_00);
  expect(estimateOf(data).parts.insurance).toBe(0);
});

describe('what an estimate waits for', () => {
  test('the start, the gross and the health insurance are asked for by name', () => {
    const { from: _, ...open } = pension('statutoryPension', undefined);
    expect(missingOf(household([open], { status: 'pensioner' }))).toEqual({
      kind: 'missing',
      facts: ['gross', 'pensionStart', 'healthInsurance'],
    });
    const [income] = Object.values(household([open]).incomes.items);
    expect(income && missingForPension(household([open]), income, date)).toEqual(['gross', 'pensionStart']);
  });

  test('the retirement says when a pension began, but not when a widow’s did', () => {
    const { from: _, ...old } = pension('statutoryPension', 1_500);
    expect(
      estimateOf(household([old], { ...retired, since: '2015-01-01' })).result.pensioners[0]?.taxation,
    ).toMatchObject({
      taxableShare: 0.7,
    });
    const { from: _from, ...widow } = pension('widowPension', 700);
    expect(missingOf(household([widow], { ...retired, since: '2015-01-01' }))).toEqual({
      kind: 'missing',
      facts: ['pensionStart'],
    });
  });

  test('a premium of private health insurance', () => {
    expect(
      missingOf(household([pension('statutoryPension', 1_500)], { ...retired, healthInsurance: 'private' })),
    ).toEqual({
      kind: 'missing',
      facts: ['healthPremium'],
    });
  });
});

test('married to somebody whose income is not known: the basic tariff, and it says so', () => {
  const married = { maritalStatus: 'married' } as const;
  const persons = {
    items: { [me]: person(married), other: person({ ...married, position: 1, firstName: 'Alex' }) },
  };
  const addresses = {
    items: { home: { position: 0, personIds: [me, 'other'], federalState: 'HESSEN' as const } },
  };
  const known = household([pension('statutoryPension', 2_500)], retired, { persons, addresses });
  expect(estimateOf(known).basicTariff).toBe(true);
  const employments = {
    items: {
      ...known.employments.items,
      home: { position: 1, personId: 'other', status: 'homemaker' as const },
    },
  };
  const joint = estimateOf({ ...known, employments });
  expect(joint.basicTariff).toBe(false);
  expect(joint.parts.tax).toBeLessThan(estimateOf(known).parts.tax);
});
