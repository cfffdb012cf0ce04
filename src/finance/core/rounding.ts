import type { Cents, Rate } from './cents';
import { FinanceError, shown } from './financeError';
import { requireCount } from './guards';

/**
 * Rounding as the law prescribes it, safe against binary fractions.
 *
 * A product such as 48,606 × 0.42 is a hair above or below its decimal value in binary. Before a rounding
 * decides, values this close to a whole number are taken to be that number: no rate in the tables has
 * more than six decimals, so a true distance is never that small. Binary products stay within a hair up to ten
 * million euros.
 */
const CLOSE = 4e-7;

/** What is no finite number ends here: everything that is paid or shown is rounded once. Throws `invalid-input`. */
function finite(value: number): number {
  if (!Number.isFinite(value))
    throw new FinanceError('invalid-input', 'value', `${shown(value)} is no finite number`);
  return value;
}

/** Down to a whole number ("auf volle … abrunden"); a value within a hair of a whole number is that number. */
export function floorExact(value: number): number {
  return Math.floor(finite(value) + CLOSE) + 0;
}

/** Up to a whole number ("aufrunden"). */
export function ceilExact(value: number): number {
  return Math.ceil(finite(value) - CLOSE) + 0;
}

/** To the nearest whole number, halves away from zero ("kaufmännisch", § 14 BVV for contributions). */
export function roundHalfUp(value: number): number {
  return Math.sign(finite(value)) * Math.floor(Math.abs(value) + 0.5 + CLOSE) + 0;
}

/** Cents down to whole euros, still in cents. */
export function floorToEuro(amount: Cents): Cents {
  return floorExact(finite(amount) / 100) * 100;
}

/** Cents up to whole euros, still in cents. */
export function ceilToEuro(amount: Cents): Cents {
  return ceilExact(finite(amount) / 100) * 100;
}

/** A share of an amount, fractions of a cent cut off. */
export function shareCut(amount: Cents, rate: Rate): Cents {
  return floorExact(finite(amount) * finite(rate));
}

/** A share of an amount, rounded to the nearest cent. */
export function shareRounded(amount: Cents, rate: Rate): Cents {
  return roundHalfUp(finite(amount) * finite(rate));
}

/** A number cut or rounded to decimals, halves up: 1.14594 to 4 decimals is 1.1459. */
export function roundToDecimals(value: number, decimals: number): number {
  const scale = 10 ** requireCount(decimals, 'decimals', 0, 15);
  return roundHalfUp(finite(value) * scale) / scale;
}
