import type { Cents } from '@vp-digital/core/finance';
import type { GoalRates } from '@vp-digital/core/household';
import { wholeEuros } from '@vp-digital/core/reference/format';

/** What each goal takes a month, in their order, as it is shown on the whole page: whole euros that add up to the shown total. */
export const shownRates = ({ rates }: GoalRates): Cents[] => wholeEuros(rates.map(({ rate }) => rate));

/** That of one goal; undefined where it takes part in no sum. */
export const shownRate = (all: GoalRates, goalId: string): Cents | undefined =>
  shownRates(all)[all.rates.findIndex((one) => one.goalId === goalId)];
