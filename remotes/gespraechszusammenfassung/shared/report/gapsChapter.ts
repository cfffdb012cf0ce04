import {
  areEnoughFields,
  areInsurancesKnown,
  lightOf,
  needComparison,
  needFieldStates,
  type ShownNeed,
  whyOf,
} from '@vp-digital/core/household';
import type { Block, Cell } from '@vp-digital/core/pdf';
import { fieldBlocks } from './fieldBlocks';
import { inTopicOrder } from './inTopicOrder';
import type { Making } from './making';
import { nameOfNeed } from './nameOfNeed';
import { gapOf } from './needChapter';
import type { ReportSettings } from './reportSettings';

/**
 * Themencheck: every topic that concerns the household, judged as on the screen, with what is missing, what was
 * decided, and what is not yet known. Only its sentence while nothing is known.
 */
export function gapsChapter({ data, date, settings }: Making, number: number): Block[] {
  const { t, hidesAmounts } = settings;
  const comparison = needComparison({ household: data, date });
  const { open, settled, unknown } = comparison;
  const rows: ShownNeed[] = [...open, ...settled];
  const known = hidesAmounts ? inTopicOrder(rows, data) : rows;
  const states = needFieldStates(comparison);
  const row = (cells: readonly Cell[]) => ({ kind: 'plain' as const, cells });
  const table: Block = {
    kind: 'table',
    columns: [
      { kind: 'text', label: t('report.needs.topic'), width: 7 },
      { kind: 'text', label: t('report.gaps.light'), width: 4 },
      { kind: 'text', label: t('report.gaps.state'), width: 4 },
      { kind: 'text', label: t('report.needs.gap'), width: 3, align: 'right' },
      { kind: 'text', label: t('report.needs.decision'), width: 4 },
    ],
    rows: [
      ...known.map((one) => row(cellsOf(one, { data, settings }))),
      ...unknown.map((one) =>
        row([nameOfNeed(one, data, settings), '–', t('report.gaps.unknown'), '–', decisionOf(one, settings)]),
      ),
    ],
  };
  return [
    {
      kind: 'chapter',
      startsNewPage: 'unlessItFits',
      name: `${number} ${t('report.gaps.name')}`,
      keySentence:
        known.length === 0
          ? t('report.gaps.notYet')
          : hidesAmounts
            ? t('report.gaps.hidden')
            : open.length === 0
              ? t(unknown.length === 0 ? 'report.gaps.none' : 'report.gaps.noneKnown')
              : t('report.gaps.open', { count: open.length }),
    },
    ...(known.length === 0 ? [] : [table]),
    ...(known.length > 0 && areInsurancesKnown(data) && areEnoughFields(states)
      ? fieldBlocks(states, settings)
      : []),
  ];
}

/** A topic measured in money is judged by its gap: neither is shown where amounts are hidden. */
function cellsOf(one: ShownNeed, { data, settings }: Pick<Making, 'data' | 'settings'>): Cell[] {
  const { t, hidesAmounts } = settings;
  const name = nameOfNeed(one, data, settings);
  const isKnown = one.need.kind === 'presence' || !hidesAmounts;
  return [
    isKnown ? { kind: 'text', text: name, note: noteOf(one, settings) } : name,
    isKnown ? t(`household/judgedNeeds:light.${lightOf(one)}`) : t('report.gaps.notTold'),
    isKnown ? stateOf(one, settings) : '–',
    gapOf(one, settings),
    decisionOf(one, settings),
  ];
}

/** Why a topic stands where it stands, and whether the pension in it is an estimate. */
function noteOf(one: ShownNeed, { t }: ReportSettings): string {
  const why = [
    t(`household/judgedNeeds:why.${whyOf(one)}`),
    ...(one.doubts ?? []).map((doubt) => t(`household/judgedNeeds:doubt.${doubt}`)),
  ].join(' ');
  const isEstimated = one.need.kind === 'measured' && one.need.assumed !== undefined;
  return isEstimated ? `${why} · ${t('household/certainty:assumed.need')}` : why;
}

function stateOf({ need }: ShownNeed, { t }: ReportSettings): string {
  if (need.kind === 'presence') return t(`report.gaps.${need.state === 'none' ? 'missing' : need.state}`);
  if (need.gap < 50) return t('report.gaps.present'); // as `needComparison`: shown as 0
  return t(need.actual < 50 ? 'report.gaps.missing' : 'report.gaps.partial');
}

function decisionOf({ decided }: Pick<ShownNeed, 'decided'>, { t }: ReportSettings): string {
  const decision = decided?.decision.decision;
  return decision === undefined ? '–' : t(`household/needDecisions:decision.${decision}`);
}
