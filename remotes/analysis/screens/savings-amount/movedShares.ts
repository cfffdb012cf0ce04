import type { SavingsPot } from '@vp-digital/core/household';

/** The pots with a share of their own; what they leave is free. */
export const dividedPots = ['reserve', 'goals', 'retirement'] as const satisfies readonly SavingsPot[];
export type DividedPot = (typeof dividedPots)[number];

/** Whole percents of the amount. */
export type Percents = Readonly<Record<DividedPot, number>>;

/** One pot is given another share: first what is free makes room, then the pots that are filled last. */
export function movedShares(before: Percents, moved: DividedPot, percent: number): Percents {
  const after = { ...before, [moved]: percent };
  let over = dividedPots.reduce((sum, pot) => sum + after[pot], 0) - 100;
  for (const pot of dividedPots.toReversed()) {
    if (pot === moved || over <= 0) continue;
    const given = Math.min(over, after[pot]);
    after[pot] -= given;
    over -= given;
  }
  return after;
}
