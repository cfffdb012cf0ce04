import type { Recommendation } from '@vp-digital/core/contracts';
import {
  type NeedComparison,
  needComparison,
  type NeedOf,
  type SettledNeed,
  shortNameOf,
} from '@vp-digital/core/household';
import type { Block, Cell } from '@vp-digital/core/pdf';
import { gapDecision, isAbout, isGapDecided } from './gapDecision';
import { inTopicOrder } from './inTopicOrder';
import { nameOfNeed } from './nameOfNeed';
import { gapOf } from './needChapter';
import { gapThen, type Reported } from './reported';
import type { ReportSettings } from './reportSettings';

/** A page that is read in a minute names no more. */
const shownGaps = 3;

/**
 * What is missing most, and what was decided about it, or that nothing was. Where amounts are hidden, only what is not measured
 * in money. Empty while no gap is known.
 */
export function largestGaps(
  of: Reported,
  advice: readonly Recommendation[],
  settings: ReportSettings,
): Block[] {
  const { t } = settings;
  const rows = rowsOf(of, settings);
  if (rows.length === 0) return [];
  return [
    { kind: 'heading', level: 2, text: t('report.first.gaps', { count: rows.length }) },
    {
      kind: 'table',
      columns: [
        { kind: 'text', label: t('report.needs.topic'), width: 5 },
        { kind: 'text', label: t('report.needs.gap'), width: 3, align: 'right' },
        { kind: 'text', label: t('report.needs.decision'), width: 6 },
      ],
      rows: rows.map((row) => ({
        kind: 'plain',
        cells: [nameCell(row, of, settings), gapCell(row, settings), gapDecision(row, advice, settings)],
      })),
    },
  ];
}

/**
 * What was said to proposals of the cart that are about none of the gaps named: three others are larger, or a contract has
 * closed theirs.
 */
export function decidedBesides(
  of: Reported,
  advice: readonly Recommendation[],
  settings: ReportSettings,
): string[] {
  const { t } = settings;
  const rows = rowsOf(of, settings);
  return advice.flatMap((one) => {
    const { id, advice: title, decision } = one;
    const position = of.data.cartPositions.items[id]; // a decision of the talk is in the list by itself
    if (!position || decision === undefined || rows.some((row) => isAbout(one, row))) return [];
    const person = shortNameOf(of.data, position.personId ?? '');
    const what = person === undefined ? title : t('report.first.proposalFor', { title, person });
    return [t('report.first.decided', { decision: t(`report.decisions.of.${decision}`), what })];
  });
}

/** The gaps that page one names. */
function rowsOf(of: Reported, { hidesAmounts }: ReportSettings): SettledNeed[] {
  const gaps = gapsOf(of);
  const known = hidesAmounts
    ? inTopicOrder(
        gaps.filter(({ need }) => need.kind === 'presence'),
        of.data,
      )
    : gaps;
  return known.slice(0, shownGaps);
}

/** Gaps about which the household has decided nothing, in their rank. */
export const undecidedGaps = (of: Reported, advice: readonly Recommendation[]): NeedOf[] =>
  gapsOf(of).filter((row) => !isGapDecided(row, advice));

/** In their rank; as computed with the snapshot, if it says that. */
function gapsOf(of: Reported): SettledNeed[] {
  const { open, settled }: NeedComparison = needComparison({ household: of.data, date: of.date });
  return [...open, ...settled].flatMap((row) => {
    const then = gapThen(row, of);
    if (then === undefined) return open.some(({ key }) => key === row.key) ? [row] : [];
    if (then === 'unknown' || !then.isOpen) return [];
    const { need } = row;
    return [need.kind === 'measured' ? { ...row, need: { ...need, gap: then.gap ?? need.gap } } : row];
  });
}

/** Of which a part is estimated. */
function nameCell(row: SettledNeed, { data }: Reported, settings: ReportSettings): Cell {
  const name = nameOfNeed(row, data, settings);
  const isEstimated = row.need.kind === 'measured' && row.need.assumed !== undefined;
  return isEstimated
    ? { kind: 'text', text: name, note: settings.t('household/certainty:assumed.need') }
    : name;
}

function gapCell(row: SettledNeed, settings: ReportSettings): Cell {
  const { need } = row;
  if (need.kind === 'measured') return gapOf(row, settings);
  return settings.t(need.state === 'partial' ? 'report.gaps.partial' : 'report.gaps.missing');
}
