import { completeness } from '../completeness';
import {
  type Address,
  type Contract,
  emptySection,
  type Employment,
  type Income,
  type Person,
  type SectionData,
  sectionNames,
  type TaxProfile,
} from '../documents';
import { valueOf } from '../testing/valueOf';
import { healthEligibility } from './health/healthEligibility';
import { statutoryHealth } from './health/statutoryHealth';
import { householdKind } from './householdKind';
import { netEstimate } from './netEstimate';
import { factsOf, missing } from './outcome';
import { disabilityEstimate } from './protection/disabilityEstimate';
import { incomeWhenSick } from './protection/incomeWhenSick';
import { widowPensionFigure } from './protection/widowPension';
import { netPensions } from './retirement/netPensions';
import { pensionProjection } from './retirement/pensionProjection';
import { pensionStartRange } from './retirement/pensionAtStart';
import { personPension } from './retirement/personPension';
import { basicPensionEffect } from './subsidies/basicPensionEffect';
import { leverConditions } from './subsidies/leverConditions';
import { optimum } from './subsidies/optimum';
import { riesterOf } from './subsidies/riester';

// Households that no sample has, each computed by the law of October 2026: contributions 2026 of 9.3, 1.3 and 7.3 %, an
// additional rate of 2.9 %, care 1.8 % and 0.6 % of the childless.

const date = '2026-10-01';
const a = 'a';
const b = 'b';

interface Facts {
  birthDate: string;
  person?: Partial<Person>;
  job: Partial<Employment> & Pick<Employment, 'status'>;
  tax?: Partial<TaxProfile>;
  incomes: readonly (Partial<Income> & Pick<Income, 'kind'>)[];
}

/** A household of one or two in Hesse, without a church. */
function household(
  facts: Readonly<Record<string, Facts>>,
  more: { persons?: Record<string, Partial<Person>>; contracts?: Record<string, Contract> } = {},
): SectionData {
  const empty = Object.fromEntries(sectionNames.map((name) => [name, emptySection(name)]));
  const person = {
    position: 0,
    role: 'responsible' as const,
    firstName: 'A',
    lastName: 'M',
    birthDate: date,
  };
  const all = Object.entries(facts);
  const home: Address = { position: 0, personIds: Object.keys(facts), federalState: 'HESSEN', main: true };
  return {
    ...(empty as unknown as SectionData), // every document by its name
    persons: {
      items: Object.fromEntries([
        ...all.map(([id, { birthDate, person: own }]) => [
          id,
          { ...person, firstName: id, birthDate, ...own },
        ]),
        ...Object.entries(more.persons ?? {}).map(([id, own]) => [id, { ...person, firstName: id, ...own }]),
      ]),
    },
    addresses: { items: { home } },
    employments: {
      items: Object.fromEntries(
        all.map(([id, { job }]) => [`job-${id}`, { position: 0, personId: id, main: true, ...job }]),
      ),
    },
    taxProfiles: {
      items: Object.fromEntries(all.map(([id, { tax }]) => [id, { position: 0, churchTax: false, ...tax }])),
    },
    incomes: {
      items: Object.fromEntries(
        all.flatMap(([id, { incomes }]) =>
          incomes.map((income, index) => [
            `${income.kind}-${id}`,
            {
              position: index,
              personId: id,
              netFrom: income.net === undefined ? 'estimate' : 'payslip',
              paymentsPerYear: 12,
              specialPayments: {},
              ...income,
            },
          ]),
        ),
      ),
    },
    contracts: { items: more.contracts ?? {} },
  };
}

function netOf(of: SectionData, id: string) {
  const income = of.incomes.items[id];
  if (!income) throw new Error(`no income ${id}`);
  const estimate = netEstimate(of, income, date);
  if (estimate.kind !== 'estimated') throw new Error(JSON.stringify(estimate));
  return estimate;
}
const statutory = { healthInsurance: 'statutory' } as const;
const askedOf = (of: SectionData) =>
  completeness(of, date).flatMap(({ missing: facts }) => facts.map(({ fact }) => fact));

test('in the transition zone a fund takes what the payslip says, on all pages', () => {
  const midi = household({
    [a]: {
      birthDate: '1990-03-10',
      job: { status: 'employee', ...statutory },
      tax: { taxClass: 'I' },
      incomes: [{ kind: 'salary', gross: 1_200_00 }],
    },
  });
  // 1.431639227 × 1,200 − 863.2784538 = 854.69: × 8.75 % = 74.78; care 854.69 × 1.8 % and 0.6 % of
  // 1.145937223 × 1,200 − 291.8744452 = 1,083.25 are 15.38 + 6.50 = 21.88
  const estimate = netOf(midi, 'salary-a');
  if (estimate.of !== 'pay') throw new Error('of pay');
  expect(estimate.result.deductions).toMatchObject({ health: 74_78, care: 21_88 });
  expect(valueOf(statutoryHealth({ household: midi, personId: a, date })).own).toBe(74_78 + 21_88);
});

describe('who works full time beside an old-age pension', () => {
  const working = household({
    [a]: {
      birthDate: '1958-03-10',
      job: { status: 'employee', ...statutory },
      tax: { taxClass: 'I' },
      incomes: [
        { kind: 'statutoryPension', gross: 1_700_00, net: 1_450_00, from: '2024-04-01' },
        { kind: 'salary', gross: 4_000_00 },
      ],
    },
  });

  test('pays no contributions to pension and unemployment, the reduced ones to the fund, and has the Aktivrente', () => {
    // 4,000 × (7.0 % + 1.45 %) = 338.00; × 2.4 % = 96.00; 2,000 are free of tax
    const estimate = netOf(working, 'salary-a');
    if (estimate.of !== 'pay') throw new Error('of pay');
    expect(estimate.result).toMatchObject({
      deductions: { pension: 0, unemployment: 0, health: 338_00, care: 96_00 },
      activePension: 2_000_00,
    });
    expect(valueOf(statutoryHealth({ household: working, personId: a, date })).own).toBe(434_00);
  });

  test('has the pension that is paid, is asked for no letter, and gets no sick pay', () => {
    expect(valueOf(pensionProjection({ household: working, personId: a, date })).gross).toBe(1_700_00);
    expect(personPension({ household: working, personId: a, date }).kind).toBe('notRelevant');
    expect(pensionStartRange({ household: working, personId: a, date }).kind).toBe('notRelevant');
    expect(valueOf(netPensions({ household: working, date }))).toMatchObject({
      entries: [{ source: 'income', net: 1_450_00 }],
      total: 1_450_00,
    });
    expect(askedOf(working)).toEqual(expect.not.arrayContaining(['pensionRecord', 'pensionPoints', 'gross']));
    expect(valueOf(incomeWhenSick({ household: working, personId: a, date }))).toEqual({ kind: 'none' });
  });
});

describe('a civil servant on revocation', () => {
  const trainee = household({
    [a]: {
      birthDate: '2003-03-10',
      job: { status: 'civilServantRevocable', healthInsurance: 'privateAid', pensionableYearsTenths: 10 },
      tax: { taxClass: 'I' },
      incomes: [{ kind: 'officialPay', gross: 1_500_00, net: 1_450_00 }],
    },
  });

  test('has been promised no pension of the service, at any age (§ 8 (2) Nr. 1 SGB VI)', () => {
    expect(pensionProjection({ household: trainee, personId: a, date })).toEqual(missing('pensionRecord', a));
    expect(valueOf(disabilityEstimate({ household: trainee, personId: a, date }))).toMatchObject({
      source: 'notInsured',
      gross: 0,
    });
  });
});

test('a student’s job of 18 hours pays to the pension alone, which uses up the maximum of the Basisrente', () => {
  const student = household({
    [a]: {
      birthDate: '2003-03-10',
      job: { status: 'student', weeklyHoursTenths: 180, ...statutory },
      tax: { taxClass: 'I' },
      incomes: [
        { kind: 'salary', gross: 1_300_00 },
        { kind: 'studentGrant', net: 700_00 },
      ],
    },
  });
  // 1.431639227 × 1,300 − 863.2784538 = 997.85 × 9.3 % = 92.80
  const estimate = netOf(student, 'salary-a');
  if (estimate.of !== 'pay') throw new Error('of pay');
  expect(estimate.result.deductions).toMatchObject({ pension: 92_80, unemployment: 0, health: 0, care: 0 });
  // 15,600 × 18.6 % = 2,901.60, as if outside of the transition zone
  const effect = valueOf(basicPensionEffect({ household: student, personId: a, date, contributionYear: 0 }));
  expect(effect.effect.deduction.usedByStatutory).toBe(2_901_60);
});

test('a divorced parent whose child lives with the other one is no single parent, but has no surcharge on care', () => {
  const child: Partial<Person> = {
    role: 'child',
    birthDate: '2015-02-02',
    parents: [a],
    inHousehold: false,
  };
  const parent = household(
    {
      [a]: {
        birthDate: '1978-03-10',
        person: { maritalStatus: 'divorced' },
        job: { status: 'employee', ...statutory },
        incomes: [{ kind: 'salary', gross: 4_000_00 }],
      },
    },
    { persons: { kai: child } },
  );
  expect(householdKind(parent)).toBe('single');
  const estimate = netOf(parent, 'salary-a');
  if (estimate.of !== 'pay') throw new Error('of pay');
  expect(estimate.usualTaxClass).toBe('I');
  expect(estimate.result.deductions.care).toBe(72_00); // 4,000 × 1.8 %
  const withChild = { ...parent.persons.items, kai: { ...parent.persons.items['kai'], inHousehold: true } };
  expect(householdKind({ ...parent, persons: { items: withChild } as SectionData['persons'] })).toBe(
    'singleParent',
  );
});

test('who draws a disability pension pays as a pensioner of it, and 3.6 % of a Minijob', () => {
  const unfit = household({
    [a]: {
      birthDate: '1981-03-10',
      job: { status: 'pensioner', ...statutory },
      incomes: [
        { kind: 'statutoryPension', gross: 1_100_00, from: '2023-05-01' },
        { kind: 'sideJob', gross: 500_00 },
      ],
    },
  });
  // 1,100 × (7.3 % + 1.45 %) = 96.25; × 4.2 % = 46.20; no tax of 13,200 × 82.5 %
  expect(netOf(unfit, 'statutoryPension-a').net).toBe(1_100_00 - 96_25 - 46_20);
  expect(netOf(unfit, 'sideJob-a').net).toBe(482_00);
  expect(disabilityEstimate({ household: unfit, personId: a, date }).kind).toBe('notRelevant');
});

test('a pensioner privately insured beside a spouse who works in a fund', () => {
  const premium: Contract = {
    position: 0,
    kind: 'insurance',
    line: 'healthFull',
    company: 'Musterkranken',
    personIds: [a],
    premium: 700_00,
    frequency: 'monthly',
    state: 'ok',
  };
  const couple = household(
    {
      [a]: {
        birthDate: '1956-03-10',
        person: { maritalStatus: 'married' },
        job: { status: 'pensioner', healthInsurance: 'private' },
        incomes: [{ kind: 'statutoryPension', gross: 1_800_00, from: '2022-02-01' }],
      },
      [b]: {
        birthDate: '1968-03-10',
        person: { maritalStatus: 'married' },
        job: { status: 'employee', ...statutory },
        tax: { taxClass: 'III' },
        incomes: [{ kind: 'salary', gross: 3_500_00 }],
      },
    },
    { contracts: { premium } },
  );
  // § 106 SGB VI: 1,800 × (14.6 % + 2.9 %) ÷ 2 = 157.50, less than half of the premium
  const estimate = netOf(couple, 'statutoryPension-a');
  if (estimate.of !== 'pension') throw new Error('of a pension');
  expect(estimate.parts).toMatchObject({ subsidy: 157_50, insurance: 0 });
  // § 97 SGB VI: own pay of 3,500 less 40 % = 2,100; 40 % of what exceeds 26.4 × 42.52 = 1,122.53 is 390.99
  const widow = valueOf(widowPensionFigure.of(withNets(couple), { personId: a, date }));
  expect(widow).toMatchObject({ beforeCredit: 990_00, credited: 390_99, pension: 599_01 });
});

/** The nets are known; what they are matters nothing to the test. */
const withNets = (of: SectionData): SectionData => ({
  ...of,
  incomes: {
    items: Object.fromEntries(
      Object.entries(of.incomes.items).map(([id, income]) => [id, { ...income, net: income.gross ?? 0 }]),
    ),
  },
});

test('an apprentice under 23 pays no surcharge on care, and no tax of 1,100 euros', () => {
  const apprentice = household({
    [a]: {
      birthDate: '2007-03-10',
      job: { status: 'apprentice', ...statutory },
      tax: { taxClass: 'I' },
      incomes: [{ kind: 'salary', gross: 1_100_00 }],
    },
  });
  // 102.30 + 14.30 + 96.25 + 19.80 = 232.65; no transition zone (§ 20 (2a) sentence 7 SGB IV)
  expect(netOf(apprentice, 'salary-a').net).toBe(1_100_00 - 232_65);
  expect(valueOf(statutoryHealth({ household: apprentice, personId: a, date })).own).toBe(116_05);
});

test('two mothers with Elterngeld: of it 300 euros are no income of a survivor', () => {
  const child: Partial<Person> = { role: 'child', birthDate: '2026-04-02', parents: [a, b] };
  const person = { maritalStatus: 'married', gender: 'female' } as const;
  const couple = household(
    {
      [a]: {
        birthDate: '1990-03-10',
        person,
        job: { status: 'parentalLeave', ...statutory },
        incomes: [{ kind: 'parentalAllowance', net: 1_300_00, until: '2027-04-01' }],
      },
      [b]: {
        birthDate: '1991-03-10',
        person,
        job: { status: 'employee', ...statutory },
        tax: { taxClass: 'III' },
        incomes: [{ kind: 'salary', gross: 4_200_00, net: 3_060_00 }],
      },
    },
    { persons: { kim: child } },
  );
  // 26.4 and 5.6 × 42.52 = 1,122.53 + 238.11; 1,300 − 300 is below that
  expect(valueOf(widowPensionFigure.of(couple, { personId: b, date }))).toMatchObject({
    kind: 'large',
    ownIncome: 1_000_00,
    freeAmount: 1_360_64,
    credited: 0,
  });
});

test('a freelancer with a Basisrente alone: nothing uses up the maximum, and no pension of a scheme is claimed', () => {
  const freelancer = household({
    [a]: {
      birthDate: '1985-03-10',
      job: { status: 'freelancer', healthInsurance: 'statutoryVoluntary', pensionContribution: 0 },
      incomes: [{ kind: 'profit', gross: 5_000_00 }],
    },
  });
  // 5,000 × (14.0 % + 2.9 % + 4.2 %) = 1,055.00
  const estimate = netOf(freelancer, 'profit-a');
  if (estimate.of !== 'profit') throw new Error('of a profit');
  expect(estimate.result.insurance).toBe(1_055_00 * 12);
  const effect = valueOf(
    basicPensionEffect({ household: freelancer, personId: a, date, contributionYear: 0 }),
  );
  expect(effect).toMatchObject({
    untoldContributions: 'none',
    effect: { deduction: { usedByStatutory: 0, room: 30_826_00 } },
  });
  expect(factsOf(pensionProjection({ household: freelancer, personId: a, date }))).toEqual([
    { fact: 'pensionRecord', personId: a },
  ]);
});

describe('a cross-border commuter to Switzerland, insured there (Art. 11 (3) a of Regulation (EC) 883/2004)', () => {
  const commuter = household({
    [a]: {
      birthDate: '1985-03-10',
      job: { status: 'employee', workCountry: 'CH', ...statutory },
      tax: { taxClass: 'I', taxableIncome: 80_000_00 },
      incomes: [{ kind: 'salary', gross: 8_000_00, net: 5_900_00 }],
    },
  });
  const of = { household: commuter, personId: a, date };

  test('no net, no points, no sick pay and no contributions by German law', () => {
    const salary = commuter.incomes.items['salary-a'];
    if (!salary) throw new Error('there is a salary');
    expect(netEstimate(commuter, salary, date)).toEqual({ kind: 'notApplicable' });
    expect(pensionProjection(of)).toEqual(missing('pensionRecord', a));
    expect(incomeWhenSick(of)).toEqual(missing('foreignLaw', a));
    expect(statutoryHealth(of)).toEqual(missing('foreignLaw', a));
    expect(healthEligibility(of)).toEqual(missing('foreignLaw', a));
    expect(disabilityEstimate(of)).toEqual(missing('disabilityClaim', a));
  });

  test('what is paid there uses up the maximum of the Basisrente as far as it is recorded (BMF 24.5.2017, Rz. 4)', () => {
    const effect = valueOf(basicPensionEffect({ ...of, contributionYear: 0 }));
    expect(effect.untoldContributions).toBe('due');
    const [[id, job] = []] = Object.entries(commuter.employments.items);
    const items = {
      [id ?? '']: { ...job, pensionContribution: 424_00 },
    } as SectionData['employments']['items'];
    const recorded = { ...of, household: { ...commuter, employments: { items } } };
    // 424 × 12 = 5,088
    const { effect: known } = valueOf(basicPensionEffect({ ...recorded, contributionYear: 0 }));
    expect(known.deduction).toMatchObject({ usedByStatutory: 5_088_00, room: 25_738_00 });
  });

  test('pay abroad entitles to no allowance for Riester of its own (§ 10a (1), (6) EStG)', () => {
    const riester: Contract = {
      position: 0,
      kind: 'saving',
      line: 'riester',
      company: 'Musterleben',
      personIds: [a],
      premium: 50_00,
      frequency: 'monthly',
      state: 'ok',
    };
    const withContract = { ...commuter, contracts: { items: { riester } } };
    expect(riesterOf(withContract, a, date)).toEqual(missing('foreignLaw', a));
  });

  test('pay that is deferred there saves by another law, and another fund is not chosen by ours', () => {
    const bav: Contract = {
      position: 0,
      kind: 'saving',
      line: 'companyPension',
      company: 'Musterleben',
      personIds: [a],
      premium: 200_00,
      frequency: 'monthly',
      state: 'ok',
    };
    const cheaper = {
      position: 0,
      kind: 'healthFund',
      personId: a,

      supplement: 200,
    } as const;
    const recorded = { ...commuter, contracts: { items: { bav } }, subsidyFacts: { items: { cheaper } } };
    const { levers, toCheck, notComputed } = optimum({ household: recorded, date });
    expect([levers, notComputed]).toEqual([[], []]);
    expect(toCheck.map(({ lever, facts }) => [lever, facts])).toEqual(
      ['occupationalPensionEmployer', 'occupationalPensionSaving', 'healthFundChange'].map((lever) => [
        lever,
        [{ fact: 'foreignLaw', personId: a }],
      ]),
    );
    expect(
      leverConditions({ household: recorded, date, lever: 'occupationalPensionSaving', personId: a })[0],
    ).toMatchObject({ condition: 'employee', state: 'unmet' });
  });

  test('what cannot be computed makes the household no less complete', () => {
    expect(askedOf(commuter)).not.toContain('foreignLaw');
  });
});
