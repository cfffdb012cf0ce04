import type { IsoDate } from '@vp-digital/core/finance';
import { needComparison, needFigures, type SectionData, type SettledNeed } from '@vp-digital/core/household';
import type { Block, TextCell } from '@vp-digital/core/pdf';
import { amountCell } from './amounts';
import { inTopicOrder } from './inTopicOrder';
import { nameOfNeed } from './nameOfNeed';
import type { ReportSettings } from './reportSettings';

/** Wünsche und Bedürfnisse: what the household has said to each topic of the comparison; nothing while it has said nothing. */
export function needChapter(
  data: SectionData,
  date: IsoDate,
  number: number,
  settings: ReportSettings,
): Block[] {
  const { t } = settings;
  const { open, settled } = needComparison({ household: data, date });
  const rows = [...open, ...settled].filter(({ decided: said }) => said?.decision.decision !== undefined);
  const decided = settings.hidesAmounts ? inTopicOrder(rows, data) : rows;
  if (decided.length === 0) return [];
  const toDiscuss = decided.filter(({ decided: said }) => said?.decision.decision === 'discuss');
  return [
    {
      kind: 'chapter',
      startsNewPage: 'unlessItFits',
      name: `${number} ${t('report.needs.name')}`,
      keySentence:
        toDiscuss.length === 0
          ? t('report.needs.none')
          : t('report.needs.discuss', { count: toDiscuss.length }),
    },
    {
      kind: 'table',
      columns: [
        { kind: 'text', label: t('report.needs.topic'), width: 5 },
        { kind: 'text', label: t('report.needs.gap'), width: 3, align: 'right' },
        { kind: 'text', label: t('report.needs.decision'), width: 3 },
        { kind: 'text', label: t('report.needs.reason'), width: 5 },
      ],
      rows: decided.map((row) => ({
        kind: 'plain',
        cells: [
          nameOfNeed(row, data, settings),
          gapOf(row, settings),
          t(`household/needDecisions:decision.${row.decided?.decision.decision ?? 'discuss'}`),
          row.decided?.decision.reason ?? '–',
        ],
      })),
    },
  ];
}

/** What is missing; where amounts are hidden, also whether anything is. */
export function gapOf(
  { topic, need }: SettledNeed,
  { t, format, hidesAmounts }: ReportSettings,
): string | TextCell {
  const figure = needFigures[topic];
  if (need.kind !== 'measured' || figure === undefined) return '–';
  if (need.gap === 0 && !hidesAmounts) return '–';
  const amount = format.euros(need.gap);
  const text = need.per === 'month' ? t('household/needDecisions:monthly', { amount }) : amount;
  return amountCell(text, { name: figure });
}
