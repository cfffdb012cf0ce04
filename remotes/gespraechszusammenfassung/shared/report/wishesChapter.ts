import { needComparison } from '@vp-digital/core/household';
import type { Block } from '@vp-digital/core/pdf';
import { goalBlocks } from './goalBlocks';
import { inTopicOrder } from './inTopicOrder';
import { nameOfNeed } from './nameOfNeed';
import { gapOf } from './needChapter';
import type { Making } from './making';

/** Wünsche und Bedürfnisse: what the household has said to its topics, also where nothing can be computed, and its goals. */
export function wishesChapter({ data, date, settings }: Making, number: number): Block[] {
  const { t } = settings;
  const { open, settled, unknown } = needComparison({ household: data, date });
  const rows = [...open, ...settled, ...unknown];
  const said = (settings.hidesAmounts ? inTopicOrder(rows, data) : rows).flatMap((row) => {
    const { decision, reason } = row.decided?.decision ?? {};
    return decision === undefined ? [] : [{ row, decision, reason }];
  });
  const toDiscuss = said.filter(({ decision }) => decision === 'discuss').length;
  return [
    {
      kind: 'chapter',
      startsNewPage: 'unlessItFits',
      name: `${number} ${t('report.wishes.name')}`,
      keySentence:
        said.length === 0
          ? t('report.wishes.open')
          : toDiscuss === 0
            ? t('report.needs.none')
            : t('report.needs.discuss', { count: toDiscuss }),
    },
    ...(said.length === 0
      ? []
      : [
          {
            kind: 'table' as const,
            columns: [
              { kind: 'text' as const, label: t('report.needs.topic'), width: 5 },
              { kind: 'text' as const, label: t('report.needs.gap'), width: 3, align: 'right' as const },
              { kind: 'text' as const, label: t('report.needs.decision'), width: 3 },
              { kind: 'text' as const, label: t('report.needs.reason'), width: 5 },
            ],
            rows: said.map(({ row, decision, reason }) => ({
              kind: 'plain' as const,
              cells: [
                nameOfNeed(row, data, settings),
                'need' in row ? gapOf(row, settings) : '–',
                t(`household/needDecisions:decision.${decision}`),
                reason ?? '–',
              ],
            })),
          },
        ]),
    ...goalBlocks(data, date, settings),
  ];
}
