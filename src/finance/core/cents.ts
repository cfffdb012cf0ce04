import { FinanceError, shown } from './financeError';

/** An amount of money in whole euro cents. Always an integer; signed only where a function says so. */
export type Cents = number;

/** A share of one: 0.093 is 9.3 %. */
export type Rate = number;

/** A calendar day as `YYYY-MM-DD`. */
export type IsoDate = string;

/** An amount given in euros (a law text's number) as cents. Exact for two decimals. Throws `invalid-input`. */
export function euros(amount: number): Cents {
  const cents = typeof amount === 'number' ? Math.round(amount * 100) + 0 : Number.NaN;
  if (!Number.isFinite(cents))
    throw new FinanceError('invalid-input', 'amount', `${shown(amount)} is no finite amount`);
  return cents;
}
