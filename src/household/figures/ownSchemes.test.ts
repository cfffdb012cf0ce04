import { completeness } from '../completeness';
import type { Contract, Employment, SectionData } from '../documents';
import { sample } from '../testing/sample';
import { valueOf } from '../testing/valueOf';
import { factsOf } from './outcome';
import { healthEligibility } from './health/healthEligibility';
import { statutoryHealth } from './health/statutoryHealth';
import { netEstimate } from './netEstimate';
import { disabilityEstimate } from './protection/disabilityEstimate';
import { sickPayFacts } from './protection/sickPayFacts';
import { pointsPerYear } from './retirement/statutoryPension';
import { basicPensionFit } from './basic-pension/basicPensionFit';
import { basicPensionEffect } from './subsidies/basicPensionEffect';
import { riesterOf } from './subsidies/riester';
import { taxableIncome } from './subsidies/taxableIncome';

// Sample 3: Clara, freelance, one child, Hesse, a profit of 5,500 euros a month, in 2026.

const { household, date, person } = sample(3);
const personId = person('Clara');

const asClara = (job: Partial<Employment>, sections: Partial<SectionData> = {}) => {
  const items = Object.fromEntries(
    Object.entries(household.employments.items).map(([id, own]) => [
      id,
      own.personId === personId ? { ...own, ...job } : own,
    ]),
  );
  return { household: { ...household, employments: { items }, ...sections }, personId, date };
};
const withoutAssessment = {
  taxProfiles: { items: { [personId]: { position: 0, churchTax: false } } },
};

const profit = Object.values(household.incomes.items).find(({ kind }) => kind === 'profit');
const netOf = (of: ReturnType<typeof asClara>) => {
  if (!profit) throw new Error('Clara has a profit');
  return netEstimate(of.household, profit, date);
};

const artist = asClara({ socialScheme: 'artists', healthInsurance: 'statutory', sickPayElected: false });
const farmer = asClara({ socialScheme: 'farmers', healthInsurance: 'statutory' });

describe('artists and writers (KSVG)', () => {
  test('their net is after half of the contributions to pension, health and care', () => {
    // pension 5,500 × 9.3 % = 511.50; health 5,500 × (7.3 % + 1.45 %) = 481.25; care × 1.8 % = 99.00
    const estimate = netOf(artist);
    if (estimate.kind !== 'estimated' || estimate.of !== 'profit') throw new Error('of a profit');
    expect(estimate.result).toMatchObject({ pension: 511_50 * 12, insurance: 580_25 * 12 });
    expect(estimate.beforePension).toBe(false);
    expect(estimate.net).toBe(Math.round(estimate.result.net / 12));
  });

  test('a fund takes half of them, the Künstlersozialkasse pays the other half', () => {
    expect(valueOf(statutoryHealth(artist))).toMatchObject({
      own: 580_25,
      employer: 580_25,
      total: 1_160_50,
      isArtist: true,
    });
  });

  test('the profit earns points as pay does', () => {
    // 66,000 ÷ 51,944 = 1.2706
    expect(valueOf(pointsPerYear(artist.household, personId, date))).toBe(1.2706);
    expect(valueOf(pointsPerYear(asClara({}).household, personId, date))).toBe(0);
  });

  test('sick pay and a disability pension are insured by law', () => {
    expect(valueOf(sickPayFacts(artist.household, personId, date))).toMatchObject({
      kind: 'entitled',
      pensionInsured: true,
      unemploymentInsured: false,
    });
    const letters = Object.entries(household.statutoryPensions.items).map(([id, letter]) => {
      const { disabilityEntitled: _untold, ...rest } = letter;
      return [id, rest];
    });
    const untold = { statutoryPensions: { items: Object.fromEntries(letters) } };
    const of = (job: Partial<Employment>) => disabilityEstimate(asClara(job, untold));
    expect(factsOf(of({})).map(({ fact }) => fact)).toEqual(['disabilityClaim']);
    expect(valueOf(of({ socialScheme: 'artists' })).gross).toBeGreaterThan(0);
  });

  test('the own half uses up some of the maximum of the Basisrente (BMF 24.5.2017, Rz. 3)', () => {
    // 511.50 × 12 = 6,138
    const effect = valueOf(basicPensionEffect({ ...artist, contributionYear: 0 }));
    expect(effect.effect.deduction.usedByStatutory).toBe(6_138_00);
    expect(effect.untoldContributions).toBe('none');
  });
});

test('the own contribution to Riester of an artist follows from the profit, § 86 (1) EStG', () => {
  const riester: Contract = {
    position: 90,
    kind: 'saving',
    line: 'riester',
    company: 'Musterleben',
    personIds: [personId],
    premium: 50_00,
    frequency: 'monthly',
    state: 'ok',
  };
  const contracts = { items: { riester } };
  const of = (job: Partial<Employment>) => {
    const { household: data } = asClara(job, { contracts });
    const [[, me] = []] = Object.entries(data.persons.items).filter(([id]) => id === personId);
    const persons = { items: me ? { [personId]: me } : {} };
    return valueOf(riesterOf({ ...data, persons }, personId, date));
  };
  // 4 % of 66,000 is more than 2,100, less 175: 1,925; of 600 paid 175 × 600 ÷ 1,925 = 54.545, cut
  expect(of({ socialScheme: 'artists' })).toMatchObject({
    minimumOwnContribution: 1_925_00,
    allowances: 54_54,
  });
  // who is not insured by law saves on the spouse's claim, for 60 euros
  expect(of({}).minimumOwnContribution).toBe(60_00);
});

describe('farmers (SVLFG)', () => {
  test('nothing is estimated: their contributions follow from the land', () => {
    expect(netOf(farmer)).toEqual({ kind: 'notApplicable' });
    expect(statutoryHealth(farmer).kind).toBe('notRelevant');
    const untaxed = { ...farmer.household, ...withoutAssessment };
    expect(factsOf(taxableIncome(untaxed, { personIds: [personId] }, date))).toEqual([
      { fact: 'taxableIncome', personId },
    ]);
  });

  test('their fund pays no sick pay, and they choose no private insurance while insured by law', () => {
    const elected = asClara({ socialScheme: 'farmers', sickPayElected: true });
    expect(valueOf(sickPayFacts(elected.household, personId, date))).toEqual({ kind: 'none' });
    expect(valueOf(healthEligibility(farmer))).toMatchObject({ full: false, reason: 'insuredOnOwnAccount' });
  });
});

test('who is insured by law on own account is an artist or a farmer, which is asked first', () => {
  const untold = asClara({ healthInsurance: 'statutory' });
  expect(netOf(untold)).toEqual({ kind: 'missing', facts: ['socialScheme'] });
  expect(factsOf(statutoryHealth(untold))).toEqual([{ fact: 'socialScheme', personId }]);
  const asked = completeness(untold.household, date).find(({ area }) => area === 'persons');
  expect(asked?.missing).toContainEqual(expect.objectContaining({ fact: 'socialScheme', personId }));
});

describe('contributions to a Versorgungswerk', () => {
  const doctor = { professionalPensionFund: 'Ärzteversorgung' };

  test('a net is not estimated without them, as they have to be paid', () => {
    expect(netOf(asClara(doctor))).toEqual({ kind: 'missing', facts: ['pensionContribution'] });
  });

  test('of an artist they follow from the profit, whatever fund is named', () => {
    expect(netOf(asClara({ ...doctor, socialScheme: 'artists' }))).toMatchObject({ kind: 'estimated' });
  });

  test('are off the net and lower its tax', () => {
    const recorded = netOf(asClara({ ...doctor, pensionContribution: 1_000_00 }));
    const before = netOf(asClara({}));
    if (recorded.kind !== 'estimated' || recorded.of !== 'profit') throw new Error('of a profit');
    if (before.kind !== 'estimated' || before.of !== 'profit') throw new Error('of a profit');
    expect(recorded.result.deductions.pension).toBe(12_000_00);
    const taxSaved = before.result.taxes.total - recorded.result.taxes.total;
    expect(recorded.result.net).toBe(before.result.net - 12_000_00 + taxSaved);
    // more than half of the tax rate of 30 % of 12,000, less than the highest one
    expect(taxSaved).toBeGreaterThan(2_000_00);
    expect(taxSaved).toBeLessThan(5_040_00);
    expect([before.beforePension, recorded.beforePension]).toEqual([true, false]);
  });

  test('use up the maximum of the Basisrente', () => {
    // 30,826 − 12 × 1,000 = 18,826
    const recorded = asClara({ ...doctor, pensionContribution: 1_000_00 });
    const effect = valueOf(basicPensionEffect({ ...recorded, contributionYear: 0 }));
    expect(effect.effect.deduction).toMatchObject({ usedByStatutory: 12_000_00, room: 18_826_00 });
    expect(effect.untoldContributions).toBe('none');
  });

  test('0 says that nothing is paid to any scheme', () => {
    const none = asClara({ pensionContribution: 0 });
    expect(valueOf(basicPensionEffect({ ...none, contributionYear: 0 })).untoldContributions).toBe('none');
    expect(netOf(none)).toMatchObject({ beforePension: false });
  });
});

describe('managing partners who control the company, § 10 (3) sentence 3 Nr. 1 b EStG', () => {
  const pension: Contract = {
    position: 90,
    kind: 'saving',
    line: 'companyPension',
    company: 'Musterleben',
    personIds: [personId],
    premium: 300_00,
    frequency: 'monthly',
    state: 'ok',
  };
  const salary = {
    ...profit,
    position: 0,
    personId,
    kind: 'salary',
    gross: 6_000_00,
    paymentsPerYear: 12,
    specialPayments: {},
  } as const;
  const partner = (withPromise: boolean) =>
    asClara(
      { status: 'managingPartner', controlsCompany: true, pensionContribution: 0 },
      {
        incomes: { items: { salary: { ...salary, netFrom: 'payslip' } } },
        contracts: { items: { ...(withPromise && { pension }) } },
      },
    );
  const effectOf = (withPromise: boolean) =>
    valueOf(basicPensionEffect({ ...partner(withPromise), contributionYear: 0 }));

  test('have the full maximum without a company pension', () => {
    const { effect, untoldContributions } = effectOf(false);
    expect(effect.deduction).toMatchObject({ usedByStatutory: 0, room: 30_826_00 });
    expect(untoldContributions).toBe('promise');
  });

  test('with one, it is lower by what an employee and the employer would pay', () => {
    // 72,000 × 18.6 % = 13,392; 30,826 − 13,392 = 17,434
    const { effect, untoldContributions } = effectOf(true);
    expect(effect.deduction).toMatchObject({ usedByStatutory: 13_392_00, room: 17_434_00 });
    expect(untoldContributions).toBe('none');
    expect(valueOf(basicPensionFit(partner(true))).reducedFor).toBe('managingPartner');
  });
});
