import {
  budgetRule,
  needsFigure,
  savingFigure,
  type SectionData,
  shownBudgetRule,
  wantsFigure,
} from '@vp-digital/core/household';
import type { IsoDate } from '@vp-digital/core/finance';
import type { Block } from '@vp-digital/core/pdf';
import { amountCell } from './amounts';
import { cellSaid, isEstimated } from './estimated';
import type { ReportSettings } from './reportSettings';

/** Percent of the net that the rule of thumb gives to each part. */
const rule = { needs: 50, wants: 30, saving: 20 } as const;
const parts = ['needs', 'wants', 'saving'] as const;
const figures = { needs: needsFigure, wants: wantsFigure, saving: savingFigure } as const;

/** 50-30-20: needs, wants and saving beside the rule; nothing while no net income is recorded. */
export function budgetRuleBlocks(
  { data, date }: { data: SectionData; date: IsoDate },
  settings: ReportSettings,
): Block[] {
  const { t, word, format, hidesAmounts } = settings;
  if (hidesAmounts) return []; // the rule says nothing without what it measures
  const outcome = budgetRule(data);
  if (outcome.kind !== 'computed') return [];
  const { value } = outcome;
  const shown = shownBudgetRule(data);
  const widest = Math.max(1, ...parts.map((part) => value[part].share)); // a part may be more than the net
  return [
    { kind: 'heading', level: 2, text: t('report.rule.title') },
    {
      kind: 'table',
      columns: [
        { kind: 'text', label: t('report.rule.part'), width: 4 },
        {
          kind: 'bar',
          width: 5,
          legend: [
            { look: 'own', text: t('report.month.share') },
            { look: 'target', text: t('report.rule.rule') },
          ],
        },
        { kind: 'text', label: t('report.month.share'), width: 2, align: 'right' },
        { kind: 'text', label: t('report.rule.rule'), width: 2, align: 'right' },
        { kind: 'text', label: t('report.month.monthly'), width: 3, align: 'right' },
      ],
      rows: parts.map((part) => ({
        kind: 'plain',
        cells: [
          word(part),
          {
            kind: 'bar',
            segments: [{ from: 0, to: value[part].share / widest, look: 'own' }],
            target: rule[part] / 100 / widest,
          },
          format.percent(value[part].shown),
          format.percent(rule[part] / 100),
          cellSaid(
            amountCell(format.euros(shown[part]), figures[part]),
            isEstimated(figures[part], { data, date }),
            settings,
          ),
        ],
      })),
    },
    { kind: 'paragraph', size: 'note', text: t('report.rule.note') },
  ];
}
