import type { ReadableExport } from '@vp-digital/core/contracts';
import type { Block, ReportDocument } from '@vp-digital/core/pdf';
import { accessBlocks } from './accessBlocks';
import type { ExportWords } from './exportWords';
import { dayText, type Names } from './fieldText';
import { paperBlocks } from './paperBlocks';
import { sectionBlocks } from './sectionBlocks';

/**
 * Auskunft (Art. 15 GDPR) in readable form: all data in a household's file, and the information that must accompany it.
 */
export function householdReport(data: ReadableExport, name: string, words: ExportWords): ReportDocument {
  const { t, format } = words;
  const title = t('export.report.title');
  const day = format.day(data.createdAt);
  const asOf = t('export.report.asOf', { day });
  const names = namesIn(data, words);
  return {
    meta: {
      title: `${title} – ${name}`,
      subject: t('export.report.subject', { day }),
      language: format.language,
      author: '',
      createdAt: data.createdAt,
      documentId: `household ${data.householdId} ${data.createdAt}`,
    },
    header: { left: title, centre: name, right: asOf },
    footer: { pageNumber: t('export.report.pageNumber'), assumptions: t('export.report.foot') },
    blocks: [
      { kind: 'title', title, lines: [name, asOf] },
      ...aboutBlocks(data, words),
      ...sectionBlocks(data, names, words),
      ...paperBlocks(data, names, words),
      ...accessBlocks(data, words),
    ],
  };
}

/** What Art. 15 (1) GDPR requires besides the data. */
function aboutBlocks({ explanations }: ReadableExport, { t }: ExportWords): Block[] {
  return [
    { kind: 'chapter', name: t('export.report.about'), keySentence: t('export.report.aboutSentence') },
    ...explained.flatMap((topic): Block[] => {
      const text = explanations[topic];
      return typeof text === 'string'
        ? [
            { kind: 'heading', level: 2, text: t(`export.report.explained.${topic}`) },
            { kind: 'paragraph', text },
          ]
        : [];
    }),
    ...(explanations['approved'] === true
      ? []
      : [{ kind: 'paragraph', size: 'note', text: t('export.report.draft') } as const]),
  ];
}

const explained = [
  'purposes',
  'categories',
  'recipients',
  'storage',
  'rights',
  'origin',
  'automatedDecisions',
  'internalNotes',
] as const;

/** Other entries refer to persons, goals, accounts and appointments by id. */
function namesIn({ sections }: ReadableExport, words: ExportWords): Names {
  const of = (section: string, word: (entry: Record<string, unknown>) => unknown) =>
    Object.entries(sections[section] ?? {}).flatMap(([id, entry]): [string, string][] => {
      const said = typeof entry === 'object' && entry !== null ? word({ ...entry }) : undefined;
      return typeof said === 'string' ? [[id, said]] : [];
    });
  return new Map([
    ...of('appointments', ({ begin }) => (typeof begin === 'string' ? dayText(begin, words) : undefined)),
    ...of('goals', ({ title }) => title),
    ...of('bankAccounts', ({ institution, holder, iban }) => institution ?? holder ?? iban),
    ...of('persons', ({ firstName, lastName }) => `${String(firstName)} ${String(lastName)}`),
  ]);
}
