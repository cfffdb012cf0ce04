import { type IsoDate, pensionValueOn } from '@vp-digital/core/finance';
import { isOutdatedLetter, type StatutoryPension } from '@vp-digital/core/household';

export type LetterHint = 'old' | 'mismatch';

/** How far what is earned may lie from its points, as a share: letters round, and the pension value changes in July. */
const tolerance = 0.05;

/** What about a letter is worth a second look. */
export function letterHints(letter: StatutoryPension, today: IsoDate): LetterHint[] {
  const { recordDate, provider, pointsTenThousandths, earnedPension } = letter;
  const hints: LetterHint[] = isOutdatedLetter(letter, today) ? ['old'] : [];
  if (provider === 'statutory' && pointsTenThousandths && earnedPension) {
    const expected = (pointsTenThousandths / 10_000) * pensionValueOn(recordDate).value;
    if (Math.abs(earnedPension - expected) > tolerance * expected) hints.push('mismatch');
  }
  return hints;
}
