import type { ReadableExport } from '@vp-digital/core/contracts';
import { isSectionName, type SectionName, sectionNames } from '@vp-digital/core/household';
import type { Block } from '@vp-digital/core/pdf';
import type { ExportWords } from './exportWords';
import { fieldText, labelOf, type Names } from './fieldText';
import { pairTable } from './pairTable';

type Entry = Readonly<Record<string, unknown>>;

/** Document by document, entry by entry, all that is stored of a household. */
export function sectionBlocks(
  { sections }: Pick<ReadableExport, 'sections'>,
  names: Names,
  words: ExportWords,
): Block[] {
  const { t, known } = words;
  return Object.keys(sections)
    .filter(isSectionName)
    .toSorted((one, other) => sectionNames.indexOf(one) - sectionNames.indexOf(other))
    .flatMap((section): Block[] => {
      const entries = Object.entries(sections[section] ?? {})
        .filter(isEntry)
        .toSorted(byPosition);
      if (entries.length === 0) return [];
      return [
        {
          kind: 'chapter',
          name: known(`administration.log.section.${section}`) ?? section,
          keySentence: t('export.report.entries', { count: entries.length }),
        },
        ...entries.flatMap(([id, entry], at): Block[] => [
          { kind: 'heading', level: 2, text: headingOf(section, id, entry, at + 1, names, words) },
          pairTable(rowsOf(section, entry, names, words), t('export.report.what'), t('export.report.value')),
        ]),
      ];
    });
}

/** What an entry is, and whose. */
function headingOf(
  section: SectionName,
  id: string,
  entry: Entry,
  number: number,
  names: Names,
  words: ExportWords,
): string {
  const { t } = words;
  const inner = isRecord(entry['contract']) ? entry['contract'] : entry;
  const field = titles.find((one) => typeof inner[one] === 'string' && inner[one] !== '');
  const what = field && fieldText(section, field, inner[field], names, words);
  const who = names.get(id) ?? names.get(String(inner['personId'] ?? inner['ownerId']));
  if (what !== undefined && who !== undefined && what !== who) return t('export.report.of', { what, who });
  return what ?? who ?? t('export.report.entry', { number });
}

/** Fields that identify an entry, the most specific first. */
const titles = [
  'title',
  'name',
  'detail',
  'line',
  'lever',
  'topic',
  'category',
  'institution',
  'street',
  'city',
  'occupation',
  'status',
  'begin',
  'provider',
  'kind',
  'of',
  'date',
];

/** Everything in an entry, including nested fields; the position in a list is not personal data. */
const rowsOf = (
  section: SectionName,
  entry: Entry,
  names: Names,
  words: ExportWords,
  prefix = '',
): [label: string, value: string][] =>
  Object.entries(entry).flatMap(([field, value]): [string, string][] => {
    if (field === 'position' || value === undefined || value === null) return [];
    const label = names.get(field) ?? (isId(field) ? '' : labelOf(section, field, words));
    const whole = [prefix, label].filter((part) => part !== '').join(': ');
    if (isRecord(value)) return rowsOf(section, value, names, words, whole);
    const text =
      isId(field) && typeof value === 'number'
        ? words.format.percent(value / 10_000) // a share of each owner
        : fieldText(section, field, value, names, words);
    return text === '' ? [] : [[whole, text]];
  });

const isId = (text: string) => /^[0-9a-f]{8}-[0-9a-f]{4}-/.test(text);
const isRecord = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isEntry = (pair: [string, unknown]): pair is [string, Entry] => isRecord(pair[1]);
const byPosition = ([, one]: [string, Entry], [, other]: [string, Entry]) =>
  Number(one['position'] ?? 0) - Number(other['position'] ?? 0);
