import type { Rate } from '../core';

/** (1 + rate)^periods, exact for small rates where a plain power loses digits. */
export function growthFactor(rate: Rate, periods: number): number {
  return Math.exp(periods * Math.log1p(rate));
}

/** The rate of one period out of `periods` that compound to `rate`: (1 + rate)^(1/periods) − 1. */
export function rootRate(rate: Rate, periods: number): Rate {
  return Math.expm1(Math.log1p(rate) / periods);
}

/** What payments of 1 at the end of each period are worth at the end: ((1 + rate)^periods − 1) / rate. */
export function annuityFactor(rate: Rate, periods: number): number {
  return rate === 0 ? periods : Math.expm1(periods * Math.log1p(rate)) / rate;
}
