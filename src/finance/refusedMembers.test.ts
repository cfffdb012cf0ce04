import {
  accessFactor,
  advanceLumpSum,
  annuityTaxableShare,
  basicPensionDeduction,
  bulletLoan,
  capitalAfterWithdrawals,
  careRate,
  childRaising,
  disabilityEntitlement,
  disabilityPension,
  earningPoints,
  employerHealthSubsidy,
  employerSavings,
  goalContribution,
  grossToNet,
  housingPremium,
  interestOnlyLoan,
  netPension,
  occupationalPension,
  orphanPension,
  pensionerContributions,
  pensionTaxation,
  projectPensionLetter,
  realValue,
  requiredReturn,
  retirementAge,
  riesterAllowances,
  savingsAllowance,
  savingsPlan,
  savingsSchedule,
  selfEmployedNet,
  timeToGoal,
  voluntaryMember,
  widowPension,
  withdrawalPlan,
  withdrawalSchedule,
} from '.';

// One wrong value for each member of an input: the error names that member, because the form shows the message there.

/** Tests that a function which takes the input refuses each of the wrong values by its name. */
function refuses<Input extends object>(
  call: (input: Input) => unknown,
  input: NoInfer<Input>,
  wrong: Partial<Record<keyof NoInfer<Input>, unknown>>,
): void {
  describe(call.name, () => {
    test('takes what is right', () => {
      expect(() => call(input)).not.toThrow();
    });
    test.each(Object.entries(wrong))('%s: %j', (field, value) => {
      expect(() => call({ ...input, [field]: value })).toThrow(
        expect.objectContaining({ name: 'FinanceError', field }),
      );
    });
  });
}

const noDay = '2026-02-30';
const hesse = { year: 2026, federalState: 'HESSEN', churchMember: false } as const;
const fund = { kind: 'statutory' } as const;
const amounts = { startCapital: 1_00, monthlyContribution: 1_00 };
const time = { months: 12, annualRate: 0.02 };
const rates = { annualRate: -1, yearlyIncrease: -1 };

refuses(
  savingsPlan,
  { ...time, ...amounts },
  { startCapital: -1, monthlyContribution: -1, months: 0, ...rates },
);
refuses(
  savingsSchedule,
  { ...time, ...amounts },
  { startCapital: -1, monthlyContribution: -1, months: 1_201, ...rates },
);
refuses(goalContribution, { ...time, target: 1 }, { target: -1, capital: -1, inflation: -1, months: 0 });
refuses(
  timeToGoal,
  { target: 100, annualRate: 0 },
  { target: -1, capital: -1, monthlyContribution: -1, inflation: -1 },
);
refuses(realValue, { value: -5, months: 0, inflation: 0 }, { value: 0.5, months: 1_201, inflation: -1 });
refuses(
  requiredReturn,
  { finalValue: 1, months: 12 },
  { finalValue: -1, startCapital: -1, monthlyContribution: -1 },
);
refuses(withdrawalPlan, { ...time, capital: 100 }, { capital: -1, remainingCapital: -1, months: 0 });
refuses(
  capitalAfterWithdrawals,
  { ...time, capital: 100, monthlyWithdrawal: 1 },
  { capital: -1, monthlyWithdrawal: -1 },
);
refuses(
  withdrawalSchedule,
  { annualRate: 0, capital: 100, monthlyWithdrawal: 10 },
  { capital: -1, monthlyWithdrawal: -1, ...rates },
);
refuses(interestOnlyLoan, { principal: 100, annualRate: 0, months: 1_200 }, { months: 0, principal: -1 });
refuses(bulletLoan, { principal: 100, annualRate: 0, months: 1_200 }, { months: 1_201, annualRate: -1 });
refuses(
  advanceLumpSum,
  { year: 2026, kind: 'other', valueAtStart: 1, valueAtEnd: 1, distributions: 0, monthsBeforePurchase: 11 },
  { year: 2019, monthsBeforePurchase: 12 },
);

refuses(
  grossToNet,
  { ...hesse, period: 'month', gross: 100, taxClass: 'I', health: fund },
  { gross: -1, deferredPay: -1 },
);
refuses(
  selfEmployedNet,
  { ...hesse, profitYear: 100, tariff: 'basic', health: { kind: 'statutory', sickPay: false } },
  { profitYear: -1, singleParentOf: 31, furtherDeductions: -1 },
);
refuses(
  careRate,
  { ...hesse, children: 0 },
  { children: 31, childrenUnder25: -1, month: 13, birthDate: noDay },
);
refuses(
  employerHealthSubsidy,
  { ...hesse, gross: 0, premiumMonth: 0, carePremiumMonth: 0 },
  { gross: -1, premiumMonth: -1, carePremiumMonth: -1 },
);
refuses(
  voluntaryMember,
  { ...hesse, incomeMonth: 0, sickPay: true, additionalRate: 0.1 },
  { incomeMonth: -1, additionalRate: 0.11 },
);
refuses(
  pensionerContributions,
  { ...hesse, statePension: 0, occupationalPension: 0, otherIncome: 0, membership: 'voluntary' },
  { statePension: -1, occupationalPension: -1, otherIncome: -1, additionalRate: 0.11 },
);

const birth = { birthDate: '1970-03-10' };
refuses(retirementAge, { ...birth, kind: 'standard' }, { birthDate: noDay });
refuses(
  accessFactor,
  { ...birth, kind: 'standard', startDate: '2037-04-01' },
  { birthDate: noDay, startDate: '2037-03-01' },
);
refuses(accessFactor, { ...birth, kind: 'standard', startDate: '2037-04-01' }, { startDate: noDay });
refuses(annuityTaxableShare, { ageAtStart: 110 }, { ageAtStart: 49 });
refuses(
  childRaising,
  { childBirthDates: ['2000-01-01'], date: '2026-01-01' },
  { childBirthDates: [noDay], date: noDay },
);
refuses(
  disabilityPension,
  { ...birth, startDate: '2026-01-01', points: 200, averagePointsPerYear: 5, degree: 'full' },
  { birthDate: noDay, startDate: noDay, points: -1, averagePointsPerYear: 5.1 },
);
refuses(
  disabilityPension,
  { ...birth, startDate: '2026-01-01', points: 0, averagePointsPerYear: 0, degree: 'half' },
  { startDate: '1969-01-01' },
);
refuses(
  disabilityEntitlement,
  { waitingMonths: 960, compulsoryMonthsInLastFiveYears: 60 },
  { waitingMonths: 961, compulsoryMonthsInLastFiveYears: 61 },
);
refuses(earningPoints, { year: 2026, grossYear: 0 }, { year: 2019, grossYear: -1 });
refuses(
  projectPensionLetter,
  {
    letterDate: '2026-01-01',
    projectedPension: 0,
    startDate: '2026-01-01',
    adjustmentRate: 0,
    inflationRate: 0,
  },
  {
    letterDate: noDay,
    projectedPension: -1,
    startDate: '2025-12-31',
    adjustmentRate: -1,
    inflationRate: -1,
  },
);
refuses(
  pensionTaxation,
  { year: 2026, startYear: 2026, pensionYear: 100, fixedTaxFreeAmount: 0 },
  { startYear: 1899, fixedTaxFreeAmount: -1, pensionYear: -1 },
);
const widow = { kind: 'large', date: '2026-01-01', personalPoints: 200, monthsSinceDeath: 1_200 } as const;
refuses(
  widowPension,
  { ...widow, ownNetIncome: 0, children: 30 },
  { personalPoints: 201, monthsSinceDeath: 1_201, ownNetIncome: -1, children: 31, date: noDay },
);
refuses(
  orphanPension,
  { kind: 'half', personalPoints: 400, date: '2026-01-01' },
  { personalPoints: 401, date: noDay },
);
const pensioner = {
  statePension: 0,
  startYear: 2020,
  health: { ...fund, membership: 'compulsory' },
} as const;
refuses(netPension, { ...hesse, pensioners: [pensioner] }, { otherTaxableYear: -1 });
test.each(['statePension', 'occupationalPension'])('netPension: a pensioner with a negative %s', (field) => {
  expect(() => netPension({ ...hesse, pensioners: [{ ...pensioner, [field]: -1 }] })).toThrow(
    expect.objectContaining({ field }),
  );
});

refuses(
  basicPensionDeduction,
  {
    year: 2026,
    tariff: 'basic',
    contributionYear: 0,
    statutoryContributionsYear: 0,
    employerContributionsYear: 0,
  },
  {
    contributionYear: -1,
    statutoryContributionsYear: -1,
    employerContributionsYear: -1,
    payWithoutContributions: -1,
  },
);
const pay = { ...hesse, period: 'month', gross: 100, taxClass: 'I', health: fund } as const;
refuses(occupationalPension, { pay, deferredPay: 0 }, { deferredPay: -1, employerShare: -0.1 });
refuses(
  riesterAllowances,
  { year: 2026, previousYearPay: 0, ownContributionYear: 0 },
  { previousYearPay: -1, ownContributionYear: -1, childBirthDates: [noDay] },
);
const saver = { year: 2026, taxableIncome: 0, couple: false };
refuses(
  housingPremium,
  { ...saver, contributionsYear: 0, age: 30 },
  { contributionsYear: -1, taxableIncome: -1, age: -1 },
);
refuses(
  savingsAllowance,
  { ...saver, buildingYear: 0, equityYear: 0 },
  { buildingYear: -1, equityYear: -1, taxableIncome: -1 },
);
refuses(
  employerSavings,
  { ...saver, form: 'equity', contractMonth: 0, employerMonth: 0 },
  { contractMonth: -1, employerMonth: -1 },
);
