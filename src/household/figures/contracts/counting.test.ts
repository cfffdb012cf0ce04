import { euros } from '@vp-digital/core/finance';
import {
  budgetRates,
  contractsWithoutDate,
  deathCover,
  freeAmount,
  incomeCourse,
  incomeProtection,
  netWorth,
  optimum,
  reserve,
  withoutEnded,
} from '..';
import type { Contract, SectionData } from '../../documents';
import { insurance, saving } from '../../samples/entries';
import { sample } from '../../testing/sample';
import { valueOf } from '../../testing/valueOf';

const single = sample(1);
const couple = sample(2);
const { date } = couple;

const common = { position: 99, personIds: [], state: 'ok' } as const;
const withContract = (
  household: SectionData,
  contract: ReturnType<typeof insurance> | ReturnType<typeof saving>,
): SectionData => ({
  ...household,
  contracts: { items: { ...household.contracts.items, added: { ...common, ...contract } as Contract } }, // all that a schema would add
});

const eachContract = (household: SectionData, change: (contract: Contract) => Contract): SectionData => ({
  ...household,
  contracts: {
    items: Object.fromEntries(
      Object.entries(household.contracts.items).map(([id, contract]) => [id, change(contract)]),
    ),
  },
});

test('a company pension is deferred pay: the net is after it, and it is not taken off again', () => {
  const { household } = couple;
  const deferred = withContract(household, saving('companyPension', 150, { employerShare: euros(30) }));
  expect(freeAmount(deferred)).toEqual(freeAmount(household));
  expect(freeAmount(deferred, 'year')).toEqual(freeAmount(household, 'year'));
  expect(budgetRates(deferred)).toEqual(budgetRates(household));
});

describe('a contract that names nobody', () => {
  const lena = { personId: single.person('Lena'), date };

  test('counts for the only adult: income protection, sick pay, Riester', () => {
    const insured = withContract(single.household, insurance('disability', 40, { benefit: euros(750) }));
    expect(valueOf(incomeProtection({ ...lena, household: insured })).privatePension).toBe(euros(750));
    const sick = withContract(single.household, insurance('dailySickness', 9, { benefit: euros(300) }));
    const payers = valueOf(incomeCourse({ ...lena, household: sick })).cases.sick.flatMap(
      ({ parts }) => parts,
    );
    expect(payers).toContainEqual({ payer: 'dailySickness', amount: euros(300) });
    const riester = withContract(single.household, saving('riester', 20));
    expect(optimum({ household: riester, date }).levers.map(({ lever }) => lever)).toContain('riester');
  });

  test('is asked about where it can be only one of two adults: no gap is claimed', () => {
    const jonas = { personId: couple.person('Jonas'), date };
    const wanted = { kind: 'missing', facts: [{ fact: 'insuredPerson' }] };
    const disability = withContract(couple.household, insurance('disability', 40, { benefit: euros(750) }));
    expect(incomeProtection({ ...jonas, household: disability })).toEqual(wanted);
    const death = withContract(couple.household, insurance('termLife', 15, { benefit: euros(100_000) }));
    expect(deathCover({ ...jonas, household: death })).toEqual(wanted);
    const sick = withContract(couple.household, insurance('dailySickness', 9, { benefit: euros(300) }));
    expect(incomeCourse({ ...jonas, household: sick })).toEqual(wanted);
  });
});

describe('a contract whose benefit nobody knows', () => {
  test('pays not nothing: no gap is claimed before it is known, of the person whom it insures', () => {
    const jonas = couple.person('Jonas');
    const of = (personIds: string[]) => ({ personIds });
    const wanted = { kind: 'missing', facts: [{ fact: 'benefit', personId: jonas }] };
    const disability = withContract(couple.household, insurance('disability', 40, of([jonas])));
    expect(incomeProtection({ personId: jonas, date, household: disability })).toEqual(wanted);
    const death = withContract(couple.household, insurance('termLife', 15, of([jonas])));
    expect(deathCover({ personId: jonas, date, household: death })).toEqual(wanted);
    const sick = withContract(couple.household, insurance('dailySickness', 9, of([jonas])));
    expect(incomeCourse({ personId: jonas, date, household: sick })).toEqual(wanted);
    const aylin = couple.person('Aylin');
    expect(incomeProtection({ personId: aylin, date, household: disability })).toEqual(
      incomeProtection({ personId: aylin, date, household: couple.household }),
    );
  });
});

describe('a contract that is paid up', () => {
  test('costs nothing in the month, the reserve’s need and the savings', () => {
    const paidUp = eachContract(couple.household, (contract) => ({ ...contract, state: 'paidUp' }));
    expect(freeAmount(paidUp)).toMatchObject({ insurance: 0, loanRates: 0, savings: 0 });
    expect(reserve(paidUp).monthlyNeed).toBe(freeAmount(couple.household).expenses);
  });

  test('still covers', () => {
    const paidUp = eachContract(couple.household, (contract) => ({ ...contract, state: 'paidUp' }));
    const jonas = { personId: couple.person('Jonas'), date };
    expect(valueOf(incomeProtection({ ...jonas, household: paidUp })).privatePension).toBe(euros(1_000));
  });
});

describe('a contract whose end is over', () => {
  const ended = (end: string) =>
    withoutEnded(
      eachContract(couple.household, (contract) => ({ ...contract, end })),
      date,
    );

  test('costs, covers, holds and owes nothing', () => {
    const household = ended('2026-09-30');
    expect(freeAmount(household)).toMatchObject({ insurance: 0, loanRates: 0, savings: 0 });
    const jonas = { personId: couple.person('Jonas'), date };
    expect(valueOf(incomeProtection({ ...jonas, household })).privatePension).toBe(0);
    expect(netWorth(household).liabilities).toBe(0);
  });

  test('counts on its last day, and what has no end counts', () => {
    expect(ended('2026-10-01').contracts).toEqual(
      eachContract(couple.household, (contract) => ({ ...contract, end: '2026-10-01' })).contracts,
    );
    expect(withoutEnded(couple.household, date)).toEqual(couple.household);
  });
});

test('a managing partner keeps six months of reserve, as the self-employed do', () => {
  const jobs = Object.entries(single.household.employments.items).map(([id, job]) => [
    id,
    { ...job, status: 'managingPartner' as const },
  ]);
  const household = { ...single.household, employments: { items: Object.fromEntries(jobs) } };
  expect(reserve(household).targetMonths).toBe(6);
  expect(reserve(single.household).targetMonths).toBe(3);
});

test('contracts of which no day is known are counted: nothing can be said of when they fall due', () => {
  const all: Contract = { ...insurance('liability', 6), position: 0, personIds: [], state: 'ok' };
  const of = (...contracts: Partial<Contract>[]) => ({
    contracts: {
      items: Object.fromEntries(
        contracts.map((contract, index) => [String(index), { ...all, ...contract } as Contract]),
      ),
    },
  });
  expect(contractsWithoutDate(of({}, {}), date)).toBe(2);
  expect(contractsWithoutDate(of({ end: '2040-01-01' }, {}), date)).toBe(1);
  // a notice period needs a begin or an end before a day follows from it
  expect(contractsWithoutDate(of({ noticeMonths: 3 }, { noticeMonths: 3, start: '2020-04-01' }), date)).toBe(
    1,
  );
  expect(contractsWithoutDate(of({ end: '2020-01-01' }), date)).toBe(0); // over
});
