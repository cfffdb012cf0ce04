import type { Cents, Rate } from '../core';

/** A number of a step with its unit; the user interface formats it by its own means. */
export type StepValue =
  /** `of`: the period, where it is not that of its section. */
  | { unit: 'cents'; amount: Cents; of?: 'month' | 'year' }
  | { unit: 'rate'; amount: Rate }
  /** A part of a whole, which always has one decimal. */
  | { unit: 'share'; amount: Rate }
  /** A plain number: children, months, years, a factor, earning points. `decimals` is how many are shown. */
  | { unit: 'number'; amount: number; decimals: number }
  /** A day as `YYYY-MM-DD`. */
  | { unit: 'date'; date: string }
  /** A code that stands for itself, such as a tax class. */
  | { unit: 'code'; code: string };

/**
 * One step of a calculation.
 *
 * `key` finds label and note in the texts. `formula` is free of language: names of `values` in braces, joined by
 * signs, as in `{base} × {rate}`; empty when the label says it all. A negative result is a deduction: the formula
 * gives its amount. Whoever puts the values into the formula gets the result, but for a cent that the law cuts off.
 * `paragraph` names the law.
 */
export interface ExplanationStep<Key extends string = string> {
  key: Key;
  /** What somebody has called it; what it is then stands in small print. */
  name?: string | undefined;
  /** A further text about it, with the same values. */
  note?: Key | undefined;
  formula: string;
  values: Readonly<Record<string, StepValue>>;
  result: StepValue;
  paragraph: string;
  /** Of the law; none where nothing but what was agreed on decides. */
  year?: number;
  /** `line` is part of the sum, `info` beside it, `total` closes a section: the lines add up to it, if there are any. */
  weight: 'line' | 'info' | 'total';
}

/**
 * What the amounts of a section are of, for the head of their column. `once`: no period. `mixed`: amounts beside numbers,
 * so that each carries its own unit.
 */
export type SectionPeriod = 'day' | 'month' | 'year' | 'once' | 'mixed';

export interface ExplanationSection<Key extends string = string> {
  key: Key;
  of: SectionPeriod;
  steps: ExplanationStep<Key>[];
}

/** How a figure came about: sections of steps, with the year of the law it rests on, if any. */
export interface Explanation<Key extends string = string> {
  key: Key;
  year?: number;
  sections: ExplanationSection<Key>[];
}

export const cents = (amount: Cents): StepValue => ({ unit: 'cents', amount });
export const centsOf = (period: 'month' | 'year', amount: Cents): StepValue => ({
  unit: 'cents',
  amount,
  of: period,
});
export const rate = (amount: Rate): StepValue => ({ unit: 'rate', amount });
export const count = (amount: number, decimals = 0): StepValue => ({ unit: 'number', amount, decimals });
export const day = (date: string): StepValue => ({ unit: 'date', date });
export const code = (value: string): StepValue => ({ unit: 'code', code: value });

/** Builds the steps of one year, so that the year is written once. */
export function stepsOf<Key extends string>(year: number) {
  const step =
    (weight: 'line' | 'info' | 'total') =>
    (
      key: Key,
      result: StepValue,
      paragraph: string,
      formula = '',
      values: Readonly<Record<string, StepValue>> = {},
    ): ExplanationStep<Key> => ({ key, formula, values, result, paragraph, year, weight });
  return { line: step('line'), info: step('info'), total: step('total') };
}
