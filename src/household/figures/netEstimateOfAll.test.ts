import { occupationalStatuses } from '@vp-digital/core/finance';
import { employmentStatuses, healthInsurances } from '../documents';
import type { Contract, Employment, Income, Person, TaxProfile } from '../documents';
import { pointsPerYear, statutoryPensionEstimate } from './retirement/statutoryPension';
import { branchesOf } from './insuredBranches';
import { disabilityEstimate } from './protection/disabilityEstimate';
import { incomeWhenSick } from './protection/incomeWhenSick';
import { type NetEstimateData, netEstimate, type PayEstimate, type ProfitEstimate } from './netEstimate';

// F2, F11, F12 and F16 of everybody: what status, age, fund, hours and pension decide is asked of one function.

interface Facts {
  birthDate?: string;
  job?: Partial<Employment> & Pick<Employment, 'status'>;
  kind?: Income['kind'];
  gross: number;
  pension?: boolean;
  /** Own premium of private health insurance of a month. */
  premium?: number;
  profile?: Partial<TaxProfile>;
  maritalStatus?: Person['maritalStatus'];
  children?: readonly string[];
}

const date = '2026-10-01';
const me = 'me';

function household(facts: Facts): NetEstimateData {
  const { birthDate = '1986-05-05', job, kind = 'salary', gross, pension, premium } = facts;
  const child = (born: string, index: number): [string, Person] => [
    `child${index}`,
    { position: 1 + index, role: 'child', firstName: 'Kim', lastName: 'Muster', birthDate: born },
  ];
  const person: Person = {
    position: 0,
    role: 'responsible',
    firstName: 'Toni',
    lastName: 'Muster',
    birthDate,
    ...(facts.maritalStatus && { maritalStatus: facts.maritalStatus }),
  };
  const income = (of: Pick<Income, 'kind' | 'position'> & Partial<Income>): Income => ({
    personId: me,
    netFrom: 'estimate',
    paymentsPerYear: 12,
    specialPayments: {},
    ...of,
  });
  const health: Contract = {
    position: 0,
    kind: 'insurance',
    line: 'healthFull',
    company: 'Musterkranken',
    personIds: [me],
    premium: premium ?? 0,
    frequency: 'monthly',
    state: 'ok',
  };
  return {
    persons: { items: { [me]: person, ...Object.fromEntries((facts.children ?? []).map(child)) } },
    employments: { items: job ? { job: { position: 0, personId: me, ...job } } : {} },
    incomes: {
      items: {
        work: income({ kind, position: 0, gross }),
        ...(pension && { pension: income({ kind: 'statutoryPension', position: 1, net: 1_200_00 }) }),
      },
    },
    taxProfiles: {
      items: { [me]: { position: 0, taxClass: 'I', churchTax: false, ...facts.profile } },
    },
    addresses: { items: { home: { position: 0, personIds: [me], federalState: 'HESSEN' } } },
    contracts: { items: premium === undefined ? {} : { health } },
  };
}

function estimateOf(facts: Facts, day = date) {
  const data = household(facts);
  const income = data.incomes.items['work'];
  if (!income) throw new Error('the work is recorded');
  return netEstimate(data, income, day);
}

function pay(facts: Facts, day = date): PayEstimate {
  const estimate = estimateOf(facts, day);
  if (estimate.kind !== 'estimated' || estimate.of !== 'pay') throw new Error(JSON.stringify(estimate));
  return estimate;
}

function profit(facts: Facts): ProfitEstimate {
  const estimate = estimateOf(facts);
  if (estimate.kind !== 'estimated' || estimate.of !== 'profit') throw new Error(JSON.stringify(estimate));
  return estimate;
}

const fund = { healthInsurance: 'statutory', healthFundSupplement: 290 } as const;
const voluntary = { healthInsurance: 'statutoryVoluntary', healthFundSupplement: 290 } as const;

describe('past the standard age', () => {
  const old = { birthDate: '1958-01-15', job: { status: 'employee', ...fund }, gross: 3_000_00 } as const;

  test('no unemployment contribution, and 2,000 of the pay are free of tax', () => {
    const { deductions, activePension } = pay(old).result;
    expect(deductions).toMatchObject({ pension: 279_00, unemployment: 0, wageTax: 0 });
    expect(activePension).toBe(2_000_00);
  });

  test('with a full old-age pension no pension contribution either, and the reduced health rate', () => {
    const { deductions } = pay({ ...old, pension: true }).result;
    // 3,000 × (7.0 + 1.45) %
    expect(deductions).toMatchObject({ pension: 0, unemployment: 0, health: 253_50, wageTax: 0 });
    expect(pay({ ...old, pension: true }).result.contributions.pension.employer).toBe(279_00);
  });

  test('not in class VI, nor a year too early', () => {
    expect(pay({ ...old, profile: { taxClass: 'VI' } }).result.activePension).toBe(0);
    const early = pay({ ...old, birthDate: '1961-01-15' }).result;
    expect([early.activePension, early.deductions.unemployment]).toEqual([0, 39_00]);
  });
});

describe('who is insured in other branches', () => {
  test('an apprentice is in no transition zone: 111.60 + 15.60 + 105.00 + 21.60', () => {
    const { deductions } = pay({
      birthDate: '2007-03-15',
      job: { status: 'apprentice', ...fund },
      gross: 1_200_00,
    }).result;
    expect(deductions).toMatchObject({ pension: 111_60, unemployment: 15_60, health: 105_00, care: 21_60 });
  });

  test('a working student pays to the pension insurance alone, of more than 20 hours to all', () => {
    const student = (weeklyHoursTenths: number) =>
      pay({
        birthDate: '2003-03-15',
        job: { status: 'student', healthInsurance: 'family', weeklyHoursTenths },
        gross: 2_400_00,
      }).result.deductions;
    expect(student(180)).toMatchObject({ pension: 223_20, unemployment: 0, health: 0, care: 0 });
    // 2,400 × 1.3 %, × (7.3 + 1.45) %, × (1.8 + 0.6) %
    expect(student(210)).toMatchObject({ pension: 223_20, unemployment: 31_20, health: 210_00, care: 57_60 });
  });

  test('a member of a Versorgungswerk pays as much to it as others to the state scheme', () => {
    const doctor = { status: 'employee', professionalPensionFund: 'Ärzteversorgung', ...fund } as const;
    expect(pay({ job: doctor, gross: 7_000_00 }).result.deductions).toMatchObject({
      pension: 651_00,
      unemployment: 91_00,
    });
  });
});

describe('privately insured and civil servants', () => {
  test('an employee gets half of the premium from the employer; the premium itself stays a contract', () => {
    const { result, net } = pay({
      job: { status: 'employee', healthInsurance: 'private' },
      gross: 7_000_00,
      premium: 612_00,
    });
    expect(result.employerSubsidy).toBe(306_00);
    expect(result.deductions).toMatchObject({ pension: 651_00, unemployment: 91_00, health: 0, care: 0 });
    expect(net).toBe(7_000_00 + 306_00 - 651_00 - 91_00 - result.tax.total);
  });

  test('without a recorded premium it is asked for, and not taken as 0', () => {
    expect(estimateOf({ job: { status: 'employee', healthInsurance: 'private' }, gross: 7_000_00 })).toEqual({
      kind: 'missing',
      facts: ['healthPremium'],
    });
  });

  test('a civil servant pays tax alone', () => {
    const { result, net } = pay({
      job: { status: 'civilServantPermanent', healthInsurance: 'privateAid' },
      kind: 'officialPay',
      gross: 4_500_00,
      premium: 280_00,
    });
    expect(result.contributions.employeeTotal).toBe(0);
    expect(result.employerSubsidy).toBe(0);
    expect(net).toBe(4_500_00 - result.tax.total);
    expect(result.tax.wageTax).toBeGreaterThan(500_00);
  });

  test('one in a fund pays all of it himself, at the reduced rate and half the care rate', () => {
    const { net, ownContributions, result } = pay({
      job: { status: 'judge', ...fund },
      kind: 'officialPay',
      gross: 5_000_00,
      children: ['2020-01-01'],
    });
    // 5,000 × (14.0 + 2.9 + 1.8) %: care is halved by the aid
    expect(ownContributions).toBe(700_00 + 145_00 + 90_00);
    expect(net).toBe(5_000_00 - result.tax.total - 935_00);
  });
});

describe('a side job', () => {
  const employee = { status: 'employee', ...fund } as const;
  /** Beside a salary of a month, in cents; without one where that is undefined. */
  function secondPay(salary: number | undefined, gross: number, job: Facts['job'] = employee): PayEstimate {
    const data = household({ job, kind: 'sideJob', gross });
    const first = { personId: me, kind: 'salary' as const, position: 1, netFrom: 'payslip' as const };
    const incomes = {
      items: {
        ...data.incomes.items,
        ...(salary !== undefined && {
          main: { ...first, gross: salary, paymentsPerYear: 12, specialPayments: {} },
        }),
      },
    };
    const { work } = data.incomes.items;
    if (!work) throw new Error('the work is recorded');
    const estimate = netEstimate({ ...data, incomes }, work, date);
    if (estimate.kind !== 'estimated' || estimate.of !== 'pay') throw new Error(JSON.stringify(estimate));
    return estimate;
  }

  test('as a Minijob: no tax, and 3.6 % to the pension insurance', () => {
    const { net, result, sideJob } = secondPay(3_500_00, 500_00);
    expect(sideJob).toBe('minijob');
    expect(result.tax.total).toBe(0);
    expect(net).toBe(500_00 - 18_00);
  });

  test('above it beside a salary: class VI, and contributions on all of it, in no transition zone', () => {
    const { net, result, sideJob } = secondPay(3_500_00, 1_000_00);
    expect(sideJob).toBe('secondJob');
    // 9.3 %, 1.3 %, 7.3 + 1.45 %, 1.8 + 0.6 %
    expect(result.deductions).toMatchObject({
      pension: 93_00,
      unemployment: 13_00,
      health: 87_50,
      care: 24_00,
    });
    const onlyJob = pay({ job: employee, gross: 1_000_00 });
    expect(result.tax.wageTax).toBeGreaterThan(onlyJob.result.tax.wageTax);
    expect(net).toBe(1_000_00 - 217_50 - result.tax.total);
  });

  test('without a salary it is the only job, with the class on the card', () => {
    const only = secondPay(undefined, 1_000_00);
    expect(only.sideJob).toBe('onlyJob');
    expect(only.net).toBe(pay({ job: employee, gross: 1_000_00 }).net);
  });

  test('beside pay at a ceiling nothing more is due in that branch', () => {
    expect(secondPay(6_000_00, 1_000_00).result.deductions).toMatchObject({
      pension: 93_00,
      health: 0,
      care: 0,
    });
    expect(secondPay(9_000_00, 1_000_00).result.contributions.employeeTotal).toBe(0);
  });

  test('of the privately insured and of who works mainly on own account no fund takes anything', () => {
    const privately = secondPay(7_000_00, 1_000_00, { status: 'employee', healthInsurance: 'private' });
    expect(privately.result.deductions).toMatchObject({ pension: 93_00, health: 0 });
    expect(privately.result.employerSubsidy).toBe(0);
    const own = secondPay(undefined, 1_000_00, { status: 'selfEmployed', ...fund });
    expect(own.result.deductions).toMatchObject({ health: 0, care: 0 });
    expect(own.result.deductions.pension).toBeGreaterThan(0);
  });

  test('no tax class is asked for, nor assumed, beside a salary', () => {
    const data = household({ job: employee, kind: 'sideJob', gross: 1_000_00, profile: {} });
    const { work } = data.incomes.items;
    if (!work) throw new Error('the work is recorded');
    const main = { ...work, kind: 'salary' as const, position: 1, gross: 3_500_00 };
    const bare = { ...data, taxProfiles: { items: {} }, incomes: { items: { work, main } } };
    const estimate = netEstimate(bare, work, date);
    expect(estimate).toMatchObject({ kind: 'estimated', sideJob: 'secondJob' });
    expect(estimate).not.toHaveProperty('usualTaxClass');
  });
});

describe('the self-employed', () => {
  test('privately insured: profit less tax; the premium is a contract', () => {
    const { net, result, premium } = profit({
      job: { status: 'selfEmployed', healthInsurance: 'private' },
      kind: 'profit',
      gross: 5_000_00,
      premium: 612_00,
    });
    // 60,000 − 12 × 612 − 36 = 52,620 taxable; (173.1 × 3.4821 + 2,397) × 3.4821 + 1,034.87 = 11,480.3
    expect(premium).toBe(612_00);
    expect(result.taxableIncome).toBe(52_620_00);
    expect(net).toBe(Math.round((60_000_00 - result.taxes.total - 12 * 612_00) / 12) + 612_00);
    expect(Math.floor(result.taxes.incomeTax / 100)).toBe(11_480);
  });

  test('in a fund: its contributions are off the net', () => {
    const { net, result } = profit({
      job: { status: 'freelancer', healthInsurance: 'statutoryVoluntary', healthFundSupplement: 290 },
      kind: 'profit',
      gross: 4_000_00,
    });
    // 4,000 × (14.0 + 2.9 + 4.2) %
    expect(result.member?.total).toBe(844_00);
    expect(net).toBe(Math.round((48_000_00 - 12 * 844_00 - result.taxes.total) / 12));
  });

  test('unknown cover is asked for; of the married it says that the spouse is left out', () => {
    const own = { kind: 'profit', gross: 4_000_00 } as const;
    expect(estimateOf({ job: { status: 'selfEmployed' }, ...own })).toEqual({
      kind: 'missing',
      facts: ['healthInsurance'],
    });
    const married = {
      job: { status: 'selfEmployed', ...voluntary },
      maritalStatus: 'married',
      ...own,
    } as const;
    expect([
      profit(married).basicTariff,
      profit({ ...married, maritalStatus: 'single' }).basicTariff,
    ]).toEqual([true, false]);
  });

  test('of the married whose spouse is known to earn nothing it is taxed by splitting', () => {
    const job = { status: 'freelancer', ...voluntary } as const;
    const single = household({ job, kind: 'profit', gross: 9_000_00, maritalStatus: 'married' });
    const { me: own } = single.persons.items;
    const work = single.incomes.items['work'];
    if (!own || !work) throw new Error('the household is complete');
    const withSpouse = (status: Employment['status']): NetEstimateData => ({
      ...single,
      persons: { items: { me: own, spouse: { ...own, position: 1, firstName: 'Robin' } } },
      employments: {
        items: { ...single.employments.items, other: { position: 1, personId: 'spouse', status } },
      },
    });
    const netOf = (status: Employment['status']) => {
      const estimate = netEstimate(withSpouse(status), work, date);
      if (estimate.kind !== 'estimated' || estimate.of !== 'profit')
        throw new Error(JSON.stringify(estimate));
      return estimate;
    };
    expect(netOf('homemaker').basicTariff).toBe(false);
    expect(netOf('employee').basicTariff).toBe(true);
    expect(netOf('homemaker').net - netOf('employee').net).toBeGreaterThan(500_00);
  });
});

describe('pension and sick pay', () => {
  const letter = {
    position: 0,
    personId: me,
    recordDate: '2026-01-01',
    provider: 'statutory',
    pointsTenThousandths: 30_000,
  } as const;
  const doctor: Facts = {
    birthDate: '1985-03-01',
    job: { status: 'employee', professionalPensionFund: 'Ärzteversorgung', ...fund },
    gross: 7_000_00,
  };
  const withLetter = (facts: Facts) => ({
    ...household(facts),
    statutoryPensions: { items: { letter } },
  });

  test('a member of a Versorgungswerk earns no further points: 3 × 42.52', () => {
    const estimate = statutoryPensionEstimate({ household: withLetter(doctor), personId: me, date });
    expect(estimate).toMatchObject({ kind: 'computed', value: { points: 3, pension: 127_56 } });
    expect(disabilityEstimate({ household: withLetter(doctor), personId: me, date })).toMatchObject({
      kind: 'missing',
    });
  });

  test('a working student earns points of the pay; a civil servant, the self-employed and a pensioner none', () => {
    const points = (facts: Facts) => pointsPerYear(household(facts), me, date);
    // 12 × 2,400 ÷ 51,944
    expect(points({ job: { status: 'student' }, gross: 2_400_00 })).toEqual({
      kind: 'computed',
      value: expect.closeTo(0.5544, 4),
    });
    for (const status of ['judge', 'freelancer', 'pensioner'] as const)
      expect(points({ job: { status }, gross: 2_400_00 })).toEqual({ kind: 'computed', value: 0 });
  });

  test('a Minijob gives no Krankengeld, and neither does work beside a full old-age pension', () => {
    const sick = (facts: Facts) => {
      const data = household(facts);
      const items = Object.fromEntries(
        Object.entries(data.incomes.items).map(([id, income]) => [id, { ...income, net: 500_00 }]),
      );
      const outcome = incomeWhenSick({ household: { ...data, incomes: { items } }, personId: me, date });
      return outcome.kind === 'computed' ? outcome.value.kind : outcome.kind;
    };
    const job = { status: 'employee', ...fund } as const;
    expect(sick({ job, gross: 600_00 })).toBe('none');
    expect(sick({ job, gross: 1_500_00 })).toBe('sickPay');
    expect(sick({ job, gross: 1_500_00, birthDate: '1962-01-15', pension: true })).toBe('none');
  });
});

test('who has waived the freedom of pensioners pays on, and earns points', () => {
  const old: Facts = {
    birthDate: '1958-01-15',
    job: { status: 'employee', pensionWaiver: true, ...fund },
    gross: 3_000_00,
    pension: true,
  };
  expect(pay(old).result.deductions).toMatchObject({ pension: 279_00, unemployment: 0, health: 253_50 });
  expect(pointsPerYear(household(old), me, date)).toMatchObject({ value: expect.closeTo(0.6931, 4) });
  const { pensionWaiver: _, ...job } = { pensionWaiver: true, status: 'employee' as const, ...fund };
  expect(pointsPerYear(household({ ...old, job }), me, date)).toEqual({ kind: 'computed', value: 0 });
});

test('the law knows every status and every cover that can be recorded, and no other', () => {
  expect(occupationalStatuses).toEqual(employmentStatuses);
  for (const healthInsurance of healthInsurances)
    expect(
      branchesOf(household({ job: { status: 'employee', healthInsurance }, gross: 3_000_00 }), me, date),
    ).toMatchObject({ cover: healthInsurance });
});
