import { type ReportChapter, advisedAdults } from '@vp-digital/core/contracts';
import { withMaskedIn, withoutEnded } from '@vp-digital/core/household';
import type { Block, ReportDocument, TableBlock } from '@vp-digital/core/pdf';
import { changesChapter } from './changesChapter';
import { chaptersOf, ownText, textValues, withoutAmounts, withoutLeftOut } from './composition';
import { householdName } from './householdName';
import type { ReportSettings } from './reportSettings';
import { lackBlocks, ofRecords } from './lacks';
import type { Making, ReportParts } from './making';

export type ChapterMakers = Readonly<Partial<Record<ReportChapter, (number: number) => Block[]>>>;

/** What makes a report the one that it is. */
export interface KindOfPages {
  title: string;
  first(making: Making): readonly Block[];
  chapters(making: Making): ChapterMakers;
  /** Chapters that are left out where only their sentence would stand there. Default: those that would say that nothing is recorded. */
  omittedWithoutContent?(making: Making): readonly ReportChapter[];
  /** On sheets of its own, behind everything. */
  last?(making: Making): readonly Block[];
}

/**
 * The pages of a report. Its snapshot's label may change and is no part, so that the same snapshot, with the one `before` it that it is
 * compared with and the one `composition`, always gives the same report.
 */
export function reportDocument(
  { snapshot, sections: all, before, composition, changes, attachments }: ReportParts,
  given: ReportSettings,
  { title, first, chapters, omittedWithoutContent = () => ofRecords, last = () => [] }: KindOfPages,
): ReportDocument {
  const common = withMaskedIn(all, snapshot.payload.covered);
  const sections = withoutLeftOut(common, composition?.leftOut);
  const settings = composition?.hidesAmounts
    ? { ...given, format: withoutAmounts(given.format), hidesAmounts: true }
    : given;
  const { t, format } = settings;
  const { lawYear, referenceDate: date } = snapshot.payload;
  const name = householdName(sections, settings);
  const day = format.date(date);
  const values = textValues(snapshot, sections, settings);
  const own = (text: string | undefined) => ownText(text, values);
  const letter = [...own(composition?.greeting), ...own(composition?.letter)];
  const data = withoutEnded(sections, date);
  const making = { snapshot, data, date, before, composition, changes, attachments, name, letter, settings };
  const content = [
    ...numbered(chapters(making), { making, own, omittedWithoutContent: omittedWithoutContent(making) }),
    ...changesChapter(making),
    ...attachmentBlocks(making),
    ...signatureBlocks(making),
    ...last(making),
  ];
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
    blocks: composition?.hidesAmounts
      ? withoutDrawings([
          ...first(making),
          { kind: 'paragraph', size: 'note', text: t('report.first.hidden') },
          ...content,
        ])
      : [...first(making), ...content],
  };
}

interface Numbering {
  making: Making;
  own(text: string | undefined): readonly Block[];
  omittedWithoutContent: readonly ReportChapter[];
}

interface Chapters {
  blocks: readonly Block[];
  /** Left out, for only their sentences would stand there. */
  empty: readonly ReportChapter[];
  /** The number of the chapter that comes. */
  next: number;
}

/**
 * Numbered as they come: the balance sheet is there only for those who may see it, decisions where there are some. None only says that
 * nothing is recorded: what is missing so stands in one sentence at the end.
 */
function numbered(
  makes: ChapterMakers,
  { making: { data, composition, settings }, own, omittedWithoutContent }: Numbering,
): readonly Block[] {
  const all = chaptersOf(composition, data).filter(
    ({ chapter, shown }) => shown && (chapter !== 'balance' || settings.withBalance),
  );
  const { blocks, empty } = all.reduce<Chapters>(
    (before, { chapter, text }) => {
      const [head, ...content] = makes[chapter]?.(before.next) ?? [];
      if (!head) return before;
      const below = [...own(text), ...content];
      if (below.length === 0 && omittedWithoutContent.includes(chapter))
        return { ...before, empty: [...before.empty, chapter] };
      return { ...before, blocks: [...before.blocks, head, ...below], next: before.next + 1 };
    },
    { blocks: [], empty: [], next: 1 },
  );
  return [...blocks, ...lackBlocks(empty, data, settings)];
}

/** What goes along with the report, by name; nothing where nothing does. */
function attachmentBlocks({ attachments = [], settings: { t } }: Making): Block[] {
  if (attachments.length === 0) return [];
  return [
    { kind: 'heading', level: 2, text: t('report.attachments') },
    { kind: 'list', marker: 'number', items: attachments.map(({ name }) => name) },
  ];
}

/** Places for the adults who live and the advisor to sign, where that is wanted; nothing else. */
function signatureBlocks({ snapshot, data, composition, settings: { t } }: Making): Block[] {
  if (!composition?.signatures) return [];
  const { advisor } = snapshot.payload;
  return [
    { kind: 'heading', level: 2, text: t('report.signatures.title') },
    {
      kind: 'signatures',
      placeAndDay: t('report.signatures.placeAndDay'),
      names: [
        ...advisedAdults(data).map(({ fullName }) => fullName),
        t('report.signatures.advisor', { name: advisor?.name ?? snapshot.createdBy }),
      ],
    },
  ];
}

/** Without whatever pictures amounts, in any chapter: from its lengths they could be read back. */
const withoutDrawings = (blocks: readonly Block[]): readonly Block[] =>
  blocks.flatMap((block) => {
    if (block.kind === 'figure') return [];
    return [block.kind === 'table' ? withoutBars(block) : block];
  });

function withoutBars({ columns, rows, ...table }: TableBlock): TableBlock {
  const isText = (_: unknown, place: number) => columns[place]?.kind === 'text';
  return {
    ...table,
    columns: columns.filter(isText),
    rows: rows.map(({ cells, ...row }) => ({ ...row, cells: cells.filter(isText) })),
  };
}
