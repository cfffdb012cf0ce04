import type { FreeAmount } from '@vp-digital/core/household';
import type { BarSegment, TableBlock } from '@vp-digital/core/pdf';
import type { ReportSettings } from './reportSettings';
import { monthParts } from './shownMonth';

/** From net to free as a table whose bars step down; a shortfall reaches below zero. Amounts in whole euros. */
export function waterfallTable(amounts: FreeAmount, { t, format }: ReportSettings): TableBlock {
  const { net, free } = amounts;
  const lowest = Math.min(0, free);
  const span = Math.max(net, 0) - lowest || 1;
  const place = (amount: number) => (amount - lowest) / span;
  const bar = (from: number, to: number, look: BarSegment['look']) => ({
    kind: 'bar' as const,
    segments: [{ from: place(Math.min(from, to)), to: place(Math.max(from, to)), look }],
  });
  const share = (amount: number) => (net > 0 ? format.percent(amount / net, { minimumDecimals: 1 }) : '–');
  let level = net;
  return {
    kind: 'table',
    columns: [
      { kind: 'text', label: t('report.month.item'), width: 4 },
      { kind: 'bar', width: 5 },
      { kind: 'text', label: t('report.month.share'), width: 2, align: 'right' },
      { kind: 'text', label: t('report.month.monthly'), width: 3, align: 'right' },
    ],
    rows: [
      {
        kind: 'plain',
        cells: [t('report.part.net'), bar(0, net, 'own'), share(net), format.euros(net)],
      },
      ...monthParts.map((part) => {
        const from = level;
        level -= amounts[part];
        return {
          kind: 'plain' as const,
          cells: [
            t(`report.part.${part}`),
            bar(from, level, 'deduction'),
            share(amounts[part]),
            format.euros(-amounts[part]),
          ],
        };
      }),
      {
        kind: 'total',
        cells: [t('report.part.free'), bar(0, free, 'own'), share(free), format.euros(free)],
      },
    ],
  };
}
