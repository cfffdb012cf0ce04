import type { ReportComposition, Snapshot } from '@vp-digital/core/contracts';
import type { SectionData } from '@vp-digital/core/household';
import type { ReportDocument } from '@vp-digital/core/pdf';
import { firstPage } from './firstPage';
import { householdChapters } from './householdChapters';
import { needChapter } from './needChapter';
import { nextStepsChapter } from './nextStepsChapter';
import { reportDocument } from './reportDocument';
import type { ReportSettings } from './reportSettings';
import type { Before } from './sinceLastTime';

/**
 * The conversation summary of a snapshot: on its first page what is to be remembered, then who lives in the household and earns what, what remains of the month, what
 * it is spent on, the contracts, the balance sheet, what comes next.
 */
export const conversationSummary = (
  snapshot: Snapshot,
  sections: SectionData,
  given: ReportSettings,
  before?: Before,
  composition?: ReportComposition,
): ReportDocument =>
  reportDocument({ snapshot, sections, before, composition }, given, {
    title: given.t('report.title'),
    first: ({ data, date, before, letter, snapshot, name, settings }) =>
      firstPage({ data, date, before, letter }, snapshot, name, settings),
    chapters: (making) => {
      const { data, date, settings } = making;
      return {
        ...householdChapters(making),
        needs: (number) => needChapter(data, date, number, settings),
        next: (number) => nextStepsChapter(data, date, number, settings),
      };
    },
  });
