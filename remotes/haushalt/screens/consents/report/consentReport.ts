import type { ConsentRecord, ConsentText } from '@vp-digital/core/contracts';
import type { Block, ReportDocument } from '@vp-digital/core/pdf';
import { isRefusal } from '../../../shared/consents/isRefusal';
import type { PersonLine } from '../lines';
import { proofBlocks } from './proofBlocks';
import type { ReportWords } from './reportWords';

/** What the record is made of: one person's actions with their proofs, and every wording that they name. */
export interface ConsentReport {
  person: PersonLine;
  records: readonly ConsentRecord[];
  texts: readonly ConsentText[];
  /** ISO time of the making. */
  at: string;
}

/** Protokoll der Einwilligungen: how it stands, every action, what shows it, and what the texts said. */
export function consentReport(
  { person, records, texts, at }: ConsentReport,
  words: ReportWords,
): ReportDocument {
  const { t, format } = words;
  const title = t('consents.report.title');
  const day = format.day(at);
  const asOf = t('consents.report.asOf', { day });
  const read = texts.filter((text) => records.some((record) => isAbout(record, text)));
  return {
    meta: {
      title: `${title} – ${person.name}`,
      subject: t('consents.report.subject', { day }),
      language: format.language,
      author: records.at(-1)?.recordedBy ?? '',
      createdAt: at,
      documentId: `consents ${person.id} ${records.at(-1)?.sha256 ?? ''}`,
    },
    header: { left: title, centre: person.name, right: asOf },
    footer: {
      pageNumber: t('consents.report.pageNumber'),
      assumptions: t('consents.report.assumptions'),
    },
    blocks: [
      { kind: 'cover', title, lines: [person.name, asOf] },
      ...stateBlocks(person, day, words),
      ...historyBlocks(records, words),
      ...proofBlocks(records, person, words),
      ...wordingBlocks(read, words),
    ],
  };
}

const isAbout = (record: ConsentRecord, { topic, version }: ConsentText) =>
  record.topic === topic && record.textVersion === version;

function stateBlocks(
  { information, purposes }: PersonLine,
  day: string,
  { t, format }: ReportWords,
): Block[] {
  const held = purposes.filter(({ state }) => state.kind === 'valid' || state.kind === 'renew');
  const rows = [...information, ...purposes].map(({ topic, state }) => {
    if (state.kind === 'missing') return [t(`consents.topic.${topic}`), '–', '–'];
    const { action, at, on, textVersion } = state.action;
    const when = on === undefined ? format.day(at) : format.date(on);
    const done = state.kind === 'refused' ? 'refused' : action;
    return [t(`consents.topic.${topic}`), `${t(`consents.report.action.${done}`)} ${when}`, textVersion];
  });
  return [
    {
      kind: 'chapter',
      startsNewPage: true,
      name: t('consents.report.state'),
      keySentence: t('consents.report.stateSentence', { count: held.length, day }),
    },
    {
      kind: 'table',
      columns: [
        { kind: 'text', label: t('consents.column.topic'), width: 6 },
        { kind: 'text', label: t('consents.column.state'), width: 5 },
        { kind: 'text', label: t('consents.column.version'), width: 3 },
      ],
      rows: rows.map((cells) => ({ kind: 'plain', cells })),
    },
  ];
}

function historyBlocks(records: readonly ConsentRecord[], { t, format }: ReportWords): Block[] {
  const chapter: Block = {
    kind: 'chapter',
    name: t('consents.report.history'),
    keySentence: t('consents.report.historySentence', { count: records.length }),
  };
  if (records.length === 0) return [chapter, { kind: 'paragraph', text: t('consents.report.nothing') }];
  return [
    chapter,
    {
      kind: 'table',
      columns: [
        { kind: 'text', label: t('consents.report.what'), width: 6 },
        { kind: 'text', label: t('consents.report.when'), width: 4 },
        { kind: 'text', label: t('consents.report.how'), width: 4 },
      ],
      rows: inTime(records).map(({ topic, at, form, recordedBy, ...record }) => ({
        kind: 'plain',
        cells: [
          `${t(`consents.topic.${topic}`)}: ${t(`consents.report.action.${record.done}`)}`,
          { kind: 'text', text: format.dateTime(at), note: recordedBy },
          form ? t(`consents.form.${form}`) : '–',
        ],
      })),
    },
  ];
}

/** In the order of their recording, which an answer keeps for each topic alone; with what was done. */
const inTime = (records: readonly ConsentRecord[]) =>
  records
    .map((record) => ({ ...record, done: isRefusal(record, records) ? ('refused' as const) : record.action }))
    .sort((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0));

/** In German whatever the language of the record: it is what was agreed to. */
function wordingBlocks(texts: readonly ConsentText[], { t }: ReportWords): Block[] {
  if (texts.length === 0) return [];
  return [
    {
      kind: 'chapter',
      name: t('consents.report.wordings'),
      keySentence: t('consents.report.wordingsSentence'),
    },
    ...texts.flatMap(({ title, version, paragraphs, approved }): Block[] => [
      { kind: 'heading', level: 2, text: t('consents.report.wordingOf', { title, version }) },
      ...paragraphs.map((text): Block => ({ kind: 'paragraph', text })),
      ...(approved ? [] : [{ kind: 'paragraph', size: 'note', text: t('consents.report.draft') } as const]),
    ]),
  ];
}
