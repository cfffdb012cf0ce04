import { type Rate, requireCode } from '../core';
import { lifeTable2022To2024 } from './lifeTable202224';

/** `unspecified`: equal parts of both sexes at the age that is asked about. */
const sexes = ['male', 'female', 'unspecified'] as const;
export type Sex = (typeof sexes)[number];

/** The table in use. */
export const lifeTable = lifeTable2022To2024;

/** The last age with a row; the table follows lives to the birthday after it. */
export const LAST_AGE = lifeTable.rows.length - 1;

type SingleSex = Exclude<Sex, 'unspecified'>;

/** Calculates for one sex, or for both and takes the mean. Throws FinanceError `invalid-input`. */
export function overSexes(sex: Sex, valueOf: (single: SingleSex) => number): number {
  requireCode(sex, sexes, 'sex');
  return sex === 'unspecified' ? (valueOf('male') + valueOf('female')) / 2 : valueOf(sex);
}

/** Probability of dying before the next birthday, 1 beyond the table. */
export function mortality(sex: SingleSex, age: number): Rate {
  return lifeTable.rows[age]?.[sex === 'male' ? 0 : 3] ?? 1;
}

/** Remaining years of life as published, 0 beyond the table. */
export function expectancy(sex: SingleSex, age: number): number {
  return lifeTable.rows[age]?.[sex === 'male' ? 2 : 5] ?? 0;
}
