/** Basis points by person id. */
export type Shares = Readonly<Record<string, number>>;

/** 100 % in basis points. */
export const whole = 10_000;

export const sumOfShares = (shares: Shares): number =>
  Object.values(shares).reduce((sum, share) => sum + share, 0);

/** Equal shares that add up to the whole: of three, one has 33,34 %. */
export function evenShares(personIds: readonly string[]): Shares {
  const share = Math.floor(whole / personIds.length);
  return Object.fromEntries(
    personIds.map((id, index) => [id, index === 0 ? whole - share * (personIds.length - 1) : share]),
  );
}
