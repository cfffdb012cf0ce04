import type { Cents, IsoDate } from '@vp-digital/core/finance';
import { needComparison, needFigures, type NeedTopic } from '@vp-digital/core/household';
import type { ComparedPoint } from './pointsInTime';

/** What was missing of a topic that is measured. */
export interface Gap {
  topic: NeedTopic;
  personId: string | undefined;
  gap: Cents;
  per: 'month' | 'once';
}

/** As it was computed then; of a household of today, and of an older snapshot, as it is computed now. */
export function gapsOf({ data, derived }: ComparedPoint, date: IsoDate): Gap[] {
  if (derived?.needs)
    return derived.needs.flatMap(({ topic, personId, gap, per }) =>
      isMeasured(topic) && gap !== undefined && gap >= 50 && per ? [{ topic, personId, gap, per }] : [],
    );
  return needComparison({ household: data, date }).open.flatMap(({ topic, personId, need }) =>
    need.kind === 'measured' ? [{ topic, personId, gap: need.gap, per: need.per }] : [],
  );
}

/** What a newer release has measured is not known here. */
const isMeasured = (topic: string): topic is NeedTopic => Object.hasOwn(needFigures, topic);
