import type { Block, ReportDocument } from '@vp-digital/core/pdf';
import { figuresWithEvidence, titleBlock } from './firstPage';
import { accountsChapter } from './accountsChapter';
import { gapsChapter } from './gapsChapter';
import { goalBlocks } from './goalBlocks';
import { householdChapters } from './householdChapters';
import type { Making, ReportParts } from './making';
import { oldAgeChapter } from './oldAgeChapter';
import { optimumChapter } from './optimumChapter';
import { reportDocument } from './reportDocument';
import type { ReportSettings } from './reportSettings';
import { simulationsChapter } from './simulationsChapter';
import { survivorsChapter } from './survivorsChapter';

/** The analysis of a snapshot: how the household stands in figures, what is missing in which topic, and what it saves for. */
export const analysisReport = (parts: ReportParts, settings: ReportSettings): ReportDocument =>
  reportDocument(parts, settings, {
    title: settings.t('report.analysis.title'),
    first: (making) => {
      const { snapshot, name, letter, data, date, settings } = making;
      const { derived } = snapshot.payload;
      return [
        titleBlock(snapshot, { title: settings.t('report.analysis.title'), name, data }, settings),
        ...letter,
        ...figuresWithEvidence({ data, date, ...(derived && { derived }) }, settings),
      ];
    },
    chapters: (making) => ({
      ...householdChapters(making),
      gaps: (number) => gapsChapter(making, number),
      goals: (number) => goalsChapter(making, number),
      accounts: (number) => accountsChapter(making, number),
      oldAge: (number) => oldAgeChapter(making, number),
      survivors: (number) => survivorsChapter(making, number),
      optimum: (number) => optimumChapter(making, number),
      simulations: (number) => simulationsChapter(making, number),
    }),
  });

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
