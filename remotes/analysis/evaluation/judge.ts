import {
  needReason,
  type NeedComparison,
  type NeedTopic,
  type OpenNeed,
  wantedNeeds,
} from '@vp-digital/core/household';
import type { ShownNeed } from '../comparison/data';

/** Alle, offen, geklärt. */
export const scopes = ['all', 'open', 'settled'] as const;
export type Scope = (typeof scopes)[number];

/**
 * Traffic light: only what nobody can live without is red where it is missing; what is not known is in no row. What the
 * household has put off is neither red nor fine.
 */
export type Light = 'missing' | 'check' | 'fine' | 'putOff';

export const lightOf = (row: ShownNeed): Light => {
  if (!isOpen(row)) return 'fine';
  if (isPutOff(row)) return 'putOff';
  return row.level === 1 ? 'missing' : 'check';
};

export type Why = ReturnType<typeof needReason> | 'settled' | 'putOff';

/** Why a topic stands where it stands. */
export const whyOf = (row: ShownNeed): Why => {
  if (!isOpen(row)) return 'settled';
  return isPutOff(row) ? 'putOff' : needReason(row);
};

/**
 * What is shown of each scope: what is there or was put off by the household is settled. What was decided just now stays where
 * it was (`staying`, by key), so that nobody loses the field under their hands.
 */
export function rowsOf(
  { open, settled }: NeedComparison,
  scope: Scope,
  staying: ReadonlySet<string> = new Set(),
): ShownNeed[] {
  if (scope === 'all') return [...open, ...settled];
  const shown = open.filter((row) => isPutOff(row) === (scope === 'settled') || staying.has(row.key));
  return scope === 'open' ? shown : [...shown, ...settled];
}

const isOpen = (row: ShownNeed): row is OpenNeed => row.rank !== undefined;

const isPutOff = (row: OpenNeed): boolean => wantedNeeds({ open: [row] }).length === 0;

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

export type Field = keyof typeof fields;

export interface FieldState {
  field: Field;
  /** `known`: the weakest of its topics counts. */
  kind: 'known' | 'unknown' | 'notRelevant';
  /** What is there of what is needed, 0 to 1. */
  share?: number;
  /** The topic that it is the share of, where that is measured. */
  measured?: NeedTopic;
}

/** How far each field reaches. One of whose topics any is not known is not known; one that no topic concerns is not relevant. */
export function fieldStates({ open, settled, unknown }: NeedComparison): FieldState[] {
  return (Object.keys(fields) as Field[]).map((field): FieldState => {
    const topics: readonly NeedTopic[] = fields[field];
    const isOf = ({ topic }: { topic: NeedTopic }) => topics.includes(topic);
    if (unknown.some(isOf)) return { field, kind: 'unknown' };
    const [weakest] = [...open, ...settled]
      .filter(isOf)
      .toSorted((one, other) => shareOf(one) - shareOf(other));
    if (!weakest) return { field, kind: 'notRelevant' };
    const share = shareOf(weakest);
    const isMeasured = weakest.need.kind === 'measured';
    return { field, kind: 'known', share, ...(isMeasured && { measured: weakest.topic }) };
  });
}

/** So many fields have to be known before anything is said of all of them. */
const enough = 3;

/** Whether enough is known to say how far the household is covered. */
export const isEnough = (states: readonly FieldState[]): boolean =>
  states.filter(({ kind }) => kind === 'known').length >= enough;

const shares = { present: 1, partial: 0.5, none: 0 } as const;

/** What is open is never shown as whole, however little is missing. */
function shareOf(row: ShownNeed): number {
  if (!isOpen(row)) return 1;
  const { need } = row;
  if (need.kind === 'presence') return shares[need.state];
  return need.target > 0 ? Math.min(0.99, Math.max(0, need.actual / need.target)) : 0.99;
}
