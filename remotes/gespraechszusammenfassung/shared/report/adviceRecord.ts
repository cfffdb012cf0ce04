import { informedAdults, isWaived, type ReportChapter } from '@vp-digital/core/contracts';
import type { Block, ReportDocument } from '@vp-digital/core/pdf';
import { adviceChapter, decisionsChapter } from './adviceChapters';
import { complaintChapter } from './complaintChapter';
import { titleBlock } from './firstPage';
import type { Making, ReportParts } from './making';
import { reportDocument } from './reportDocument';
import type { ReportSettings } from './reportSettings';
import { talkChapter } from './talkChapter';
import { waiverNote, waiverSheet } from './waiverSheet';
import { wishesChapter } from './wishesChapter';

/**
 * Beratungsdokumentation: why there was a talk, what the household wants and needs, what was advised and why, what it
 * decided, and how complex it was. It records a talk; it is no legal advice. A waiver is declared on a separate sheet
 * at the end.
 */
export const adviceRecord = (parts: ReportParts, settings: ReportSettings): ReportDocument =>
  reportDocument(parts, settings, {
    title: settings.t('report.adviceRecord.title'),
    first: (making) => firstOfRecord(making, parts),
    chapters: (making) => ({
      talk: (number) => talkChapter(making, number),
      wishes: (number) => wishesChapter(making, number),
      advice: (number) => adviceChapter(making, number),
      decisions: (number) => decisionsChapter(making, number),
      complexity: (number) => complexityChapter(making, number),
      complaint: (number) => complaintChapter(making, number),
    }),
    omittedWithoutContent: untoldAsWaived,
    last: waiverSheet,
  });

/** After a waiver these chapters need not say that they are empty. */
function untoldAsWaived({ snapshot, data, composition }: Making): readonly ReportChapter[] {
  const { record = {} } = composition ?? {};
  if (!isWaived({ snapshot, sections: data }, record)) return [];
  return [
    'wishes',
    'advice',
    'decisions',
    ...(record.complexity === undefined ? ['complexity' as const] : []),
  ];
}

function firstOfRecord(making: Making, { sections }: ReportParts): Block[] {
  const { snapshot, name, letter, settings } = making;
  const { t, format } = settings;
  return [
    titleBlock(snapshot, { title: t('report.adviceRecord.coverTitle'), name, data: sections }, settings),
    ...letter,
    { kind: 'paragraph', text: t('report.adviceRecord.what') },
    ...waiverNote(making),
    { kind: 'heading', level: 2, text: t('report.adviceRecord.informed') },
    {
      kind: 'list',
      marker: 'bullet',
      items: informedAdults({ snapshot, sections }).map(({ name: person, on }) =>
        on === undefined
          ? t('report.adviceRecord.notInformed', { person })
          : t('report.adviceRecord.informedOn', { person, day: format.date(on) }),
      ),
    },
  ];
}

function complexityChapter({ composition, settings: { t } }: Making, number: number): Block[] {
  const { complexity, complexityReason } = composition?.record ?? {};
  return [
    {
      kind: 'chapter',
      startsNewPage: 'unlessItFits',
      name: `${number} ${t('report.complexity.name')}`,
      keySentence:
        complexity === undefined ? t('report.complexity.open') : t(`report.complexity.of.${complexity}`),
    },
    ...(complexityReason === undefined ? [] : [{ kind: 'paragraph' as const, text: complexityReason }]),
  ];
}
