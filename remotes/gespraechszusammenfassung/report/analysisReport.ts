import { needComparison, type SettledNeed } from '@vp-digital/core/household';
import type { Block, ReportDocument } from '@vp-digital/core/pdf';
import { figuresWithEvidence, titleBlock } from './firstPage';
import { goalBlocks } from './goalBlocks';
import { householdChapters } from './householdChapters';
import { inTopicOrder } from './inTopicOrder';
import { nameOfNeed } from './nameOfNeed';
import { gapOf } from './needChapter';
import type { Making, ReportParts } from './making';
import { reportDocument } from './reportDocument';
import type { ReportSettings } from './reportSettings';

/** The analysis of a snapshot: how the household stands in figures, what is missing in which topic, and what it saves for. */
export const analysisReport = (parts: ReportParts, settings: ReportSettings): ReportDocument =>
  reportDocument(parts, settings, {
    title: settings.t('report.analysis.title'),
    first: (making) => {
      const { snapshot, name, letter, data, date, settings } = making;
      const { derived } = snapshot.payload;
      return [
        titleBlock(snapshot, { title: settings.t('report.analysis.title'), name }, settings),
        ...letter,
        ...figuresWithEvidence({ data, date, ...(derived && { derived }) }, settings),
      ];
    },
    chapters: (making) => ({
      ...householdChapters(making),
      gaps: (number) => gapsChapter(making, number),
      goals: (number) => goalsChapter(making, number),
    }),
  });

/** Every topic that concerns the household: what is missing, what is there, and what cannot be said yet. Its sentence alone while nothing can. */
function gapsChapter({ data, date, settings }: Making, number: number): Block[] {
  const { t, hidesAmounts } = settings;
  const { open, settled, unknown } = needComparison({ household: data, date });
  const known = hidesAmounts ? inTopicOrder([...open, ...settled], data) : [...open, ...settled];
  const row = (cells: Extract<Block, { kind: 'table' }>['rows'][number]['cells']) => ({
    kind: 'plain' as const,
    cells,
  });
  const table: Block = {
    kind: 'table',
    columns: [
      { kind: 'text', label: t('report.needs.topic'), width: 6 },
      { kind: 'text', label: t('report.gaps.state'), width: 5 },
      { kind: 'text', label: t('report.needs.gap'), width: 3, align: 'right' },
    ],
    rows: [
      ...known.map((one) =>
        row([nameOfNeed(one, data, settings), stateOf(one, settings), gapOf(one, settings)]),
      ),
      ...unknown.map((one) => row([nameOfNeed(one, data, settings), t('report.gaps.unknown'), '–'])),
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
  ];
}

/** What is measured in money stands as its gap says: that is not told where amounts are hidden. */
function stateOf({ need }: SettledNeed, { t, hidesAmounts }: ReportSettings): string {
  if (need.kind === 'presence') return t(`report.gaps.${need.state === 'none' ? 'missing' : need.state}`);
  if (hidesAmounts) return t('report.gaps.notTold');
  return t(need.gap < 50 ? 'report.gaps.present' : 'report.gaps.partial'); // as `needComparison`: shown as 0
}

/** Nothing without goals. */
function goalsChapter({ data, date, settings }: Making, number: number): Block[] {
  const { t } = settings;
  const [, ...content] = goalBlocks(data, date, settings); // the chapter's name stands for the heading
  if (content.length === 0) return [];
  return [
    {
      kind: 'chapter',
      startsNewPage: 'unlessItFits',
      name: `${number} ${t('report.goals.name')}`,
      keySentence: t('report.next.ahead'),
    },
    ...content,
  ];
}
