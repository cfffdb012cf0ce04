import type { Cents, Rate } from '@vp-digital/core/finance';
import { inSteps, roundedPair, nearestEuro } from '@vp-digital/core/reference/format';
import type { SectionData } from '../../documents';
import { knownNet } from '../budget/knownNet';
import { type FreeAmount, freeAmount } from '../freeAmount';
import type { Period } from '../period';

type Household = Pick<SectionData, 'incomes' | 'expenses' | 'contracts'>;

/**
 * F4 in whole euros, as every screen, the customer's picture, the comparison and the PDF show it: net less the four
 * parts is the free amount, also as shown. Amounts that are shown elsewhere on their own or to the cent (net, free, the
 * contracts) are rounded as they are there; the difference goes to the living costs, as long as they stay less than a
 * euro away.
 */
export function shownFreeAmount(household: Household, period: Period = 'month'): FreeAmount {
  const exact = freeAmount(household, period);
  return divided(exact, nearestEuro(exact.net), 100);
}

/** What a month needs (F6) in whole euros: the sum of what is shown of it. */
export function shownMonthlyNeed(household: Household): Cents {
  const { expenses, insurance, loanRates } = shownFreeAmount(household);
  return expenses + insurance + loanRates;
}

/**
 * What part of the net each is, as tenths of a percent that add up to 100.0; none while a net is not known. Sparquote and
 * Schuldendienst stand on their own, too (F7): they are rounded as everywhere, and the others take what that leaves.
 */
export function shownSharesOfNet(
  household: Household,
  period: Period = 'month',
): Record<keyof FreeAmount, Rate> | undefined {
  const exact = freeAmount(household, period);
  if (knownNet(household).kind !== 'computed' || exact.net <= 0) return undefined;
  const tenths = mapped(exact, (amount) => amount * 1_000);
  const onItsOwn = (part: number) => nearestStep(part, exact.net);
  const [savings, loanRates] = [onItsOwn(tenths.savings), onItsOwn(tenths.loanRates)];
  const [expenses = 0, insurance = 0, free = 0] = inSteps(
    [tenths.expenses, tenths.insurance, tenths.free],
    exact.net,
    tenths.net - savings - loanRates,
  );
  const shown = { net: tenths.net, expenses, insurance, loanRates, savings, free };
  return mapped(shown, (share) => share / tenths.net);
}

const nearestStep = (amount: number, step: number): number => Math.round(amount / step) * step;

function divided(exact: FreeAmount, net: number, step: number): FreeAmount {
  const { expenses, insurance, loanRates, savings } = exact;
  const contracts = [insurance, loanRates, savings] as const;
  const agreed = insurance + loanRates + savings;
  const [free, spent] = roundedPair(exact.free, expenses + agreed, net, step);
  const [ofContracts, living] = roundedPair(agreed, expenses, spent, step);
  const [shownInsurance = 0, shownLoans = 0, shownSavings = 0] = inSteps(contracts, step, ofContracts);
  return {
    net,
    expenses: living,
    insurance: shownInsurance,
    loanRates: shownLoans,
    savings: shownSavings,
    free,
  };
}

const mapped = (amounts: FreeAmount, change: (amount: number) => number): FreeAmount => ({
  net: change(amounts.net),
  expenses: change(amounts.expenses),
  insurance: change(amounts.insurance),
  loanRates: change(amounts.loanRates),
  savings: change(amounts.savings),
  free: change(amounts.free),
});
