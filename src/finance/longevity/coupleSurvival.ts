import { type Rate, requireCount, requireRecord } from '../core';
import { LAST_AGE, lifeTable, type Sex } from './lifeTable';
import { survivalFrom } from './survival';

export interface CoupleSurvival {
  /** The four cases after these years; they sum to 1. */
  both: Rate;
  onlyFirst: Rate;
  onlySecond: Rate;
  neither: Rate;
  /** 1 − neither: how long provision for a couple may have to last. */
  atLeastOne: Rate;
  source: string;
}

/**
 * Who of a couple is alive after a number of years. The two lives are taken as independent.
 *
 * @param couple.first completed age (0–100) and sex, likewise `second`
 * @param couple.years up to the end of the table (birthday 101) of both
 * @throws FinanceError `invalid-input`
 */
export function coupleSurvival(couple: {
  first: { age: number; sex: Sex };
  second: { age: number; sex: Sex };
  years: number;
}): CoupleSurvival {
  requireRecord(requireRecord(couple, 'couple').first, 'first');
  requireRecord(couple.second, 'second');
  const firstAge = requireCount(couple.first.age, 'first.age', 0, LAST_AGE);
  const secondAge = requireCount(couple.second.age, 'second.age', 0, LAST_AGE);
  const longest = LAST_AGE + 1 - Math.min(firstAge, secondAge);
  const years = requireCount(couple.years, 'years', 0, longest);

  const first = survivalFrom(couple.first.sex, firstAge)(firstAge + years);
  const second = survivalFrom(couple.second.sex, secondAge)(secondAge + years);
  const neither = (1 - first) * (1 - second);
  return {
    both: first * second,
    onlyFirst: first * (1 - second),
    onlySecond: (1 - first) * second,
    neither,
    atLeastOne: 1 - neither,
    source: lifeTable.source,
  };
}
