import type { Cents, PlannedLoan, Rate, RecurringAmount } from '@vp-digital/core/finance';
import type { LoanContract } from '../documents';
import type { Assumptions } from '../figures/assumptionsOf';
import { dayAfter } from '../figures/days';
import { carriedDebt } from '../figures/loans/carriedDebt';
import { monthlyPremium } from '../figures/monthly';

import type { PlanMonths } from './budgetMonths';
import { type BudgetSettings, budgetStressRules } from './budgetSettings';
import type { BudgetFacts } from './planFacts';

interface Given {
  facts: BudgetFacts;
  settings: Pick<BudgetSettings, 'stresses'>;
  plan: PlanMonths;
  assumed: Assumptions;
}

/** Loans by their terms; those that are not wholly known, and the rates of those whose debt nobody knows. */
export function budgetLoans({ facts, plan, assumed, settings }: Given) {
  const more = settings.stresses.includes('followUp') ? budgetStressRules.followUp.more : 0;
  const all = Object.entries(facts.household.contracts.items).flatMap(([id, contract]) =>
    contract.kind === 'loan' ? [{ id, contract }] : [],
  );
  const known = all.flatMap(({ id, contract }) => {
    const loan = plannedLoan(facts, plan, contract, assumed.followUpRate + more);
    return loan ? [{ id, loan }] : [];
  });
  const open = all.filter(({ id }) => !known.some((one) => one.id === id));
  return {
    loans: known.map(({ loan }) => loan).filter(({ debt }) => debt > 0),
    open: all.flatMap(({ id, contract }) =>
      contract.interest === undefined || open.some((one) => one.id === id) ? [id] : [],
    ),
    rates: open.flatMap(({ contract }): RecurringAmount[] => {
      const span = plan.span(0, contract.end === undefined ? plan.months : plan.monthOf(contract.end) + 1);
      return span ? [{ amount: monthlyPremium(contract), ...span }] : [];
    }),
  };
}

/** A loan from today's debt on; with the rate of today where nobody has said in how many years it is to be repaid. */
function plannedLoan(
  { date }: BudgetFacts,
  plan: PlanMonths,
  contract: LoanContract,
  annualRate: number,
): PlannedLoan | undefined {
  const terms = { ...contract, interest: contract.interest ?? 0 };
  const debt = carriedDebt({ contract: terms, date });
  if (debt.kind !== 'computed') return undefined;
  const payment = monthlyPremium(contract);
  const loan = { debt: debt.value.remainingDebt, annualRate: terms.interest / 10_000, payment };
  const { interestFixedUntil, followUpYears } = contract;
  if (interestFixedUntil === undefined) return loan;
  const from = dayAfter(interestFixedUntil);
  const left = carriedDebt({ contract: terms, date: from });
  const ahead = plan.monthOf(from);
  if (ahead <= 0 || ahead >= plan.months || left.kind !== 'computed' || left.value.remainingDebt === 0)
    return loan;
  const years =
    followUpYears ?? (isRepaid(left.value.remainingDebt, annualRate, payment) ? undefined : usualYears);
  const repayment =
    years === undefined
      ? ({ kind: 'payment', payment } as const)
      : ({ kind: 'term', months: years * 12 } as const);
  return { ...loan, followUp: { from, annualRate, repayment } };
}

/** Whether a rate repays a debt within a hundred years, the longest loan of the finance core. */
function isRepaid(debt: Cents, annualRate: Rate, payment: Cents): boolean {
  const monthly = annualRate / 12;
  if (monthly === 0) return payment > 0 && debt / payment < 1_200;
  const interest = (debt * monthly) / payment;
  return interest < 1 && -Math.log(1 - interest) / Math.log(1 + monthly) < 1_200;
}

/** A rate that no longer covers the interest is replaced by that of a loan over so many years. */
const usualYears = 25;
