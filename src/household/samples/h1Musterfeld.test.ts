import { euros } from '@vp-digital/core/finance';
import {
  budgetRates,
  budgetRule,
  financialGrade,
  freeAmount,
  goalAssumptions,
  goalPlan,
  householdNet,
  incomeProtection,
  incomeWhenSick,
  netWorth,
  optimum,
  reserve,
  retirementGap,
  savingPotential,
  statutoryPensionEstimate,
} from '../figures';
import { percent, sample, wholeEuros } from '../testing/sample';
import { valueOf } from '../testing/valueOf';

const { household, date, person } = sample(1);
const lena = { household, date, personId: person('Lena') };

describe('Lena Musterfeld, employed: the derived values of the samples’ page', () => {
  test('net 2,250, and 1,780 more once a year', () => {
    expect(householdNet(household)).toMatchObject({ monthly: euros(2_250), extraPerYear: euros(1_780) });
  });

  test('free 267', () => {
    expect(freeAmount(household).free).toBe(euros(267));
  });

  test('1,770 needed a month, a reserve of 3.6 months', () => {
    const { monthlyNeed, months } = reserve(household);
    expect(monthlyNeed).toBe(euros(1_770));
    expect(months).toBeCloseTo(3.6, 1);
  });

  test('9.5 % saved, 5.8 % for debts', () => {
    const { savingsRate, debtService } = valueOf(budgetRates(household));
    expect(percent(savingsRate)).toBe(9.5);
    expect(percent(debtService)).toBe(5.8);
  });

  // 60.4, 18.2 and 21.3 % would round to 99: the largest remainder takes the missing percent.
  test('50-30-20 is 61/18/21', () => {
    const { needs, wants, saving } = valueOf(budgetRule(household));
    expect([needs.shown, wants.shown, saving.shown]).toEqual([0.61, 0.18, 0.21]);
  });

  test('net worth 7,450', () => {
    expect(netWorth(household).netWorth).toBe(euros(7_450));
  });

  test('potential 427', () => {
    expect(wholeEuros(valueOf(savingPotential(household)).potential)).toBe(427);
  });

  test('AKS gap 724: target 1,800 less 1,223 × 0.88', () => {
    const { target, pensionNet, gap } = valueOf(incomeProtection(lena));
    expect([target, pensionNet, gap].map(wholeEuros)).toEqual([1_800, 1_076, 724]);
  });

  test('net sick pay 1,909, with the thirteenth salary', () => {
    const outcome = valueOf(incomeWhenSick(lena));
    expect(outcome.kind === 'sickPay' && wholeEuros(outcome.sickPay.netMonth)).toBe(1_909);
  });

  test('the points of 38 years to come make the pension of the letter, 1,592', () => {
    const { years, pension } = valueOf(statutoryPensionEstimate(lena));
    expect(years).toBe(38);
    expect(Math.abs(pension - euros(1_592))).toBeLessThanOrEqual(euros(1));
  });

  test('retirement gap 203: pension 1,274 and capital 323 against 1,800', () => {
    const { pensions, capital, need, gap } = valueOf(retirementGap({ household, date }));
    expect([pensions.total, capital.monthly, need].map(wholeEuros)).toEqual([1_274, 323, 1_800]);
    // 203.50; the page subtracts whole euros
    expect(Math.abs(gap - euros(203))).toBeLessThanOrEqual(euros(0.5));
  });

  test('Optimum: 367 of 1,321 used, 954 open', () => {
    const { used, possible, open, toCheck } = optimum({ household, date });
    expect([used, possible, open]).toEqual([367, 1_321, 954].map(euros));
    expect(toCheck).toEqual([]);
  });

  test('employer savings 324, savings allowance 43 and housing premium 70 follow from contract and law', () => {
    const levers = optimum({ household, date }).levers.filter(({ source }) => source === 'computed');
    expect(levers.map(({ lever, used, possible }) => [lever, used, possible])).toEqual([
      ['employerSavings', euros(324), euros(324)],
      ['savingsAllowance', euros(43), euros(43)],
      ['housingPremium', 0, euros(70)],
    ]);
  });

  test('financial grade 2.2', () => {
    expect(financialGrade({ household, date })).toMatchObject({ kind: 'graded', grade: 2.2, missing: [] });
  });

  test('the journey of 2029 needs 186 a month', () => {
    const journey = Object.values(household.goals.items).find(({ title }) => title === 'Weltreise');
    expect(
      journey &&
        wholeEuros(
          valueOf(goalPlan({ goal: journey, date, assumed: goalAssumptions(household) })).monthlyContribution,
        ),
    ).toBe(186);
  });
});
