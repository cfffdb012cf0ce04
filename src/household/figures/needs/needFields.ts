import type { NeedTopic } from '../../documents';
import type { NeedComparison } from './needComparison';
import { isOpenNeed, type ShownNeed } from './judgedNeeds';

/** Bedarfsfelder of the radar, in the order of its numbers, with the topics that they hold. */
const fields = {
  health: ['health'],
  care: ['care'],
  liability: ['liability', 'professionalLiability'],
  property: ['building', 'contents', 'motor'],
  legal: ['legal'],
  work: ['work'],
  accident: ['accident'],
  death: ['death'],
  oldAge: ['oldAge'],
} as const satisfies Record<string, readonly NeedTopic[]>;

export type NeedField = keyof typeof fields;

export interface NeedFieldState {
  field: NeedField;
  /** `known`: the weakest of its topics counts. */
  kind: 'known' | 'unknown' | 'notRelevant';
  /** What is there of what is needed, 0 to 1. */
  share?: number;
  /** The topic that it is the share of, where that is measured. */
  measured?: NeedTopic;
  /** It is covered as far as is known, by something that is still to be checked. */
  isDoubtful?: boolean;
}

/** The cover of each field. It is unknown if any of its topics is, and not relevant if no topic applies. */
export function needFieldStates({ open, settled, unknown }: NeedComparison): NeedFieldState[] {
  return (Object.keys(fields) as NeedField[]).map((field): NeedFieldState => {
    const topics: readonly NeedTopic[] = fields[field];
    const isOf = ({ topic }: { topic: NeedTopic }) => topics.includes(topic);
    if (unknown.some(isOf)) return { field, kind: 'unknown' };
    const [weakest] = [...open, ...settled]
      .filter(isOf)
      .toSorted((one, other) => shareOf(one) - shareOf(other));
    if (!weakest) return { field, kind: 'notRelevant' };
    const share = shareOf(weakest);
    const isMeasured = weakest.need.kind === 'measured';
    const isDoubtful = share >= 1 && settled.some((row) => isOf(row) && row.doubts !== undefined);
    return {
      field,
      kind: 'known',
      share,
      ...(isMeasured && { measured: weakest.topic }),
      ...(isDoubtful && { isDoubtful }),
    };
  });
}

/** So many fields have to be known before anything is said of all of them. */
const enough = 3;

/** Whether enough is known to judge the household's cover. */
export const areEnoughFields = (states: readonly NeedFieldState[]): boolean =>
  states.filter(({ kind }) => kind === 'known').length >= enough;

const shares = { present: 1, partial: 0.5, none: 0 } as const;

/** What is open is never shown as whole, however little is missing. */
function shareOf(row: ShownNeed): number {
  if (!isOpenNeed(row)) return 1;
  const { need } = row;
  if (need.kind === 'presence') return shares[need.state];
  return need.target > 0 ? Math.min(0.99, Math.max(0, need.actual / need.target)) : 0.99;
}

/** In which word a field stands; `share`: in percent. */
export function needFieldWord({ kind, share = 0, measured, isDoubtful = false }: NeedFieldState) {
  if (kind !== 'known') return kind;
  if (isDoubtful) return 'toCheck';
  if (measured && share < 1) return 'share';
  return share >= 1 ? 'covered' : share > 0 ? 'partial' : 'none';
}
