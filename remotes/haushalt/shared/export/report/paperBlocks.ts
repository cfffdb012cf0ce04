import type { ConsentRecord, ReadableExport, ReadablePersonExport } from '@vp-digital/core/contracts';
import { isSectionName } from '@vp-digital/core/household';
import type { Block } from '@vp-digital/core/pdf';
import { isRefusal } from '../../consents/isRefusal';
import type { ExportWords } from './exportWords';
import { fieldText, labelOf, type Names } from './fieldText';
import { pairTable } from './pairTable';

/** What a household has agreed to, sent and been given, beside its documents. */
export const paperBlocks = (
  data: ReadableExport | ReadablePersonExport,
  names: Names,
  words: ExportWords,
): Block[] => [
  ...consentBlocks(data, names, words),
  ...wishBlocks(data, words),
  ...waitingBlocks(data, names, words),
  ...snapshotBlocks(data, words),
  ...fileBlocks(data, words),
];

const chapter = (name: string, count: number, { t }: ExportWords): Block => ({
  kind: 'chapter',
  name,
  keySentence: t('export.report.entries', { count }),
});

function consentBlocks(
  { consents: first, laterConsents = [] }: Pick<ReadableExport, 'consents' | 'laterConsents'>,
  names: Names,
  words: ExportWords,
): Block[] {
  const consents: readonly ConsentRecord[] = [...first, ...laterConsents];
  if (consents.length === 0) return [];
  const { t, format } = words;
  return [
    chapter(t('export.report.consents'), consents.length, words),
    {
      kind: 'table',
      columns: [
        { kind: 'text', label: t('consents.report.what'), width: 6 },
        { kind: 'text', label: t('consents.report.when'), width: 4 },
        { kind: 'text', label: t('consents.report.how'), width: 4 },
      ],
      rows: consents
        .map((record) => ({
          ...record,
          done: isRefusal(record, consents) ? ('refused' as const) : record.action,
        }))
        .map(({ personId, topic, done, at, on, form, textVersion }) => ({
          kind: 'plain',
          cells: [
            {
              kind: 'text',
              text: `${t(`consents.topic.${topic}`)}: ${t(`consents.report.action.${done}`)}`,
              note: names.get(personId) ?? names.unknown,
            },
            {
              kind: 'text',
              text: on === undefined ? format.dateTime(at) : format.date(on),
              note: `${t('consents.column.version')} ${textVersion}`,
            },
            form ? t(`consents.form.${form}`) : '–',
          ],
        })),
    },
  ];
}

function wishBlocks(
  { deletionRequests }: Pick<ReadableExport, 'deletionRequests'>,
  words: ExportWords,
): Block[] {
  if (deletionRequests.length === 0) return [];
  const { t, format } = words;
  const rows = deletionRequests.map(
    ({ reason, requestedAt, state }) =>
      [`${format.day(requestedAt)}: ${t(`export.report.wish.${state}`)}`, reason] as const,
  );
  return [
    chapter(t('export.report.wishes'), rows.length, words),
    pairTable(rows, t('export.report.when'), t('export.report.wishText')),
  ];
}

function waitingBlocks(
  { intakes }: Pick<ReadableExport, 'intakes'>,
  names: Names,
  words: ExportWords,
): Block[] {
  const rows = intakes.flatMap(({ answers }) =>
    answers.map(({ field: asked, personId, value }) => {
      const [section = '', field = ''] = asked.split('.');
      const label = labelOf(section, field, words);
      const who = personId === undefined ? undefined : names.get(personId);
      return [
        who === undefined ? label : words.t('export.report.of', { what: label, who }),
        isSectionName(section) ? fieldText(section, field, value, names, words) : String(value),
      ] as const;
    }),
  );
  if (rows.length === 0) return [];
  const { t } = words;
  return [
    chapter(t('export.report.waiting'), rows.length, words),
    pairTable(rows, t('export.report.what'), t('export.report.value')),
  ];
}

function snapshotBlocks({ snapshots }: Pick<ReadableExport, 'snapshots'>, words: ExportWords): Block[] {
  if (snapshots.length === 0) return [];
  const { t, format } = words;
  const days = (reports: { releasedAt: string }[]) =>
    format.list(reports.map(({ releasedAt }) => format.day(releasedAt)));
  return [
    chapter(t('export.report.snapshots'), snapshots.length, words),
    {
      kind: 'table',
      columns: [
        { kind: 'text', label: t('export.report.snapshot'), width: 5 },
        { kind: 'text', label: t('export.report.when'), width: 4 },
        { kind: 'text', label: t('export.report.papers'), width: 5 },
      ],
      rows: snapshots.map(({ label, purpose, createdAt, reports }) => ({
        kind: 'plain',
        cells: [
          words.snapshotName({ label, purpose, createdAt }),
          format.dateTime(createdAt),
          reports.length === 0
            ? t('export.report.none')
            : t('export.report.released', { count: reports.length, days: days(reports) }),
        ],
      })),
    },
    { kind: 'paragraph', size: 'note', text: t('export.report.snapshotsNote') },
  ];
}

function fileBlocks(
  { files, internalNotes }: Pick<ReadableExport, 'files' | 'internalNotes'>,
  { t }: ExportWords,
): Block[] {
  const said = [
    ...(files.kept > 0 ? [t('export.report.filesKept', { count: files.kept })] : []),
    ...(internalNotes.kept > 0 ? [t('export.report.kept', { count: internalNotes.kept })] : []),
  ];
  const [first, ...others] = said;
  if (first === undefined) return [];
  return [
    { kind: 'chapter', name: t('export.report.files'), keySentence: first },
    ...others.map((text): Block => ({ kind: 'paragraph', text })),
  ];
}
