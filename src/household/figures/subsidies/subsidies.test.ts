import * as fc from 'fast-check';
import { euros } from '@vp-digital/core/finance';
import { basicPensionEffect, optimum, riesterOf, taxableIncome, taxUnits } from '..';
import type { SectionData, SubsidyFact } from '../../documents';
import { saving } from '../../samples/entries';
import { missing } from '../outcome';
import { variedHousehold } from '../../testing/householdArbitrary';
import { sample, wholeEuros } from '../../testing/sample';
import { valueOf } from '../../testing/valueOf';

const { household, date, person } = sample(1);
const lena = person('Lena');

const withFacts = (...facts: SubsidyFact[]): SectionData => ({
  ...household,
  subsidyFacts: {
    items: Object.fromEntries(
      facts.map((fact, index) => [`00000000-0000-4000-8000-00000000000${index}`, fact]),
    ),
  },
});

const riesterContract = {
  ...saving('riester', 100, { personIds: [lena] }),
  position: 9,
  personIds: [lena],
  state: 'ok' as const,
};

const leverOf = (from: SectionData, name: string) =>
  optimum({ household: from, date }).levers.find(({ lever }) => lever === name);

describe('Optimum (F23)', () => {
  test('deferring 100 euros: 180 of the employer, and tax and contributions by gross-to-net', () => {
    const from = withFacts({ position: 0, kind: 'deferral', personId: lena, deferredMonth: euros(100) });
    expect(leverOf(from, 'occupationalPensionEmployer')).toMatchObject({ used: 0, possible: euros(180) });
    // The page's 552 are a flat 46 % of 1,200; wage tax and contributions of 3,350 a month give 533.
    expect(wholeEuros(leverOf(from, 'occupationalPensionSaving')?.possible ?? 0)).toBe(533);
  });

  test('a deferral that costs more net than it is, in the transition range, saves nothing and is not used', () => {
    const [[id = '', salary] = []] = Object.entries(household.incomes.items).filter(
      ([, { kind }]) => kind === 'salary',
    );
    if (!salary) throw new Error('Lena has a salary');
    for (const gross of [603.01, 620, 700, 1_200, 1_900]) {
      const incomes = { items: { [id]: { ...salary, gross: euros(gross) } } };
      const fact = { position: 0, kind: 'deferral', personId: lena, deferredMonth: euros(100) } as const;
      const bav = saving('companyPension', 60, { personIds: [lena] });
      const contracts = { items: { bav: { ...bav, position: 9, personIds: [lena], state: 'ok' as const } } };
      const lever = leverOf({ ...withFacts(fact), incomes, contracts }, 'occupationalPensionSaving');
      expect(lever?.used).toBeGreaterThanOrEqual(0);
      expect(lever?.possible).toBeGreaterThanOrEqual(0);
    }
  });

  test('a fund 0.7 points cheaper saves half of that on 43,550 euros: the page’s 152', () => {
    const from = withFacts({ position: 0, kind: 'healthFund', personId: lena, supplement: 220 });
    expect(wholeEuros(leverOf(from, 'healthFundChange')?.possible ?? 0)).toBe(152);
  });

  test('an employer that offers 40 leaves 13 a month on the table', () => {
    const from = withFacts({ position: 0, kind: 'employerSavings', personId: lena, offeredMonth: euros(40) });
    expect(leverOf(from, 'employerSavings')).toMatchObject({ used: euros(324), open: euros(156) });
  });

  test('what is deferred into a company pension is no taxable income', () => {
    const bav = saving('companyPension', 100, { personIds: [lena] });
    const contracts = {
      items: {
        ...household.contracts.items,
        bav: { ...bav, position: 9, personIds: [lena], state: 'ok' as const },
      },
    };
    const unit = { personIds: [lena] as const };
    const before = valueOf(taxableIncome(household, unit, date)).amount;
    const after = valueOf(taxableIncome({ ...household, contracts }, unit, date)).amount;
    // 1,200 euros less gross, and as much less the flat allowance for contributions takes off: contributions fall too
    expect(before - after).toBeGreaterThan(euros(900));
    expect(before - after).toBeLessThanOrEqual(euros(1_200));
  });

  test('nobody pays into a contract that is paid up, nor does the employer', () => {
    const from = withFacts({ position: 0, kind: 'employerSavings', personId: lena, offeredMonth: euros(40) });
    const items = Object.fromEntries(
      Object.entries(from.contracts.items).map(([id, one]) => [id, { ...one, state: 'paidUp' as const }]),
    );
    const paidUp = { ...from, contracts: { items } };
    expect(leverOf(paidUp, 'employerSavings')).toMatchObject({ used: 0, open: euros(480) });
  });

  test('an amount that the advisor entered wins over the computed one', () => {
    const fact = { position: 0, kind: 'estimate', lever: 'housingPremium', usedYear: 0 } as const;
    const from = withFacts({ ...fact, personId: lena, possibleYear: euros(50) });
    expect(
      optimum({ household: from, date }).levers.filter(({ lever }) => lever === 'housingPremium'),
    ).toMatchObject([{ possible: euros(50), source: 'entered' }]);
  });

  test('whose taxable income is above the limits gets no premium', () => {
    const taxProfiles = { items: { [lena]: { position: 0, taxableIncome: euros(40_001) } } };
    const rich = { ...household, taxProfiles };
    expect(leverOf(rich, 'housingPremium')).toMatchObject({ possible: 0 });
    expect(leverOf(rich, 'savingsAllowance')).toMatchObject({ possible: 0 });
  });

  test('what it waits for is to check and not counted', () => {
    const unknown = { ...household, incomes: { items: {} } };
    const { toCheck, levers } = optimum({ household: unknown, date });
    for (const lever of ['savingsAllowance', 'housingPremium'])
      expect(toCheck).toContainEqual({ lever, personId: lena, facts: [{ fact: 'gross', personId: lena }] });
    expect(levers.some(({ lever }) => lever === 'savingsAllowance')).toBe(false);
  });

  test('a taxable income does not wait for the tax class, which only spreads the tax over the year', () => {
    const unknown = { ...household, taxProfiles: { items: {} } };
    expect(taxableIncome(unknown, { personIds: [lena] }, date)).toEqual(
      taxableIncome(household, { personIds: [lena] }, date),
    );
    expect(optimum({ household: unknown, date }).toCheck).toEqual([]);
  });

  test('a Minijob beside the salary is taxed flat, and in no assessment; a larger job is', () => {
    const job = {
      position: 9,
      personId: lena,
      kind: 'sideJob',
      netFrom: 'payslip',
      paymentsPerYear: 12,
      specialPayments: {},
    } as const;
    const withJob = (gross: number): SectionData => ({
      ...household,
      incomes: { items: { ...household.incomes.items, job: { ...job, gross: euros(gross) } } },
    });
    const unit = { personIds: [lena] } as const;
    expect(taxableIncome(withJob(603), unit, date)).toEqual(taxableIncome(household, unit, date));
    expect(taxableIncome(withJob(700), unit, date)).toEqual(missing('taxableIncome', lena));
  });

  test('its levers make its sums, and nobody uses more than is possible', () => {
    fc.assert(
      fc.property(variedHousehold, (any) => {
        const { levers, used, possible, open } = optimum({ household: any, date });
        expect(levers.reduce((sum, lever) => sum + lever.open, 0)).toBe(open);
        expect(possible - used).toBe(open);
        expect(levers.filter((lever) => lever.open < 0)).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });
});

describe('taxable income', () => {
  test('salaries as the wage tax takes them: 33,508 of 43,550', () => {
    const income = valueOf(taxableIncome(household, { personIds: [lena] }, date));
    expect(income).toEqual({ amount: euros(33_508), source: 'estimated' });
  });

  test('pay of an employee that nobody recorded is missing, not 0: for the zvE, Riester, the Basisrente and the fund', () => {
    const unpaid = { ...withFacts(), incomes: { items: {} } };
    const gross = { kind: 'missing', facts: [{ fact: 'gross', personId: lena }] };
    expect(taxableIncome(unpaid, { personIds: [lena] }, date)).toEqual(gross);
    const contracts = { items: { riester: riesterContract } };
    expect(riesterOf({ ...unpaid, contracts }, lena, date)).toEqual(gross);
    const asked = { personId: lena, contributionYear: euros(1_200), date };
    const entered = { items: { [lena]: { position: 0, taxableIncome: euros(40_000) } } };
    expect(basicPensionEffect({ household: { ...unpaid, taxProfiles: entered }, ...asked })).toEqual(gross);
    const fund = withFacts({ position: 0, kind: 'healthFund', personId: lena, supplement: 220 });
    const { levers, toCheck } = optimum({ household: { ...fund, incomes: { items: {} } }, date });
    expect(levers.map(({ lever }) => lever)).not.toContain('healthFundChange');
    expect(toCheck).toContainEqual({ lever: 'healthFundChange', personId: lena, facts: gross.facts });
  });

  test('who has no job and no income has a taxable income of 0, and pays the least into Riester', () => {
    const employments = { items: { none: { position: 0, personId: lena, status: 'homemaker' as const } } };
    const none = { ...withFacts(), incomes: { items: {} }, employments };
    expect(valueOf(taxableIncome(none, { personIds: [lena] }, date)).amount).toBe(0);
    const contracts = { items: { riester: riesterContract } };
    expect(valueOf(riesterOf({ ...none, contracts }, lena, date)).minimumOwnContribution).toBe(euros(60));
  });

  test('of whom nothing is told the taxable income is unknown, not 0', () => {
    const none = { ...withFacts(), incomes: { items: {} }, employments: { items: {} } };
    expect(taxableIncome(none, { personIds: [lena] }, date)).toEqual(missing('gross', lena));
  });

  test('spouses are one, other adults each for themselves', () => {
    const family = sample(2);
    expect(taxUnits(family.household)).toEqual([
      { personIds: [family.person('Jonas'), family.person('Aylin')], couple: true, assumed: [] },
    ]);
    expect(taxUnits(household)).toEqual([{ personIds: [lena], couple: false, assumed: [] }]);
  });

  test('two adults whose marriage nobody told of are taken as unmarried, and that is said', () => {
    const family = sample(2);
    const jonas = family.person('Jonas');
    const persons = Object.entries(family.household.persons.items).map(
      ([id, { maritalStatus: _, ...one }]) => [id, one],
    );
    const untold = { ...family.household, persons: { items: Object.fromEntries(persons) } };
    expect(taxUnits(untold)).toMatchObject([
      { personIds: [jonas], couple: false, assumed: ['notMarried'] },
      { couple: false, assumed: ['notMarried'] },
    ]);
    const asked = { personId: jonas, contributionYear: euros(1_200), date: family.date };
    expect(valueOf(basicPensionEffect({ household: untold, ...asked })).assumed).toEqual(['notMarried']);
    const { taxProfiles: _known, ...rest } = family.household;
    const profiles = Object.entries(family.household.taxProfiles.items).map(
      ([id, { churchTax: _, ...one }]) => [id, one],
    );
    const noWord = { ...rest, taxProfiles: { items: Object.fromEntries(profiles) } };
    expect(valueOf(basicPensionEffect({ household: noWord, ...asked })).assumed).toEqual(['noChurchTax']);
  });
});

describe('Basisrente (F21)', () => {
  test('an employee’s maximum is used by both halves of the pension contribution first', () => {
    const value = valueOf(
      basicPensionEffect({ household, personId: lena, contributionYear: euros(3_600), date }),
    );
    const { deduction } = value.effect;
    expect(deduction.usedByStatutory).toBe(euros(8_100.3));
    expect(deduction.room).toBe(deduction.maximum - deduction.usedByStatutory);
    expect(value).toMatchObject({
      incomeSource: 'estimated',
      currentYear: 0,
      currentSaving: 0,
      startYear: 2064,
    });
    expect(value.taxableShare).toBe(1);
  });

  test('spouses have twice the maximum', () => {
    const family = sample(2);
    const input = { household: family.household, personId: family.person('Jonas'), date };
    const { effect } = valueOf(basicPensionEffect({ ...input, contributionYear: euros(1_200) }));
    expect(effect.deduction.maximum).toBe(euros(61_652));
  });

  test('child benefit is compared with the allowances: a whole one for spouses, half a one for a parent alone', () => {
    const family = sample(2);
    const asked = { personId: family.person('Jonas'), contributionYear: euros(6_000), date };
    const { without } = valueOf(basicPensionEffect({ household: family.household, ...asked })).effect;
    // both allowances of 2026: 6,828 + 2,928; Kindergeld of a year: 12 × 259
    expect(without.children.children).toMatchObject([
      { allowance: euros(9_756), benefit: euros(3_108) },
      { allowance: euros(9_756), benefit: euros(3_108) },
    ]);
    const single = Object.entries(family.household.persons.items).map(([id, one]) => [
      id,
      one.role === 'child' ? one : { ...one, maritalStatus: 'single' as const },
    ]);
    const apart = { ...family.household, persons: { items: Object.fromEntries(single) } };
    const half = { allowance: euros(4_878), benefit: euros(1_554) };
    expect(
      valueOf(basicPensionEffect({ household: apart, ...asked })).effect.without.children.children,
    ).toMatchObject([half, half]);
    const whole = { ...apart.taxProfiles.items[asked.personId], position: 0, childAllowanceHalves: 4 };
    const transferred = {
      ...apart,
      taxProfiles: { items: { [asked.personId]: { ...whole, taxClass: 'II' } } },
    };
    const { children } = valueOf(basicPensionEffect({ household: transferred as SectionData, ...asked }))
      .effect.without;
    expect(children.children.map(({ allowance }) => allowance)).toEqual([euros(9_756), euros(9_756)]);
  });

  test('of spouses of whom one belongs to a church, church tax is raised on that one’s share only', () => {
    const family = sample(2);
    const [jonas, aylin] = [family.person('Jonas'), family.person('Aylin')];
    const taxesWith = (...members: string[]) => {
      const items = Object.fromEntries(
        [jonas, aylin].map((id) => [
          id,
          { ...family.household.taxProfiles.items[id], position: 0, churchTax: members.includes(id) },
        ]),
      );
      const known = { ...family.household, taxProfiles: { items } };
      const asked = { personId: jonas, contributionYear: euros(6_000), date };
      return valueOf(basicPensionEffect({ household: known, ...asked })).effect.without.churchTax.tax;
    };
    const both = taxesWith(jonas, aylin);
    expect(taxesWith()).toBe(0);
    // he earns more than she does, and both shares are the whole but for cents that are cut off
    expect(taxesWith(jonas)).toBeGreaterThan(taxesWith(aylin));
    expect(taxesWith(aylin)).toBeGreaterThan(0);
    expect(Math.abs(both - taxesWith(jonas) - taxesWith(aylin))).toBeLessThanOrEqual(1);
  });

  test('the more is paid, the more tax is saved', () => {
    const clara = sample(3);
    const saving = (contributionYear: number) =>
      valueOf(basicPensionEffect({ ...clara, personId: clara.person('Clara'), contributionYear })).effect
        .saving;
    const amount = fc.integer({ min: 0, max: euros(30_000) });
    fc.assert(
      fc.property(amount, amount, (one, more) => {
        expect(saving(one + more)).toBeGreaterThanOrEqual(saving(one));
      }),
      { numRuns: 50 },
    );
  });
});
