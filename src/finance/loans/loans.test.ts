import * as fc from 'fast-check';
import { type Cents, euros } from '../core';
import {
  annuityLoan,
  bulletLoan,
  extraRepaymentEffect,
  followUpFinancing,
  interestOnlyLoan,
  loanSchedule,
  loanYears,
  remainingDebt,
} from '.';

const loans = fc.record({
  principal: fc.integer({ min: euros(1_000), max: euros(2_000_000) }),
  annualRate: fc.double({ min: 0, max: 0.15, noNaN: true }),
  repayment: fc.record({ kind: fc.constant('term' as const), months: fc.integer({ min: 1, max: 480 }) }),
});

const wholeEuros = (amount: Cents) => Math.round(amount / 100);

test('100,000 at 6 % over ten years cost 1,110.21 a month', () => {
  const loan = annuityLoan({
    principal: euros(100_000),
    annualRate: 0.06,
    repayment: { kind: 'term', months: 120 },
  });
  expect(loan.payment).toBe(111_021);
  expect(loan.months).toBe(120);
  expect(loan.totalPaid).toBe(loan.payment * 119 + loan.lastPayment);
  expect(loan.totalPaid - loan.totalInterest).toBe(euros(100_000));
});

test('an initial repayment of 2 % at 4 % is a payment of a twelfth of 6 %', () => {
  const loan = annuityLoan({
    principal: euros(240_000),
    annualRate: 0.04,
    repayment: { kind: 'initial-repayment', rate: 0.02 },
  });
  expect(loan.payment).toBe(euros(1_200));
  expect(loan.initialRepaymentRate).toBeCloseTo(0.02, 12);
  // n = −ln(1 − 800 / 1200) / ln(1 + 0.04 / 12) = 330.1
  expect(loan.months).toBe(331);
});

test('sample H1: the BAföG loan of 4,200 without interest takes 33 payments of 130', () => {
  const loan = annuityLoan({
    principal: euros(4_200),
    annualRate: 0,
    repayment: { kind: 'payment', payment: euros(130) },
  });
  expect(loan).toMatchObject({
    months: 33,
    lastPayment: euros(40),
    totalInterest: 0,
    totalPaid: euros(4_200),
  });
});

test('a payment that fits exactly does not need a further month', () => {
  const repayment = { kind: 'payment', payment: 100 } as const;
  expect(annuityLoan({ principal: 1_200, annualRate: 0, repayment })).toMatchObject({
    months: 12,
    lastPayment: 100,
  });
});

test('sample H2: 268,000 at 1.65 % with 1,260 a month leave about 217,100 after 55 months', () => {
  const debt = remainingDebt({
    principal: euros(268_000),
    annualRate: 0.0165,
    payment: euros(1_260),
    months: 55,
  });
  expect(Math.abs(debt.remainingDebt - euros(217_100))).toBeLessThan(euros(10));
  expect(debt.paid).toBe(55 * euros(1_260));
  expect(debt.interest + debt.repaid).toBe(debt.paid);
});

test('sample H2: the follow-up over 22 years costs 1,180, 1,238 or 1,297 at 3.5, 4.0 and 4.5 %', () => {
  const { scenarios, remainingDebt: debt } = followUpFinancing({
    principal: euros(268_000),
    annualRate: 0.0165,
    payment: euros(1_260),
    fixedMonths: 55,
    followUpRates: [0.035, 0.04, 0.045],
    repayment: { kind: 'term', months: 264 },
  });
  expect(scenarios.map(({ payment }) => wholeEuros(payment))).toEqual([1_180, 1_238, 1_297]);
  expect(scenarios.map(({ paymentChange }) => wholeEuros(paymentChange))).toEqual([-80, -22, 37]);
  expect(Math.abs(debt - euros(217_100))).toBeLessThan(euros(10));
});

test('keeping the payment at a higher rate takes longer', () => {
  const { scenarios } = followUpFinancing({
    principal: euros(200_000),
    annualRate: 0.015,
    payment: euros(900),
    fixedMonths: 120,
    followUpRates: [0.02, 0.03, 0.04],
    repayment: { kind: 'payment', payment: euros(900) },
  });
  const months = scenarios.map((scenario) => scenario.months);
  expect(months).toEqual([...months].sort((a, b) => a - b));
  expect(new Set(months).size).toBe(3);
});

test('427,500 at 3.875 % over 30 years: 360 payments, the last one 2,012.66, booked as in closed form', () => {
  const terms = { principal: euros(427_500), annualRate: 0.03875 };
  const loan = annuityLoan({ ...terms, repayment: { kind: 'term', months: 360 } });
  expect(loan).toMatchObject({ payment: 2_010_26, months: 360, lastPayment: 2_012_66 });
  const schedule = loanSchedule({ ...terms, payment: loan.payment });
  expect(schedule.months).toHaveLength(360);
  expect(schedule.months.at(-1)).toMatchObject({ payment: 2_012_66, debt: 0 });
  expect(schedule).toMatchObject({ totalPaid: loan.totalPaid, totalInterest: loan.totalInterest });
  expect(remainingDebt({ ...terms, payment: loan.payment, months: 360 })).toMatchObject({
    remainingDebt: 0,
    paid: loan.totalPaid,
  });
});

test('a payment agreed with the bank ends where the term of the same payment does: 10,000 at 5 % over 3 years', () => {
  const terms = { principal: euros(10_000), annualRate: 0.05 };
  // 10,000 × 0.05/12 / (1 − (1 + 0.05/12)^−36) = 299.709, paid are 299.71 and at last 299.68
  const { payment } = annuityLoan({ ...terms, repayment: { kind: 'term', months: 36 } });
  expect(payment).toBe(299_71);
  // a cent less leaves 0.35 after 36 payments, more than half a cent a month: a further month, in both forms
  const lower = annuityLoan({ ...terms, repayment: { kind: 'payment', payment: payment - 1 } });
  expect(lower.months).toBe(37);
  expect(loanSchedule({ ...terms, payment: payment - 1 }).months).toHaveLength(37);
});

test('the schedule shows the debt of the closed form, and ends with its last payment', () => {
  fc.assert(
    fc.property(loans, fc.double({ min: 0, max: 1, noNaN: true }), (loan, share) => {
      const { payment, months: length, lastPayment } = annuityLoan(loan);
      const term = loan.repayment.months;
      const months = Math.floor((length - 1) * share);
      const closed = remainingDebt({ ...loan, payment, months });
      const { remainingDebt: booked } = loanSchedule({ ...loan, payment, months, term });
      // a tie of rounding, or the last digits of the power
      expect(Math.abs(closed.remainingDebt - booked)).toBeLessThanOrEqual(1);
      const whole = loanSchedule({ ...loan, payment, term });
      if (length === term) expect(whole.months).toHaveLength(term);
      if (length === term)
        expect(Math.abs((whole.months.at(-1)?.payment ?? 0) - lastPayment)).toBeLessThanOrEqual(1);
    }),
  );
});

test('payment → term → payment', () => {
  fc.assert(
    fc.property(loans, (loan) => {
      const { payment, months } = annuityLoan(loan);
      const cents = ((1 + loan.annualRate / 12) ** months - 1) / (loan.annualRate / 12 || 1);
      fc.pre(payment > Math.max(months, cents) * 1.01);
      const back = annuityLoan({ ...loan, repayment: { kind: 'payment', payment } });
      expect(back.months).toBe(months);
      expect(loanSchedule({ ...loan, payment }).months).toHaveLength(months);
    }),
  );
});

test('the last payment settles the loan to the cent', () => {
  fc.assert(
    fc.property(loans, (loan) => {
      const terms = annuityLoan(loan);
      expect(terms.totalPaid - terms.totalInterest).toBe(loan.principal);
      expect(terms.totalInterest).toBeGreaterThanOrEqual(0);
      const done = remainingDebt({ ...loan, payment: terms.payment + 1, months: terms.months });
      expect(done.remainingDebt).toBe(0);
      expect(done.paid - done.interest).toBe(loan.principal);
    }),
  );
});

test('higher rates cost more each month', () => {
  fc.assert(
    fc.property(loans, fc.double({ min: 0.001, max: 0.05, noNaN: true }), (loan, more) => {
      const higher = annuityLoan({ ...loan, annualRate: loan.annualRate + more });
      expect(higher.payment).toBeGreaterThanOrEqual(annuityLoan(loan).payment);
    }),
  );
});

test('a payment below the interest makes the debt grow', () => {
  const debt = remainingDebt({
    principal: euros(100_000),
    annualRate: 0.06,
    payment: euros(400),
    months: 12,
  });
  expect(debt.remainingDebt).toBeGreaterThan(euros(101_200));
  expect(debt.repaid).toBeLessThan(0);
  expect(debt.interest + debt.repaid).toBe(debt.paid);
});

test('a schedule adds up, month by month and year by year', () => {
  fc.assert(
    fc.property(loans, fc.integer({ min: 0, max: euros(20_000) }), (loan, yearly) => {
      const { payment } = annuityLoan(loan);
      const extraRepayments = { yearly, single: [{ month: 7, amount: euros(500) }] };
      const schedule = loanSchedule({ ...loan, payment: payment + 1, extraRepayments });
      let debt = loan.principal;
      for (const month of schedule.months) {
        expect(month.interest + month.repayment).toBe(month.payment);
        debt -= month.repayment + month.extraRepayment;
        expect(month.debt).toBe(debt);
        expect(month.debt).toBeGreaterThanOrEqual(0);
      }
      expect(schedule.remainingDebt).toBe(0);
      const years = loanYears(schedule);
      const paid = years.reduce((sum, year) => sum + year.payment + year.extraRepayment, 0);
      expect(paid).toBe(schedule.totalPaid);
      expect(years.reduce((sum, year) => sum + year.interest, 0)).toBe(schedule.totalInterest);
      for (const year of years) expect(year.interest + year.repayment).toBe(year.payment);
      expect(years.at(-1)?.debt).toBe(0);
      expect(years).toHaveLength(Math.ceil(schedule.months.length / 12));
    }),
  );
});

test('at the end of the fixed-interest period rate and payment change', () => {
  const schedule = loanSchedule({
    principal: euros(100_000),
    annualRate: 0.012,
    payment: euros(500),
    months: 3,
    changes: [{ afterMonths: 2, annualRate: 0.048, payment: euros(600) }],
  });
  expect(schedule.months.map(({ payment, interest }) => [payment, interest])).toEqual([
    [euros(500), 10_000],
    [euros(500), 9_960],
    [euros(600), 39_680],
  ]);
  expect(schedule.totalPaid).toBe(euros(1_600));
  expect(schedule.remainingDebt).toBe(euros(100_000) - euros(1_600) + 10_000 + 9_960 + 39_680);
});

test('extra repayments save interest and time', () => {
  const loan = { principal: euros(200_000), annualRate: 0.035, payment: euros(1_000) };
  const effect = extraRepaymentEffect({ ...loan, extraRepayments: { yearly: euros(5_000) } });
  expect(effect.monthsSaved).toBeGreaterThan(60);
  expect(effect.monthsSaved).toBe(effect.agreed.months - effect.withExtra.months);
  expect(effect.interestSaved).toBe(effect.agreed.totalInterest - effect.withExtra.totalInterest);
  expect(effect.interestSaved).toBeGreaterThan(euros(25_000));
  expect(effect.extraRepaid % euros(5_000)).toBe(0);
});

test('repaying everything early ends the loan in that month', () => {
  const loan = { principal: euros(50_000), annualRate: 0.04, payment: euros(500) };
  const extraRepayments = { single: [{ month: 24, amount: euros(50_000) }] };
  const effect = extraRepaymentEffect({ ...loan, extraRepayments });
  expect(effect.withExtra.months).toBe(24);
  expect(effect.extraRepaid).toBe(loanSchedule({ ...loan, months: 24 }).remainingDebt);
});

test('interest only: 250 a month for ten years, then the whole debt', () => {
  expect(interestOnlyLoan({ principal: euros(100_000), annualRate: 0.03, months: 120 })).toEqual({
    monthlyInterest: euros(250),
    totalInterest: euros(30_000),
    finalRepayment: euros(100_000),
    totalPaid: euros(130_000),
  });
});

test('a bullet loan pays interest on interest', () => {
  const loan = { principal: euros(100_000), annualRate: 0.06, months: 12 };
  expect(bulletLoan(loan)).toEqual({ totalInterest: 616_778, finalPayment: 10_616_778 });
  expect(bulletLoan({ ...loan, annualRate: 0 }).totalInterest).toBe(0);
});

test('no debt, no payments', () => {
  const loan = annuityLoan({ principal: 0, annualRate: 0.03, repayment: { kind: 'term', months: 12 } });
  expect(loan).toMatchObject({ payment: 0, months: 0, totalPaid: 0, initialRepaymentRate: 0 });
  expect(loanSchedule({ principal: 0, annualRate: 0.03, payment: 0 }).months).toEqual([]);
});

test('the payments of a tiny loan end when it is repaid', () => {
  const loan = annuityLoan({ principal: 150, annualRate: 0, repayment: { kind: 'term', months: 100 } });
  expect(loan).toMatchObject({ payment: 2, months: 75, totalPaid: 150 });
});

test.each([
  ['does not cover the interest', 0.06, 0],
  ['does not cover the interest', 0, 0],
  ['does not cover the interest', 0.06, euros(499)],
  ['does not cover the interest', 0.06, euros(500)],
  ['takes more than 100 years', 0.06, euros(501)],
  ['takes more than 100 years', 0, euros(83)],
])('a payment that %s is refused (%d, %d)', (reason, annualRate, payment) => {
  const loan = { principal: euros(100_000), annualRate };
  expect(() => annuityLoan({ ...loan, repayment: { kind: 'payment', payment } })).toThrow(
    expect.objectContaining({ code: 'invalid-input', message: `repayment: ${reason}` }),
  );
});

test('a negative payment is refused by its name', () => {
  const repayment = { kind: 'payment', payment: -1 } as const;
  expect(() => annuityLoan({ principal: 100, annualRate: 0, repayment })).toThrow(
    expect.objectContaining({ code: 'negative-amount', field: 'payment' }),
  );
});

test('a loan may last 100 years', () => {
  const loan = { principal: 1_200, annualRate: 0, repayment: { kind: 'payment', payment: 1 } } as const;
  expect(annuityLoan(loan).months).toBe(1_200);
});

test('a payment rounded down leaves its cents to the last one of the term', () => {
  const loan = annuityLoan({ principal: euros(100), annualRate: 0, repayment: { kind: 'term', months: 3 } });
  expect(loan).toMatchObject({ payment: 3_333, months: 3, lastPayment: 3_334 });
});

test('yearly extra repayments fall into each twelfth month, single ones into theirs', () => {
  const { months } = loanSchedule({
    principal: euros(10_000),
    annualRate: 0,
    payment: euros(100),
    months: 25,
    extraRepayments: {
      yearly: euros(500),
      single: [
        { month: 7, amount: euros(30) },
        { month: 24, amount: euros(50) },
        { month: 24, amount: euros(20) },
      ],
    },
  });
  expect(
    months.filter((month) => month.extraRepayment > 0).map((one) => [one.month, one.extraRepayment]),
  ).toEqual([
    [7, euros(30)],
    [12, euros(500)],
    [24, euros(570)],
  ]);
});

test('a schedule without end is refused', () => {
  expect(() => loanSchedule({ principal: euros(100_000), annualRate: 0.06, payment: euros(500) })).toThrow(
    expect.objectContaining({
      code: 'invalid-input',
      message: 'payment: does not repay the debt within 100 years',
    }),
  );
});

test.each([
  [{ principal: -1, annualRate: 0.01, payment: 1, months: 1 }, 'principal'],
  [{ principal: 100, annualRate: -0.01, payment: 1, months: 1 }, 'annualRate'],
  [{ principal: 100, annualRate: Number.NaN, payment: 1, months: 1 }, 'annualRate'],
  [{ principal: 100, annualRate: 0.01, payment: -1, months: 1 }, 'payment'],
  [{ principal: 100, annualRate: 0.01, payment: 1, months: -1 }, 'months'],
])('%j is refused', (loan, field) => {
  expect(() => remainingDebt(loan)).toThrow(expect.objectContaining({ name: 'FinanceError', field }));
  expect(() => loanSchedule(loan)).toThrow(expect.objectContaining({ name: 'FinanceError', field }));
});
