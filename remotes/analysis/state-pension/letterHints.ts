import { addMonths, type IsoDate, pensionValueOn } from '@vp-digital/core/finance';
import type { StatutoryPension } from '@vp-digital/core/household';

export type LetterHint = 'old' | 'mismatch';

/** Months after which a newer letter is worth asking for: one comes every year. */
const goodFor = 24;

/** How far what is earned may lie from its points, as a share: letters round, and the pension value changes in July. */
const tolerance = 0.05;

/** What about a letter is worth a second look. */
export function letterHints(
  { recordDate, provider, pointsTenThousandths, earnedPension }: StatutoryPension,
  today: IsoDate,
): LetterHint[] {
  const hints: LetterHint[] = [];
  if (addMonths(recordDate, goodFor) < today) hints.push('old');
  if (provider === 'statutory' && pointsTenThousandths && earnedPension) {
    const expected = (pointsTenThousandths / 10_000) * pensionValueOn(recordDate).value;
    if (Math.abs(earnedPension - expected) > tolerance * expected) hints.push('mismatch');
  }
  return hints;
}
