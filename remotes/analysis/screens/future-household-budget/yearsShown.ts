import { assumptionsOf, type BudgetYear } from '@vp-digital/core/household';
import type { Budgeted } from './data';

/** In today's purchasing power, or in the amounts of each year. */
export type Money = 'real' | 'nominal';

export const spans = ['ten', 'twentyFive', 'all'] as const;
export type Span = (typeof spans)[number];
const lengths: Readonly<Record<Span, number>> = { ten: 10, twentyFive: 25, all: 200 };

/** Parts of a month's spending, the lowest first. */
export const spendings = ['living', 'insurance', 'loanRates', 'savings', 'once'] as const;
export type Spending = (typeof spendings)[number];

/** A year as it is shown: its average month, and what is there at its end. */
export interface ShownYear extends Record<Spending, number> {
  year: number;
  /** Ages of the adults when it begins. */
  ages: string;
  income: number;
  free: number;
  money: number;
}

/** Flows rise once a year, so the first one stands at today's prices; what is there at its end is worth a year's inflation less. */
export function yearsShown({ data, facts, result }: Budgeted, span: Span, money: Money): ShownYear[] {
  const { inflation } = assumptionsOf(data);
  return result.years.slice(0, lengths[span]).map((year: BudgetYear, index) => {
    const level = money === 'real' ? (1 + inflation) ** index : 1;
    const monthly = (amount: number) => Math.round(amount / year.months / level);
    return {
      year: year.year,
      ages: facts.persons.map(({ age }) => Math.floor((age + year.from) / 12)).join(' / '),
      income: monthly(year.income),
      living: monthly(year.living),
      insurance: monthly(year.insurance),
      loanRates: monthly(year.loanRates),
      savings: monthly(year.savings),
      once: monthly(year.once),
      free: monthly(year.free),
      money: Math.round(year.money / (money === 'real' ? year.priceLevel : 1)),
    };
  });
}
