import type { Cents, IsoDate, Rate } from './cents';
import { FinanceError, shown } from './financeError';
import { isIsoDate } from './isIsoDate';

/** Amounts above this lose cents when they are multiplied by a rate, so they are refused. */
const LARGEST_AMOUNT: Cents = 100_000_000_000_00;

const isNumber = (value: unknown): value is number => typeof value === 'number';

/** Bounds are looked at, too: comparing with what is no number would throw, or let everything through. */
const isWithin = (value: unknown, lowest: number, highest: number): value is number =>
  isNumber(value) && isNumber(lowest) && isNumber(highest) && value >= lowest && value <= highest;

/** Minus zero becomes zero: it would make −∞ of a division and "−0 €" of an amount. */
const withoutMinusZero = (value: number) => value + 0;

/** A whole number of cents, zero or more. Throws `negative-amount` or `not-whole-cents`. */
export function requireAmount(value: Cents, field: string): Cents {
  requireSignedAmount(value, field);
  if (value < 0) throw new FinanceError('negative-amount', field, `${value} is below zero`);
  return withoutMinusZero(value);
}

/** A whole number of cents of either sign. Throws `not-whole-cents`. */
export function requireSignedAmount(value: Cents, field: string): Cents {
  if (!isNumber(value) || !Number.isInteger(value)) {
    throw new FinanceError('not-whole-cents', field, `${shown(value)} is not a whole number of cents`);
  }
  if (Math.abs(value) > LARGEST_AMOUNT)
    throw new FinanceError('invalid-input', field, `${value} is too large`);
  return withoutMinusZero(value);
}

/** A rate between two bounds, both allowed; by default a share of one. Throws `rate-out-of-range`. */
export function requireRate(value: Rate, field: string, lowest = 0, highest = 1): Rate {
  if (!isWithin(value, lowest, highest)) {
    throw new FinanceError(
      'rate-out-of-range',
      field,
      `${shown(value)} is not between ${shown(lowest)} and ${shown(highest)}`,
    );
  }
  return withoutMinusZero(value);
}

/** A yearly growth or interest rate: above −100 %, at most +1000 %. Throws `rate-out-of-range`. */
export function requireGrowthRate(value: Rate, field: string): Rate {
  if (!(isNumber(value) && value > -1 && value <= 10)) {
    throw new FinanceError('rate-out-of-range', field, `${shown(value)} is not above -1 and at most 10`);
  }
  return withoutMinusZero(value);
}

/** A whole number between two bounds, both allowed. Throws `invalid-input`. */
export function requireCount(value: number, field: string, lowest = 0, highest = 1_000_000): number {
  if (!isWithin(value, lowest, highest) || !Number.isInteger(value)) {
    throw new FinanceError(
      'invalid-input',
      field,
      `${shown(value)} is not a whole number from ${shown(lowest)} to ${shown(highest)}`,
    );
  }
  return withoutMinusZero(value);
}

/** A finite number between two bounds, both allowed. Throws `invalid-input`. */
export function requireNumber(value: number, field: string, lowest: number, highest: number): number {
  if (!isWithin(value, lowest, highest)) {
    throw new FinanceError(
      'invalid-input',
      field,
      `${shown(value)} is not between ${shown(lowest)} and ${shown(highest)}`,
    );
  }
  return withoutMinusZero(value);
}

/** An existing calendar day as `YYYY-MM-DD`. Throws `invalid-date`. */
export function requireDate(value: IsoDate, field: string): IsoDate {
  if (!isIsoDate(value))
    throw new FinanceError('invalid-date', field, `${shown(value)} is not a day as YYYY-MM-DD`);
  return value;
}
