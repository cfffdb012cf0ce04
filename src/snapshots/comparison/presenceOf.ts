import { needComparison, type NeedTopic, needTopics, type PresenceNeed } from '@vp-digital/core/household';
import type { LineWords } from './comparisonWords';
import type { Compared, ComparedPoint } from './pointsInTime';

/** Whether there was cover of a topic that has no amount. */
interface Presence {
  key: string;
  topic: NeedTopic;
  state: PresenceNeed['state'];
}

/** A topic whose cover has changed; undefined if it was, or is, unknown. */
export interface PresenceChange {
  key: string;
  name: string;
  before: PresenceNeed['state'] | undefined;
  after: PresenceNeed['state'] | undefined;
}

/** Of the topics that were known, as of the gaps: as it was computed then, else as it is computed now. */
export function presenceOf({ data, date, derived }: ComparedPoint): Presence[] {
  if (derived?.needs)
    return derived.needs.flatMap(({ topic, state }) =>
      isTopic(topic) && state ? [{ key: topic, topic, state }] : [],
    );
  const { open, settled } = needComparison({ household: data, date });
  return [...open, ...settled].flatMap(({ key, topic, need }) =>
    need.kind === 'presence' ? [{ key, topic, state: need.state }] : [],
  );
}

/** What a newer release asks about is not known here. */
const isTopic = (topic: string): topic is NeedTopic => needTopics.some((known) => known === topic);

/** Of what is there or not in either point in time. */
export function presenceChanges(
  { before, after }: Compared,
  { nameOfNeed }: Pick<LineWords, 'nameOfNeed'>,
): PresenceChange[] {
  const [was, is] = [presenceOf(before), presenceOf(after)];
  const stateIn = (all: readonly Presence[], of: string) => all.find(({ key }) => key === of)?.state;
  return [...is, ...was.filter(({ key }) => stateIn(is, key) === undefined)]
    .map(({ key, topic }) => ({
      key,
      name: nameOfNeed({ topic }),
      before: stateIn(was, key),
      after: stateIn(is, key),
    }))
    .filter((change) => change.before !== change.after);
}
