import { givenAdvice } from '@vp-digital/core/contracts';
import type { ReportDocument } from '@vp-digital/core/pdf';
import { accountsChapter } from './accountsChapter';
import { firstPage } from './firstPage';
import { gapsChapter } from './gapsChapter';
import { healthChapter } from './healthChapters';
import { householdChapters } from './householdChapters';
import { needChapter } from './needChapter';
import { nextStepsChapter } from './nextStepsChapter';
import type { ReportParts } from './making';
import { oldAgeChapter } from './oldAgeChapter';
import { optimumChapter } from './optimumChapter';
import { reportDocument } from './reportDocument';
import type { ReportSettings } from './reportSettings';
import { simulationsChapter } from './simulationsChapter';
import { survivorsChapter } from './survivorsChapter';

/**
 * The conversation summary of a snapshot: on its first page what is to be remembered, then who lives in the household and earns what, what remains of the month, what
 * it is spent on, the contracts, the balance sheet, what comes next.
 */
export const conversationSummary = (parts: ReportParts, settings: ReportSettings): ReportDocument =>
  reportDocument(parts, settings, {
    title: settings.t('report.title'),
    first: ({ data, date, before, letter, composition, snapshot, name, settings: own }) => {
      const advice = givenAdvice(data, [], composition?.leftOut);
      return firstPage({ data, date, before, letter, advice }, snapshot, name, own);
    },
    chapters: (making) => {
      const { data, date, settings: own } = making;
      return {
        ...householdChapters(making),
        gaps: (number) => gapsChapter(making, number),
        needs: (number) => needChapter(data, date, number, own),
        accounts: (number) => accountsChapter(making, number),
        oldAge: (number) => oldAgeChapter(making, number),
        survivors: (number) => survivorsChapter(making, number),
        optimum: (number) => optimumChapter(making, number),
        simulations: (number) => simulationsChapter(making, number),
        healthInsurance: (number) => healthChapter(making, number),
        next: (number) => nextStepsChapter(data, date, number, own),
      };
    },
  });
