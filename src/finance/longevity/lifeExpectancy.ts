import { requireCount, requireRecord } from '../core';
import { expectancy, LAST_AGE, lifeTable, overSexes, type Sex } from './lifeTable';

export interface LifeExpectancy {
  /** Further years that are lived on average, two decimals as published. */
  remainingYears: number;
  /** age + remainingYears. */
  expectedAge: number;
  source: string;
}

/**
 * Remaining life expectancy of a person (period table, see `LifeTable`).
 *
 * @param person.age completed years, 0–100
 * @throws FinanceError `invalid-input` for other ages
 */
export function lifeExpectancy(person: { age: number; sex: Sex }): LifeExpectancy {
  const age = requireCount(requireRecord(person, 'person').age, 'age', 0, LAST_AGE);
  const remainingYears = overSexes(person.sex, (sex) => expectancy(sex, age));
  return { remainingYears, expectedAge: age + remainingYears, source: lifeTable.source };
}
