import { needComparison, type SettledNeed } from '@vp-digital/core/household';
import type { Block } from '@vp-digital/core/pdf';
import { inTopicOrder } from './inTopicOrder';
import { nameOfNeed } from './nameOfNeed';
import { gapThen, type Reported } from './reported';
import type { ReportSettings } from './reportSettings';

/**
 * Topics with nothing missing and nothing open: no wish or decision of the household's own, and nothing to be checked (a
 * contract that nobody has looked at, a pension that no letter confirms). Credits what was done well, which need not be sold again. Empty if there is none.
 */
export function goodBlocks(of: Reported, settings: ReportSettings): Block[] {
  const { data, date } = of;
  const { open, settled } = needComparison({ household: data, date });
  const rows = [...open, ...settled];
  const known = settings.hidesAmounts ? withoutMeasured(rows, data) : rows;
  const good = known.filter(
    (row) => wasSettled(row, of, settled) && !isDecided(row) && row.doubts === undefined,
  );
  if (good.length === 0) return [];
  const names = good.map((need) => nameOfNeed(need, data, settings));
  return [
    { kind: 'heading', level: 2, text: settings.t('report.first.good') },
    { kind: 'paragraph', text: settings.format.list(names) },
  ];
}

/** That no money is missing would reveal amounts. */
const withoutMeasured = (rows: readonly SettledNeed[], data: Reported['data']): SettledNeed[] =>
  inTopicOrder(
    rows.filter(({ need }) => need.kind === 'presence'),
    data,
  );

/** As computed with the snapshot, if it contains that. */
function wasSettled(row: SettledNeed, of: Reported, settled: readonly SettledNeed[]): boolean {
  const then = gapThen(row, of);
  if (then === undefined) return settled.includes(row);
  return then !== 'unknown' && !then.isOpen;
}

const isDecided = ({ decided }: SettledNeed): boolean =>
  decided?.decision.target !== undefined || decided?.decision.decision !== undefined;
