import type { Recommendation } from '@vp-digital/core/contracts';
import type { IsoDate } from '@vp-digital/core/finance';
import { needComparison, type NeedOf, type SectionData } from '@vp-digital/core/household';

/** What the household wants to discuss, and nobody has advised on. */
export function topicsWithoutAdvice(
  sections: SectionData,
  date: IsoDate,
  recommendations: readonly Recommendation[] = [],
): NeedOf[] {
  const { open, settled, unknown } = needComparison({ household: sections, date });
  return [...open, ...settled, ...unknown].filter(
    ({ topic, personId, decided }) =>
      decided?.decision.decision === 'discuss' &&
      !recommendations.some((one) => one.topic === topic && one.personId === personId),
  );
}
