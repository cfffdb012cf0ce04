import { type Rate, requireCount, requireRate, requireRecord } from '../core';
import { LAST_AGE, lifeTable, mortality, overSexes, type Sex } from './lifeTable';

export interface Survival {
  /** Share of one. */
  probability: Rate;
  source: string;
}

/**
 * The probability that a person of one age reaches another.
 *
 * @param person.age completed years today, 0–100
 * @param person.toAge a later or the same birthday, up to 101 (the end of the table)
 * @throws FinanceError `invalid-input` for other ages
 */
export function survivalProbability(person: { age: number; toAge: number; sex: Sex }): Survival {
  const age = requireCount(requireRecord(person, 'person').age, 'age', 0, LAST_AGE);
  const toAge = requireCount(person.toAge, 'toAge', age, LAST_AGE + 1);
  return { probability: survivalFrom(person.sex, age)(toAge), source: lifeTable.source };
}

export interface AgeReached {
  /** The last birthday that is reached with at least this probability. */
  age: number;
  /** Probability of reaching that birthday. */
  probability: Rate;
  /** True when the table ends before the probability is used up: the person may well grow older. */
  isEndOfTable: boolean;
  source: string;
}

/**
 * The age that a person reaches with a given probability: 0.5 for the median, 0.1 for "one in ten".
 *
 * @param person.age completed years today, 0–100
 * @param person.probability share of one, above 0
 * @throws FinanceError `invalid-input`, `rate-out-of-range`
 */
export function ageReached(person: { age: number; sex: Sex; probability: Rate }): AgeReached {
  const start = requireCount(requireRecord(person, 'person').age, 'age', 0, LAST_AGE);
  const wanted = requireRate(person.probability, 'probability', Number.MIN_VALUE);
  const survivalTo = survivalFrom(person.sex, start);

  let age = start;
  // Ends with the table, beyond which nobody is alive.
  while (survivalTo(age + 1) >= wanted) age += 1;
  return {
    age,
    probability: survivalTo(age),
    isEndOfTable: age > LAST_AGE,
    source: lifeTable.source,
  };
}

/** The survival curve of a person of this age: probability of reaching later birthdays, from the products of 1 − q. */
export function survivalFrom(sex: Sex, start: number): (toAge: number) => Rate {
  return (toAge) =>
    overSexes(sex, (single) => {
      let probability = 1;
      for (let age = start; age < toAge; age += 1) probability *= 1 - mortality(single, age);
      return probability;
    });
}
