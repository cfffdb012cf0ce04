import type { CartPosition, SectionData } from '../../documents';
import type { NeedComparison, NeedOf, SettledNeed } from '../needs';
import { decisionOf } from './decisionOf';
import { positionsInCart } from './withPositions';

/** How far the talk about a topic is: it follows from what was decided about the topic and its positions. */
export type TopicState = 'open' | 'discussed' | 'solved' | 'declined';

/** What is proposed for a topic: of a personal one, to that person. */
export const positionsOf = (
  data: Pick<SectionData, 'cartPositions'>,
  { topic, personId }: NeedOf,
): [id: string, position: CartPosition][] =>
  positionsInCart(data).filter(
    ([, position]) => position.topic === topic && (personId === undefined || position.personId === personId),
  );

/**
 * Solved once what is accepted closes the gap, declined if the household wants nothing of it; discussed with a proposal or
 * a "später". What was only put on the agenda is open. `after` is the comparison with the accepted positions.
 */
export function topicState(
  data: Pick<SectionData, 'persons' | 'cartPositions'>,
  row: Pick<SettledNeed, 'topic' | 'personId' | 'key' | 'decided'>,
  after: NeedComparison,
): TopicState {
  const said = positionsOf(data, row).map(([, position]) => decisionOf(data, position));
  if (after.settled.some(({ key }) => key === row.key)) return 'solved';
  if (row.decided?.decision.decision === 'notWanted') return 'declined';
  if (said.length > 0) return said.every((one) => one === 'declined') ? 'declined' : 'discussed';
  return row.decided?.decision.decision === 'later' ? 'discussed' : 'open';
}
