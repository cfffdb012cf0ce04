import type { Cents } from '@vp-digital/core/finance';
import { needComparison, needFigures, type NeedTopic } from '@vp-digital/core/household';
import type { ComparedPoint } from './pointsInTime';

/** What was missing of a topic that is measured; 0 of one that is settled. */
export interface Gap {
  topic: NeedTopic;
  personId: string | undefined;
  gap: Cents;
  per: 'month' | 'once';
}

/**
 * Of the topics that were known: as it was computed then; of a household of today, and of an older snapshot, as it is
 * computed now.
 */
export function gapsOf({ data, date, derived }: ComparedPoint): Gap[] {
  if (derived?.needs)
    return derived.needs.flatMap(({ topic, personId, gap, per }) =>
      isMeasured(topic) && gap !== undefined && per ? [{ topic, personId, gap, per }] : [],
    );
  const { open, settled } = needComparison({ household: data, date });
  return [...open, ...settled].flatMap(({ topic, personId, need }) =>
    need.kind === 'measured' ? [{ topic, personId, gap: need.gap, per: need.per }] : [],
  );
}

/** What a newer release has measured is not known here. */
const isMeasured = (topic: string): topic is NeedTopic => Object.hasOwn(needFigures, topic);
