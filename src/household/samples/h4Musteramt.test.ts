import { euros } from '@vp-digital/core/finance';
import type { SectionData } from '../documents';
import {
  contractBuildingSavings,
  disabilityEstimate,
  goalAssumptions,
  goalPlan,
  householdNet,
  incomeProtection,
  incomeWhenSick,
  optimum,
  pensionProjection,
  retirementGap,
  statutoryPensionEstimate,
} from '../figures';
import { sample, wholeEuros } from '../testing/sample';
import { valueOf } from '../testing/valueOf';

const { household, date, person } = sample(4);
const henrik = { household, date, personId: person('Henrik') };
const sofie = { household, date, personId: person('Sofie') };

/** The household without what letters say of disability and the pension to come. */
const withoutLetters: SectionData = {
  ...household,
  statutoryPensions: {
    items: Object.fromEntries(
      Object.entries(household.statutoryPensions.items).map(([id, record]) => {
        const { disabilityPension: _disability, projectedPension: _projected, ...rest } = record;
        return [id, rest];
      }),
    ),
  },
};

describe('Henrik and Sofie Musteramt, civil servant and employee: the values of the samples’ page', () => {
  test('net 6,165', () => {
    expect(householdNet(household).monthly).toBe(euros(6_165));
  });

  test('equity of 110,000 in 2030 with 58,000 at hand needs 1,128 a month', () => {
    const equity = Object.values(household.goals.items).find(({ title }) => title === 'Eigenkapital');
    expect(
      equity &&
        wholeEuros(
          valueOf(goalPlan({ goal: equity, date, assumed: goalAssumptions(household) })).monthlyContribution,
        ),
    ).toBe(1_128);
  });

  test('68.2 % of 5,720 are about 3,900 at 67', () => {
    expect(valueOf(pensionProjection(henrik)).gross).toBe(euros(3_900));
    const computed = valueOf(pensionProjection({ ...henrik, household: withoutLetters }));
    expect(computed.schemes).toEqual([
      { provider: 'civilService', gross: euros(3_901.04), source: 'estimate' },
    ]);
  });

  test('a civil servant who is unfit lives on 84 % of 2,287, and gets no sick pay', () => {
    const { pension, pensionNet } = valueOf(incomeProtection(henrik));
    expect(pension).toMatchObject({ kind: 'unfit', gross: euros(2_287) });
    expect(wholeEuros(pensionNet)).toBe(1_921);
    expect(incomeWhenSick(henrik).kind).toBe('notRelevant');
  });

  test('Sofie: points make 1,021 at 67 and about 889 when disabled', () => {
    expect(wholeEuros(valueOf(statutoryPensionEstimate(sofie)).pension)).toBe(1_021);
    const { source, gross } = valueOf(disabilityEstimate({ ...sofie, household: withoutLetters }));
    expect(source).toBe('estimate');
    expect(Math.abs(gross - euros(889))).toBeLessThanOrEqual(euros(1));
  });

  test('Optimum: 80 of 943 used; for the housing premium they earn too much', () => {
    const { used, possible, toCheck } = optimum({ household, date });
    expect([used, possible]).toEqual([80, 943].map(euros));
    // taxable income is estimated of official pay, too: more than 70,000 of the couple
    expect(toCheck).toEqual([]);
  });

  test('need and pensions of retirement are both after the private premium', () => {
    const { livingNeed, privateHealth, need } = valueOf(retirementGap({ household, date }));
    expect(privateHealth.today).toBe(euros(312)); // the child's premium ends long before
    expect(livingNeed).toBe((euros(6_165 - 312) * 8) / 10);
    expect(need).toBe(livingNeed);
  });

  test('with an aid of 70 % the premium of 67 is less than today’s; without aid it rises by 109', () => {
    expect(valueOf(retirementGap({ household, date, dearerHealth: true })).privateHealth.rise).toBe(0);
    const jobs = Object.entries(household.employments.items).map(([id, job]) => [id, { ...job, aidRate: 0 }]);
    const withoutAid = { ...household, employments: { items: Object.fromEntries(jobs) } };
    const { livingNeed, privateHealth, need } = valueOf(
      retirementGap({ household: withoutAid, date, dearerHealth: true }),
    );
    expect(wholeEuros(privateHealth.rise)).toBe(109); // 312 × (1.031 ÷ 1.02)^28 years − 312
    expect(need).toBe(livingNeed + privateHealth.rise);
  });

  test('the need of Henrik, when unfit, is after his premium, as the pension is', () => {
    const { net, healthPremium, target, pensionNet, gap } = valueOf(incomeProtection(henrik));
    expect([net, healthPremium]).toEqual([4_390 - 312, 312].map(euros));
    expect(target).toBe(euros(3_262.4));
    expect(gap).toBe(target - pensionNet);
  });

  test('whose health contract it is has to be known', () => {
    const contracts = Object.entries(household.contracts.items).map(([id, contract]) => [
      id,
      contract.line === 'healthFull' ? { ...contract, personIds: [] } : contract,
    ]);
    const unnamed = { ...household, contracts: { items: Object.fromEntries(contracts) } };
    const waiting = { kind: 'missing', facts: [{ fact: 'insuredPerson' }] };
    expect(retirementGap({ household: unnamed, date })).toEqual(waiting);
    expect(incomeProtection({ ...henrik, household: unnamed })).toEqual(waiting);
  });

  test('building savings demo: 102 months, 40,211 saved, 59,789 lent, 111 payments of 600', () => {
    const contract = Object.values(household.contracts.items).find(({ line }) => line === 'buildingSavings');
    if (contract?.kind !== 'saving') throw new Error('building savings');
    const { balance: _balance, ...demo } = { ...contract, targetSum: euros(100_000), premium: euros(400) };
    const result = valueOf(
      contractBuildingSavings({
        contract: demo,
        tariff: {
          feeRate: 0.01,
          savingsRate: 0.0025,
          minimumBalance: 0.4,
          loanRate: 0.0235,
          loanPaymentRate: 0.006,
        },
      }),
    );
    expect(wholeEuros(result.balance)).toBe(40_211);
    expect(result.allocation).toMatchObject({ months: 102, loanPayment: euros(600), loanMonths: 111 });
    expect(wholeEuros(result.allocation?.loan ?? 0)).toBe(59_789);
  });
});
