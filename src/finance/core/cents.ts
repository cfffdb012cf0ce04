/** An amount of money in whole euro cents. Always an integer; signed only where a function says so. */
export type Cents = number;

/** A share of one: 0.093 is 9.3 %. */
export type Rate = number;

/** A calendar day as `YYYY-MM-DD`. */
export type IsoDate = string;

/** An amount given in euros (a law text's number) as cents. Exact for two decimals. */
export function euros(amount: number): Cents {
  return Math.round(amount * 100);
}
