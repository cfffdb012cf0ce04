import type { IsoDate } from '@vp-digital/core/finance';
import { type NeedDecision, needTopics, type NeedTopic } from '../../documents';
import { withoutEnded } from '../contracts/withoutEnded';
import { factsOf, missingAll, type NeededFact, type Outcome } from '../outcome';
import { adultsOf } from '../people';
import { deathNeed, type MeasuredNeed, oldAgeNeed, reserveNeed, withTarget, workNeed } from './measuredNeeds';
import type { NeedData } from './needData';
import { type NeedLevel, noticeableGap, topicRules } from './needTopics';
import { areInsurancesKnown } from './knownInsurance';
import { doubtsOf, type NeedDoubt } from './needDoubts';
import { type PresenceNeed, presenceNeed } from './presenceNeeds';

export type Need = MeasuredNeed | PresenceNeed;

/** A topic, and the person if it is a personal one. */
export interface NeedOf {
  topic: NeedTopic;
  personId?: string;
}

interface Row extends NeedOf {
  /** `topic`, with the person's id if any: unique in a household. */
  key: string;
  /** The household's decision about it, and the entry that records it. */
  decided?: { id: string; decision: NeedDecision };
  /** Why its cover is still to be checked, if it is: what is covered then is not in order yet. */
  doubts?: readonly NeedDoubt[];
}

/** Something is missing or could be better. */
export interface OpenNeed extends Row {
  need: Need;
  level: NeedLevel;
  /** 1 for the first; as agreed with the household, else as computed. */
  rank: number;
  /** The target that would apply if the household had not chosen another one. */
  computedTarget?: number;
}

export interface SettledNeed extends Row {
  need: Need;
  level: NeedLevel;
  computedTarget?: number;
}

export interface UnknownNeed extends Row {
  facts: readonly NeededFact[];
}

export interface NeedComparison {
  /** By rank. */
  open: readonly OpenNeed[];
  settled: readonly SettledNeed[];
  /** Not computable yet, and what for: neither good nor bad. */
  unknown: readonly UnknownNeed[];
}

/**
 * Soll und Ist of a household in all topics that concern it, on a day. Ranked by level, then by the weight of the gap
 * (unlimited losses first, gaps without an amount last; a reserve never before what a livelihood hangs on), then by the cost of
 * closing it; an agreed order overrides all
 * of that. Cents.
 */
export function needComparison({
  household: all,
  date,
}: {
  household: NeedData;
  date: IsoDate;
}): NeedComparison {
  const household = withoutEnded(all, date);
  const rows = needTopics.flatMap((topic) => rowsOf(household, topic, date));
  const known = rows.flatMap(({ outcome, ...row }) =>
    outcome.kind === 'computed' ? [withWish(row, outcome.value)] : [],
  );
  return {
    open: inRank(known.filter(({ need }) => isOpen(need))),
    settled: known.filter(({ need }) => !isOpen(need)),
    unknown: rows.flatMap(({ outcome, ...row }) =>
      outcome.kind === 'missing' ? [{ ...row, facts: outcome.facts }] : [],
    ),
  };
}

/** Less than half a euro is no gap: it would be shown as 0. */
const isOpen = (need: Need): boolean =>
  need.kind === 'measured' ? need.gap >= 50 : need.state !== 'present';

function rowsOf(household: NeedData, topic: NeedTopic, date: IsoDate): (Row & { outcome: Outcome<Need> })[] {
  const row = (outcome: Outcome<Need>, personId?: string) => {
    const of = { topic, ...(personId !== undefined && { personId }) };
    const doubts = doubtsOf(household, of, date);
    return { ...rowOf(household, of), ...(doubts.length > 0 && { doubts }), outcome };
  };
  const insured = areInsurancesKnown(household);
  const measured = (outcome: Outcome<Need>, personId?: string) =>
    row(withContracts(outcome, insured), personId);
  switch (topic) {
    case 'work':
      return adultsOf(household).map((id) => measured(workNeed(household, id, date), id));
    case 'death':
      return adultsOf(household).map((id) => measured(deathNeed(household, id, date), id));
    case 'oldAge':
      return [measured(oldAgeNeed(household, date))];
    case 'reserve':
      return [row(reserveNeed(household))];
    default:
      return [row(presenceNeed(household, topic))];
  }
}

/**
 * Every amount includes what insurance pays: while nobody was asked for it the amount is unknown, and never 0. The reserve
 * asks by itself for what contracts cost.
 */
function withContracts(outcome: Outcome<Need>, isKnown: boolean): Outcome<Need> {
  if (outcome.kind === 'notRelevant' || isKnown) return outcome;
  return missingAll([{ fact: 'contracts' }, ...factsOf(outcome)]);
}

function rowOf({ needDecisions }: NeedData, of: NeedOf): Row {
  const [id, decision] =
    Object.entries(needDecisions.items).find(
      ([, entry]) => entry.topic === of.topic && entry.personId === of.personId,
    ) ?? [];
  const key = [of.topic, ...(of.personId === undefined ? [] : [of.personId])].join('-');
  return { ...of, key, ...(id !== undefined && decision && { decided: { id, decision } }) };
}

function withWish(row: Row, need: Need): SettledNeed {
  const target = row.decided?.decision.target;
  if (need.kind !== 'measured' || target === undefined) return { ...row, need, level: need.level };
  return { ...row, need: withTarget(need, target), level: need.level, computedTarget: need.target };
}

const inRank = (rows: readonly SettledNeed[]): OpenNeed[] =>
  behindExistential(rows.toSorted((one, other) => byAgreement(one, other) || byWeight(one, other))).map(
    (row, index) => ({ ...row, rank: index + 1 }),
  );

/**
 * A missing reserve is to be closed within a year and so weighs more than a death, which is spread over decades; yet no
 * family is helped by savings first. It stands behind the last gap of its level that a livelihood hangs on, unless the
 * household has agreed on its place.
 */
function behindExistential(rows: readonly SettledNeed[]): readonly SettledNeed[] {
  const reserve = rows.find(
    ({ topic, decided }) => topic === 'reserve' && decided?.decision.rank === undefined,
  );
  const last = rows.findLast(
    (row) => row.level === reserve?.level && row.decided?.decision.rank === undefined && isExistential(row),
  );
  if (!reserve || !last || rows.indexOf(reserve) > rows.indexOf(last)) return rows;
  return rows.filter((row) => row !== reserve).flatMap((row) => (row === last ? [row, reserve] : [row]));
}

/** Work, or a death with dependants, of which a noticeable part is missing. */
const isExistential = ({ need }: SettledNeed): boolean =>
  need.kind === 'measured' && need.isExistential === true && need.gap >= noticeableGap * need.target;

/** A need that was not open when an order was agreed comes before it if it is existential, else after it. */
const agreed = ({ decided, level }: SettledNeed): number =>
  decided?.decision.rank ?? (level === 1 ? 0 : Number.MAX_SAFE_INTEGER);

const byAgreement = (one: SettledNeed, other: SettledNeed): number => agreed(one) - agreed(other);

/** What is open and has not been postponed by the household. */
export const wantedNeeds = ({ open }: Pick<NeedComparison, 'open'>): OpenNeed[] =>
  open.filter(({ decided }) => !isPutOff(decided?.decision.decision));

const isPutOff = (decision: NeedDecision['decision']): boolean =>
  decision === 'later' || decision === 'notWanted';

/** Why a topic comes first. */
export type NeedReason = 'agreed' | 'unlimited' | 'basic' | 'largest' | 'improvement';

export function needReason({ topic, need, level, decided }: OpenNeed): NeedReason {
  if (decided?.decision.rank !== undefined) return 'agreed';
  if (need.kind === 'presence' && 'isUnlimited' in topicRules[topic]) return 'unlimited';
  if (level === 1) return 'basic';
  return need.kind === 'measured' ? 'largest' : 'improvement';
}

/** Computed order; the table's own order for equal rows. */
const byWeight = (one: SettledNeed, other: SettledNeed): number =>
  one.level - other.level ||
  compare(weightOf(other), weightOf(one)) ||
  topicRules[one.topic].effort - topicRules[other.topic].effort;

/** Unlimited losses come before every amount, gaps without an amount after all of them. */
function weightOf({ topic, need }: SettledNeed): number {
  if (need.kind === 'measured') return need.gap * need.weightOfCent;
  return 'isUnlimited' in topicRules[topic] ? Number.POSITIVE_INFINITY : 0;
}

const compare = (one: number, other: number): number => (one === other ? 0 : one - other);
