import type { IsoDate } from '@vp-digital/core/finance';
import {
  type Goal,
  goalAssumptions,
  goalPlan,
  goalRateFigure,
  type SectionData,
} from '@vp-digital/core/household';
import type { Block } from '@vp-digital/core/pdf';
import { formatMonth } from '@vp-digital/core/reference/format';
import { amountCell, typedCell } from './amounts';
import type { ReportSettings } from './reportSettings';

/** What the money is for, the nearest goal first, with the rate that reaches it; nothing without goals. */
export function goalBlocks(
  { goals, assumptions }: Pick<SectionData, 'goals' | 'assumptions'>,
  date: IsoDate,
  { t, format }: ReportSettings,
): Block[] {
  const inOrder = Object.values(goals.items).sort(
    (one, other) =>
      (one.term ?? openEnd).localeCompare(other.term ?? openEnd) || one.position - other.position,
  );
  if (inOrder.length === 0) return [];
  const assumed = goalAssumptions({ assumptions });
  const rate = (goal: Goal) => {
    const plan = goalPlan({ goal, date, assumed });
    return plan.kind === 'computed'
      ? amountCell(format.euros(plan.value.monthlyContribution), goalRateFigure)
      : '–';
  };
  return [
    { kind: 'heading', level: 2, text: t('report.goals.title') },
    {
      kind: 'table',
      columns: [
        { kind: 'text', label: t('report.goals.goal'), width: 6 },
        { kind: 'text', label: t('report.goals.term'), width: 2, align: 'right' },
        { kind: 'text', label: t('report.goals.target'), width: 3, align: 'right' },
        { kind: 'text', label: t('report.goals.rate'), width: 3, align: 'right' },
      ],
      rows: inOrder.map((goal) => ({
        kind: 'plain',
        cells: [
          goal.title,
          goal.term === undefined ? '–' : formatMonth(goal.term, format.language),
          goal.target === undefined ? '–' : typedCell(format.euros(goal.target), 'goals.target'),
          rate(goal),
        ],
      })),
    },
    {
      kind: 'paragraph',
      size: 'note',
      text: t('report.goals.note', {
        rate: format.percent(assumed.annualRate),
        inflation: format.percent(assumed.inflation),
      }),
    },
  ];
}

/** A goal without a term comes last. */
const openEnd = '9';
