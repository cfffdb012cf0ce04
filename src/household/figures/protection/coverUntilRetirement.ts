import type { Cents } from '@vp-digital/core/finance';
import type { DisabilityCover } from './disabilityCovers';

/** Who pays, net of a month. */
export interface CoursePart {
  payer: 'pay' | 'sickPay' | 'dailySickness' | 'disabilityPension' | 'unfitPension' | 'private';
  amount: Cents;
}

export type CourseCover = Pick<DisabilityCover, 'benefit' | 'untilAge'>;

interface CoverStretch {
  /** Age in whole years at which it begins; undefined for the first, which begins with the pension. */
  fromAge: number | undefined;
  /** Age in years at which it ends. */
  untilAge: number;
  parts: CoursePart[];
}

/** The years with a pension, cut where a private pension ends before the standard age. */
export function coverUntilRetirement({
  statePension,
  covers,
  fullAge,
  payer,
}: {
  /** Net of a month. */
  statePension: Cents;
  covers: readonly CourseCover[];
  /** Standard age in months. */
  fullAge: number;
  payer: 'disabilityPension' | 'unfitPension';
}): CoverStretch[] {
  const end = fullAge / 12;
  const earlier = covers.flatMap(({ untilAge }) =>
    untilAge !== undefined && untilAge < end ? [untilAge] : [],
  );
  const ends = [...new Set([...earlier, end])].sort((one, other) => one - other);
  return ends.map((untilAge, index) => ({
    fromAge: ends[index - 1],
    untilAge,
    parts: [
      { payer, amount: statePension },
      {
        payer: 'private',
        amount: covers.reduce(
          (sum, cover) => ((cover.untilAge ?? end) >= untilAge ? sum + cover.benefit : sum),
          0,
        ),
      },
    ],
  }));
}
