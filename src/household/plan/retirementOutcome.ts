import { type Cents, projectHousehold } from '@vp-digital/core/finance';

import { type RetirementPlan, retirementPlan } from './retirementPlan';
import type { RetirementSettings } from './retirementSettings';
import type { RetirementFacts } from './planFacts';

export interface RetirementYear {
  /** Age of the first adult in whole years. */
  age: number;
  /** Year of the calendar at whose end of twelve months the capital stands. */
  year: number;
  /** In today's money; never below 0. */
  capital: Cents;
}

export interface RetirementResult {
  plan: RetirementPlan;
  years: readonly RetirementYear[];
  /** Months from today until the capital is used up; undefined: it lasts to the end. */
  emptyAfter: number | undefined;
  /** The first adult's whole years of age then; undefined as above. */
  lastsUntil: number | undefined;
  /** Whether there is any capital before money is short: without it the month in which it is short is no answer. */
  hasSavings: boolean;
  /** What is missing a month where all have retired and the capital pays nothing: need less pensions. */
  shortage: Cents;
  /** Capital when the first pension begins. */
  atStart: Cents;
}

/** A plan followed month by month with the expected return. */
export function retirementResult(facts: RetirementFacts, settings: RetirementSettings): RetirementResult {
  const plan = retirementPlan(facts, settings);
  const { liquidityByMonth, firstDeficitMonth } = projectHousehold(plan.projection);
  const age = facts.persons[0]?.age ?? 0;
  const emptyAfter = firstDeficitMonth && firstDeficitMonth.month - 1;
  const first = plan.phases[0]?.from ?? 0;
  const begin = Number(facts.date.slice(0, 4));
  const years = Array.from({ length: Math.floor(plan.projection.months / 12) + 1 }, (_, index) => ({
    age: Math.floor(age / 12) + index,
    year: begin + index,
    capital: Math.max(0, liquidityByMonth[Math.max(0, index * 12 - 1)] ?? 0),
  }));
  return {
    plan,
    years,
    emptyAfter,
    lastsUntil: emptyAfter === undefined ? undefined : Math.floor((age + emptyAfter) / 12),
    hasSavings:
      emptyAfter === undefined || liquidityByMonth.slice(0, emptyAfter).some((capital) => capital > 0),
    shortage: plan.phases.at(-1)?.shortage ?? 0,
    atStart: Math.max(0, liquidityByMonth[Math.max(0, first - 1)] ?? 0),
  };
}

/** More than anybody saves: what needs more has no answer by saving alone. */
const mostExtra = 1_000_000;
const step = 500;

/**
 * The smallest amount saved a month beyond today's with which the money lasts to the end, to five euros; 0 where it does
 * already, undefined where no amount is enough.
 */
export function neededExtra(facts: RetirementFacts, settings: RetirementSettings): Cents | undefined {
  const lasts = (extraSaving: Cents) =>
    retirementResult(facts, { ...settings, extraSaving }).emptyAfter === undefined;
  if (lasts(0)) return 0;
  if (!lasts(mostExtra)) return undefined;
  let [low, high] = [0, mostExtra / step];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (lasts(middle * step)) high = middle;
    else low = middle;
  }
  return high * step;
}

export interface SensitivityRow {
  realReturn: number;
  /** By years later or earlier: the age to which the money lasts, undefined: to the end. */
  cells: readonly ({ years: number } & Pick<RetirementResult, 'lastsUntil' | 'hasSavings'>)[];
}

const yearsMoved = [-2, 0, 2] as const;
const returnsMoved = [-0.01, 0, 0.01] as const;

/** How the answer moves with the return and with everybody's start; with the return only where nobody's start can be moved. */
export const retirementSensitivity = (
  facts: RetirementFacts,
  settings: RetirementSettings,
): SensitivityRow[] =>
  returnsMoved.map((moved) => {
    const realReturn = Math.max(0, settings.realReturn + moved);
    return {
      realReturn,
      cells: (facts.persons.some(({ range }) => range) ? yearsMoved : [0]).map((years) => {
        const starts = Object.fromEntries(
          facts.persons.map(({ personId }) => [personId, (settings.starts[personId] ?? 0) + years * 12]),
        );
        const { lastsUntil, hasSavings } = retirementResult(facts, { ...settings, realReturn, starts });
        return { years, lastsUntil, hasSavings };
      }),
    };
  });
