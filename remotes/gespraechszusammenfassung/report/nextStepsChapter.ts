import type { IsoDate } from '@vp-digital/core/finance';
import {
  type RecapEntry,
  reserveLackFigure,
  type SectionData,
  shortNameOf,
  withoutInternal,
} from '@vp-digital/core/household';
import type { Block } from '@vp-digital/core/pdf';
import { nearestEuro } from '@vp-digital/core/reference/format';
import { said } from './amounts';
import { goalBlocks } from './goalBlocks';
import type { ReportSettings } from './reportSettings';

/** What was agreed in the talk, what comes next, and what it is all for. Internal notes are not in the snapshot, and not here either. */
export function nextStepsChapter(
  data: SectionData,
  day: IsoDate,
  number: number,
  settings: ReportSettings,
): Block[] {
  const { t } = settings;
  const entries = Object.values(withoutInternal(data.recap).items)
    .filter(({ inReport }) => inReport)
    .sort((a, b) => a.position - b.position);
  const of = (kind: RecapEntry['kind']) => entries.filter((entry) => entry.kind === kind);
  const [decisions, tasks, notes] = [of('decision'), of('task'), of('note')];
  const open = tasks.filter(({ done }) => !done).length;
  return [
    {
      kind: 'chapter',
      startsNewPage: 'unlessItFits',
      name: `${number} ${t('report.next.name')}`,
      keySentence: open === 0 ? t('report.next.none') : t('report.next.open', { count: open }),
    },
    ...list(t('report.next.decisions'), decisions),
    ...taskTable(tasks, data, settings),
    ...reserveStep(data, day, settings),
    ...goalBlocks(data, day, settings),
    ...list(t('report.next.notes'), notes),
  ];
}

const list = (title: string, entries: readonly RecapEntry[]): Block[] =>
  entries.length === 0
    ? []
    : [
        { kind: 'heading', level: 2, text: title },
        { kind: 'list', marker: 'bullet', items: entries.map(({ text }) => text) },
      ];

function taskTable(
  tasks: readonly RecapEntry[],
  { persons }: SectionData,
  { t, format }: ReportSettings,
): Block[] {
  if (tasks.length === 0) return [];
  const owner = ({ ownerId }: RecapEntry) =>
    (ownerId === undefined ? undefined : shortNameOf({ persons }, ownerId)) ?? t('report.next.advisor');
  const due = ({ done, dueOn }: RecapEntry) =>
    done ? t('report.next.done') : dueOn === undefined ? '–' : format.date(dueOn);
  return [
    { kind: 'heading', level: 2, text: t('report.next.tasks') },
    {
      kind: 'table',
      columns: [
        { kind: 'text', label: t('report.next.what'), width: 8 },
        { kind: 'text', label: t('report.next.who'), width: 3 },
        { kind: 'text', label: t('report.next.until'), width: 3, align: 'right' },
      ],
      rows: tasks.map((task) => ({ kind: 'plain', cells: [task.text, owner(task), due(task)] })),
    },
  ];
}

/** The first step of every plan: months that the household can live on its ready money. */
function reserveStep(data: SectionData, date: IsoDate, { t, format }: ReportSettings): Block[] {
  const lack = reserveLackFigure.of(data, { date });
  if (lack.kind !== 'computed' || nearestEuro(lack.value.missing) === 0) return [];
  const { missing, targetMonths } = lack.value;
  return [
    { kind: 'heading', level: 2, text: t('report.next.reserve') },
    {
      kind: 'paragraph',
      text: [
        said(
          t('report.next.reserveText', { count: targetMonths, missing: format.euros(missing) }),
          reserveLackFigure,
        ),
      ],
    },
  ];
}
