import { type Rate, requireNumber } from '../core';

/** Monthly growth of a pot: factor = exp(drift + deviation · z) with a standard normal z. */
export interface ReturnProcess {
  drift: number;
  deviation: number;
}

/**
 * The lognormal monthly process whose year has this expected return and this standard deviation.
 * With s² = ln(1 + v² / (1 + i)²) the yearly factor has the mean 1 + i exactly, so that the mean of all
 * paths is the projection with expected returns.
 *
 * @param given.annualReturn expected effective return of a year, share of one, above −1
 * @param given.volatility standard deviation of the yearly return, share of one, 0–2
 */
export function returnProcess(given: { annualReturn: Rate; volatility: Rate }, field: string): ReturnProcess {
  const growth = 1 + given.annualReturn;
  const volatility = requireNumber(given.volatility, field, 0, 2);
  const variance = Math.log1p((volatility / growth) ** 2);
  return { drift: (Math.log(growth) - variance / 2) / 12, deviation: Math.sqrt(variance / 12) };
}
