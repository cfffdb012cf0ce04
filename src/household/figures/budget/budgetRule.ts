import type { Cents, Rate } from '@vp-digital/core/finance';
import { sharesOf } from '@vp-digital/core/reference/format';
import type { SectionData } from '../../documents';
import { freeAmount } from '../freeAmount';
import { monthlyExpense } from '../monthly';
import { sum } from '../net';
import { mapOutcome, type Outcome } from '../outcome';
import { isNecessary } from './isNecessary';
import { knownFree } from './knownFree';
import { defineFigure } from '../defineFigure';

export interface BudgetPart {
  /** Cents per month. */
  amount: Cents;
  /** amount ÷ net; may be above 1. */
  share: number;
  /** The share in whole percent, as shown: the three add up. */
  shown: Rate;
}

export interface BudgetRule {
  net: Cents;
  /** Bedarf: necessary expenses, premiums and loan rates. 50 % is the rule. */
  needs: BudgetPart;
  /** Wünsche: the other expenses. 30 %. */
  wants: BudgetPart;
  /** Sparen: savings rates, and what is left over. 20 %. */
  saving: BudgetPart;
  /** "über Netto": spending above the net income, 0 if none. */
  overNet: Cents;
}

/** F5 50-30-20: the shares of the monthly net that go into needs, wants and saving. Missing: net, expenses, contracts. */
export function budgetRule(
  household: Pick<SectionData, 'incomes' | 'expenses' | 'contracts' | 'absences'>,
): Outcome<BudgetRule> {
  return mapOutcome(knownFree(household), (free) => {
    const { net, expenses, insurance, loanRates, savings } = freeAmount(household);
    const necessaryExpenses = sum(
      Object.values(household.expenses.items)
        .filter(({ category }) => isNecessary(category))
        .map(monthlyExpense),
    );
    const amounts = {
      needs: necessaryExpenses + insurance + loanRates,
      wants: expenses - necessaryExpenses,
      saving: savings + Math.max(0, free),
    };
    const [needs = 0, wants = 0, saving = 0] = sharesOf(Object.values(amounts), net, 0);
    const part = (amount: Cents, shown: Rate): BudgetPart => ({ amount, share: amount / net, shown });
    return {
      net,
      needs: part(amounts.needs, needs),
      wants: part(amounts.wants, wants),
      saving: part(amounts.saving, saving),
      overNet: Math.max(0, -free),
    };
  });
}

const rule = {
  number: 'F5',
  documents: ['incomes', 'expenses', 'contracts', 'absences'],
  unit: 'share',
  source: 'F4; whole percents by largest remainder',
  of: (household: Pick<SectionData, 'incomes' | 'expenses' | 'contracts' | 'absences'>) =>
    budgetRule(household),
} as const;

export const needsFigure = /* @__PURE__ */ defineFigure('needs', {
  ...rule,
  amount: ({ needs }) => needs.share,
  shown: ({ needs }) => needs.shown,
  explained: true,
});

export const wantsFigure = /* @__PURE__ */ defineFigure('wants', {
  ...rule,
  amount: ({ wants }) => wants.share,
  shown: ({ wants }) => wants.shown,
  explained: true,
});

export const savingFigure = /* @__PURE__ */ defineFigure('saving', {
  ...rule,
  amount: ({ saving }) => saving.share,
  shown: ({ saving }) => saving.shown,
  explained: true,
});

/** The three parts as one: the net that they divide. */
export const dividedNetFigure = /* @__PURE__ */ defineFigure('dividedNet', {
  ...rule,
  unit: 'moneyMonthly',
  amount: ({ net }) => net,
  explained: true,
});
