import {
  householdNetFigure,
  inOrder,
  type NeededFact,
  shortNameOf,
  shownNets,
} from '@vp-digital/core/household';
import type { Block, Run } from '@vp-digital/core/pdf';
import { amountCell, highlight, said } from './amounts';
import { amountSaid, cellSaid, isEstimated } from './estimated';
import type { Making } from './making';

type RetiredTable =
  | { kind: 'computed'; sentence: Run[]; blocks: Block[] }
  | { kind: 'missing'; facts: readonly NeededFact[] }
  | { kind: 'notRelevant' };

/** What comes in today, income by income: the rows add up to the net of the household, in whole euros. */
export function retiredTable({ data, date, settings }: Making): RetiredTable {
  const { t, word, format } = settings;
  const net = householdNetFigure.of(data, { date });
  if (net.kind !== 'computed') return net;
  const nets = shownNets(data);
  const all = [...nets.values()].reduce((sum, one) => sum + one, 0);
  const estimated = isEstimated(householdNetFigure, { data, date });
  return {
    kind: 'computed',
    sentence: [
      { text: t('report.oldAge.beforeNet') },
      highlight(amountSaid(format.euros(all), estimated, settings), householdNetFigure),
      said(t('report.oldAge.afterNet'), householdNetFigure),
    ],
    blocks: [
      {
        kind: 'table',
        columns: [
          { kind: 'text', label: t('report.oldAge.incomeToday'), width: 6 },
          { kind: 'text', label: t('report.oldAge.person'), width: 3 },
          { kind: 'text', label: t('report.oldAge.net'), width: 3, align: 'right' },
        ],
        rows: [
          ...inOrder(data.incomes.items).flatMap(([id, { kind, personId, netFrom }]) => {
            const amount = nets.get(id);
            if (amount === undefined) return [];
            const cell = amountCell(format.euros(amount), householdNetFigure);
            return [
              {
                kind: 'plain' as const,
                cells: [
                  t(`household/incomes:kind.${kind}`),
                  shortNameOf(data, personId) ?? '–',
                  cellSaid(cell, netFrom === 'estimate', settings),
                ],
              },
            ];
          }),
          {
            kind: 'total',
            cells: [word('householdNet'), '', amountCell(format.euros(all), householdNetFigure)],
          },
        ],
      },
    ],
  };
}
