import { type Cents, lawFor, loanSchedule } from '@vp-digital/core/finance';
import { lastDayOf } from '../figures/incomeSecurity';
import { laterIncomes } from '../figures/laterIncomes';
import { childBenefitEnds } from './budgetIncomes';
import type { BudgetResult } from './budgetOutcome';
import { isPay, payOf } from './budgetPay';
import type { BudgetFacts } from './planFacts';

export type BudgetMomentKind =
  | 'childBenefitEnds'
  | 'incomeStarts'
  | 'incomeEnds'
  | 'fixedRateEnds'
  | 'loanRepaid'
  | 'pensionStarts'
  | 'goal';

/** What is known to change by law or contract without anybody doing anything. */
export interface BudgetMoment {
  key: string;
  kind: BudgetMomentKind;
  /** Months from today. */
  month: number;
  personId?: string;
  /** The income, loan or goal. */
  entryId?: string;
  /** What it changes a month, or once for a goal; undefined where the plan does not tell it apart. */
  amount?: Cents;
}

/** All moments of a plan in the order of time. */
export function budgetMoments(facts: BudgetFacts, { plan }: BudgetResult): BudgetMoment[] {
  const { household, persons, pensions } = facts;
  const { months, projection } = plan;
  const { benefitPerMonth } = lawFor(facts.date).law.children;
  const benefits = childBenefitEnds(facts, months).map(({ personId, month }): BudgetMoment => {
    return {
      key: `benefit ${personId}`,
      kind: 'childBenefitEnds',
      month,
      personId,
      amount: -benefitPerMonth,
    };
  });
  const later = laterIncomes(household);
  const begun = Object.entries(later).flatMap(([entryId, { from, net, personId }]): BudgetMoment[] =>
    from === undefined
      ? []
      : [
          {
            key: `start ${entryId}`,
            kind: 'incomeStarts',
            month: months.monthOf(from),
            personId,
            entryId,
            ...(net !== undefined && { amount: net }),
          },
        ],
  );
  const incomes = Object.entries({ ...household.incomes.items, ...later }).flatMap(
    ([entryId, income]): BudgetMoment[] => {
      const last = lastDayOf(income);
      if (last === undefined || income.kind === 'childBenefit') return [];
      const { personId, net } = income;
      const month = months.monthOf(last) + 1;
      return [
        {
          key: `income ${entryId}`,
          kind: 'incomeEnds',
          month,
          personId,
          entryId,
          ...(net !== undefined && { amount: -net }),
        },
      ];
    },
  );
  const laterPay = (personId: string) =>
    Object.values(later).reduce(
      (all, income) => (income.personId === personId && isPay(income.kind) ? all + (income.net ?? 0) : all),
      0,
    );
  const starts = persons.flatMap(({ personId, monthsLeft }): BudgetMoment[] => {
    if (monthsLeft === 0) return [];
    const begins = pensions.filter(
      ({ personIds, notBefore = 0 }) => personIds[0] === personId && notBefore <= monthsLeft,
    );
    const net = begins.reduce((all, part) => all + part.net, 0);
    const amount = net - payOf(facts, personId) - laterPay(personId);
    return [{ key: `pension ${personId}`, kind: 'pensionStarts', month: monthsLeft, personId, amount }];
  });
  const loans = Object.entries(household.contracts.items).flatMap(([entryId, contract]): BudgetMoment[] => {
    if (contract.kind !== 'loan' || contract.interestFixedUntil === undefined) return [];
    const month = months.monthOf(contract.interestFixedUntil) + 1;
    return [{ key: `fixed ${entryId}`, kind: 'fixedRateEnds', month, entryId }];
  });
  const repaid = projection.loans.flatMap((loan, index): BudgetMoment[] => {
    if (loan.followUp) return [];
    const { debt: principal, annualRate, payment } = loan;
    const schedule = loanSchedule({ principal, annualRate, payment, months: months.months });
    if (schedule.remainingDebt > 0) return [];
    return [{ key: `repaid ${index}`, kind: 'loanRepaid', month: schedule.months.length, amount: payment }];
  });
  const goals = Object.entries(household.goals.items).flatMap(
    ([entryId, { term, target }]): BudgetMoment[] => {
      if (term === undefined || target === undefined) return [];
      return [
        { key: `goal ${entryId}`, kind: 'goal', month: months.monthOf(term), entryId, amount: -target },
      ];
    },
  );
  return [...benefits, ...begun, ...incomes, ...starts, ...loans, ...repaid, ...goals]
    .filter(({ month }) => month > 0 && month < months.months)
    .sort((one, other) => one.month - other.month);
}
