import type { IsoDate } from '@vp-digital/core/finance';
import { reserveLackFigure, type SectionData } from '@vp-digital/core/household';
import type { Block } from '@vp-digital/core/pdf';
import { nearestEuro } from '@vp-digital/core/reference/format';
import { said } from './amounts';
import { goalBlocks } from './goalBlocks';
import { reportEntries } from './reportEntries';
import type { ReportSettings } from './reportSettings';

/** What comes next, and what it is all for; agreements are on the first page. Empty if there is neither. */
export function nextStepsChapter(
  data: SectionData,
  day: IsoDate,
  number: number,
  settings: ReportSettings,
): Block[] {
  const { t } = settings;
  const { tasks, notes } = reportEntries(data);
  const open = tasks.filter(({ done }) => !done).length;
  const blocks = [
    ...(settings.hidesAmounts ? [] : reserveStep(data, day, settings)), // that anything is missing would reveal amounts
    ...goalBlocks(data, day, settings),
    ...noteList(t('report.next.notes'), notes),
  ];
  if (blocks.length === 0) return [];
  return [
    {
      kind: 'chapter',
      startsNewPage: 'unlessItFits',
      name: `${number} ${t('report.next.name')}`,
      keySentence: open === 0 ? t('report.next.ahead') : t('report.next.open', { count: open }),
    },
    ...blocks,
  ];
}

const noteList = (title: string, entries: readonly { text: string }[]): Block[] =>
  entries.length === 0
    ? []
    : [
        { kind: 'heading', level: 2, text: title },
        { kind: 'list', marker: 'bullet', items: entries.map(({ text }) => text) },
      ];

/** The first step of every plan: the number of months that ready money covers. */
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
