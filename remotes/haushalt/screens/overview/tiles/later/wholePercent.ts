/** A share in whole percent, never more than there is: what is nearly all is not said to be all. */
export const wholePercent = (share: number): number => Math.floor(share * 100 + 1e-9) / 100;
