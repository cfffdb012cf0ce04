import type { ReportDocument } from '@vp-digital/core/pdf';
import { titleBlock } from './firstPage';
import { healthChapters } from './healthChapters';
import { householdChapters } from './householdChapters';
import type { Making, ReportParts } from './making';
import { nextStepsChapter } from './nextStepsChapter';
import { reportDocument } from './reportDocument';
import type { ReportSettings } from './reportSettings';

/**
 * PKV-Bericht: statutory and private health insurance side by side, the premium until old age and what is put aside for it, and what
 * was decided. Of anybody's health nothing stands in it.
 */
export const healthReport = (parts: ReportParts, settings: ReportSettings): ReportDocument =>
  reportDocument(parts, settings, {
    title: settings.t('report.healthReport.title'),
    first: ({ snapshot, name, letter, data, settings: own }) => [
      titleBlock(snapshot, { title: own.t('report.healthReport.title'), name, data }, own),
      ...letter,
      { kind: 'paragraph', text: own.t('report.healthReport.what') },
    ],
    chapters: (making: Making) => {
      const { household, month, pension } = householdChapters(making);
      return {
        ...healthChapters(making),
        ...(household && { household }),
        ...(month && { month }),
        ...(pension && { pension }),
        next: (number) => nextStepsChapter(making.data, making.date, number, making.settings),
      };
    },
  });
