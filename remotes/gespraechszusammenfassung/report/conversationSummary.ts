import type { Snapshot } from '@vp-digital/core/contracts';
import { personsInOrder, type SectionData, shownFreeAmount, withoutEnded } from '@vp-digital/core/household';
import type { Block, ReportDocument } from '@vp-digital/core/pdf';
import type { Before } from './sinceLastTime';
import { balanceChapter } from './balanceChapter';
import { contractsChapter } from './contractsChapter';
import { expensesChapter } from './expensesChapter';
import { firstPage } from './firstPage';
import { householdChapter } from './householdChapter';
import { monthChapter } from './monthChapter';
import { needChapter } from './needChapter';
import { nextStepsChapter } from './nextStepsChapter';
import type { ReportSettings } from './reportSettings';

/**
 * The conversation summary of a snapshot: on its first page what is to be remembered, then who lives in the household and earns what, what remains of the month, what
 * it is spent on, the contracts, the balance sheet, what comes next. Made of what is frozen only (`sections` are the snapshot's, read by
 * `snapshotSections`; its label may change and is no part), so that the same snapshot, with the one
 * `before` it that it is compared with, always gives the same report.
 */
export function conversationSummary(
  snapshot: Snapshot,
  sections: SectionData,
  settings: ReportSettings,
  before?: Before,
): ReportDocument {
  const { t, format } = settings;
  const { lawYear, referenceDate } = snapshot.payload;
  const name = householdName(sections, settings);
  const title = t('report.title');
  const day = format.date(referenceDate);
  const current = withoutEnded(sections, referenceDate);
  return {
    meta: {
      title: `${title} – ${name}`,
      subject: t('report.subject', { day, sha256: snapshot.sha256 }),
      language: format.language,
      author: snapshot.createdBy,
      createdAt: snapshot.createdAt,
      documentId: settings.documentId,
    },
    header: { left: title, centre: name, right: t('report.asOf', { day }) },
    footer: {
      pageNumber: t('report.pageNumber'),
      assumptions: t('report.assumptions', { year: lawYear, day }),
    },
    blocks: [
      ...firstPage({ data: current, date: referenceDate, before }, snapshot, name, settings),
      ...chapters(current, referenceDate, settings),
    ],
  };
}

interface Chapters {
  blocks: readonly Block[];
  /** The number of the chapter that comes. */
  next: number;
}

/** Numbered as they come: the balance sheet is there only for those who may see it, decisions where there are some. */
function chapters(data: SectionData, day: string, settings: ReportSettings): readonly Block[] {
  const month = shownFreeAmount(data);
  const all: ((number: number) => Block[])[] = [
    (number) => householdChapter(data, day, number, settings),
    (number) => monthChapter({ data, date: day }, month, number, settings),
    (number) => expensesChapter(data, month, number, settings),
    (number) => contractsChapter(data, month, number, settings),
    ...(settings.withBalance
      ? [(number: number) => balanceChapter({ data, date: day }, number, settings)]
      : []),
    (number) => needChapter(data, day, number, settings),
    (number) => nextStepsChapter(data, day, number, settings),
  ];
  return all.reduce<Chapters>(
    ({ blocks, next }, chapter) => {
      const made = chapter(next);
      return { blocks: [...blocks, ...made], next: made.length > 0 ? next + 1 : next };
    },
    { blocks: [], next: 1 },
  ).blocks;
}

/** "Jonas und Aylin Musterhaus"; with two last names "Anna Meier und Ben Schulz". */
function householdName(data: SectionData, { format }: ReportSettings): string {
  const people = personsInOrder(data).filter(({ role }) => role === 'responsible' || role === 'partner');
  const lastNames = new Set(people.map(({ lastName }) => lastName));
  const list = (names: readonly string[]) => new Intl.ListFormat(format.language).format(names);
  return lastNames.size > 1
    ? list(people.map(({ fullName }) => fullName))
    : `${list(people.map(({ name }) => name))} ${[...lastNames].join('')}`;
}
