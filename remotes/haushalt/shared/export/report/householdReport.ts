import type { ReadableExport, ReadablePersonExport } from '@vp-digital/core/contracts';
import type { Block, ReportDocument } from '@vp-digital/core/pdf';
import { accessBlocks } from './accessBlocks';
import type { ExportWords } from './exportWords';
import { dayText, type Names } from './fieldText';
import { paperBlocks } from './paperBlocks';
import { sectionBlocks } from './sectionBlocks';

/**
 * Auskunft (Art. 15 GDPR) in readable form: all data in a household's file, or all that is known of one person, and the
 * information that must accompany it.
 */
export function householdReport(
  data: ReadableExport | ReadablePersonExport,
  name: string,
  words: ExportWords,
): ReportDocument {
  const { t, format } = words;
  const title = t('export.report.title');
  const day = format.day(data.createdAt);
  const asOf = t('export.report.asOf', { day });
  const names = namesIn(data, words);
  const of = whose(data);
  return {
    meta: {
      title: `${title} – ${name}`,
      subject: t(`export.report.subject.${of}`, { day }),
      language: format.language,
      author: '',
      createdAt: data.createdAt,
      documentId: `${of} ${data.format === 'vp-digital.person/1' ? data.personId : data.householdId} ${data.createdAt}`,
    },
    header: { left: title, centre: name, right: asOf },
    footer: { pageNumber: t('export.report.pageNumber'), assumptions: t('export.report.foot') },
    blocks: [
      { kind: 'title', title, lines: [name, asOf] },
      ...aboutBlocks(data, words),
      ...sectionBlocks(data, names, words),
      ...paperBlocks(data, names, words),
      ...ownBlocks(data, words),
      ...accessBlocks(data, words),
    ],
  };
}

const whose = ({ format }: ReadableExport | ReadablePersonExport) =>
  format === 'vp-digital.person/1' ? 'person' : 'household';

/** What Art. 15 (1) GDPR requires besides the data. */
function aboutBlocks(data: ReadableExport | ReadablePersonExport, { t }: ExportWords): Block[] {
  const { explanations } = data;
  return [
    {
      kind: 'chapter',
      name: t('export.report.about'),
      keySentence: t(`export.report.aboutSentence.${whose(data)}`),
    },
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

/** What only the export of a person says: of health it names what there is, the answers stand in the file. */
function ownBlocks(data: ReadableExport | ReadablePersonExport, { t }: ExportWords): Block[] {
  if (data.format !== 'vp-digital.person/1') return [];
  const { healthChart, recommendations, formerHouseholds } = data;
  const ended = healthChart?.ended?.length ?? 0;
  const said = [
    ...(healthChart?.given === undefined ? [] : [t('export.report.healthGiven')]),
    ...(ended > 0 ? [t('export.report.healthEnded', { count: ended })] : []),
    ...(recommendations && recommendations.given > 0
      ? [t('export.report.recommended', { count: recommendations.given })]
      : []),
    ...(formerHouseholds.notOpen > 0
      ? [t('export.report.formerHouseholds', { count: formerHouseholds.notOpen })]
      : []),
  ];
  const [first, ...others] = said;
  if (first === undefined) return [];
  return [
    { kind: 'chapter', name: t('export.report.further'), keySentence: first },
    ...others.map((text): Block => ({ kind: 'paragraph', text })),
  ];
}

/** Other entries refer to persons, goals, accounts and appointments by id. */
function namesIn(data: ReadableExport | ReadablePersonExport, words: ExportWords): Names {
  const { sections } = data;
  const of = (section: string, word: (entry: Record<string, unknown>) => unknown) =>
    Object.entries(sections[section] ?? {}).flatMap(([id, entry]): [string, string][] => {
      const said = typeof entry === 'object' && entry !== null ? word({ ...entry }) : undefined;
      return typeof said === 'string' ? [[id, said]] : [];
    });
  const names = new Map([
    ...of('appointments', ({ begin }) => (typeof begin === 'string' ? dayText(begin, words) : undefined)),
    ...of('goals', ({ title }) => title),
    ...of('bankAccounts', ({ institution, holder, iban }) => institution ?? holder ?? iban),
    ...of('persons', ({ firstName, lastName }) => `${String(firstName)} ${String(lastName)}`),
  ]);
  return {
    get: (id) => names.get(id),
    // one person's export names nobody else (Art. 15 (4) GDPR)
    unknown: words.t(
      whose(data) === 'person' ? 'export.report.anotherPerson' : 'export.report.unknownPerson',
    ),
  };
}
