import { fieldAt, type SectionName } from '@vp-digital/core/household';
import { federalStateName } from '@vp-digital/core/reference';
import type { ExportWords } from './exportWords';

/** The names that the ids in a household's data refer to. */
export interface Names {
  get(id: string): string | undefined;
  /** What stands for an id that nothing is known of. */
  unknown: string;
}

/** A field's label; for a field of a later release, the name it is stored under. */
export const labelOf = (section: string, field: string, { known }: ExportWords): string =>
  known(`export.report.labelOf.${section}.${field}`) ?? known(`export.report.label.${field}`) ?? field;

/** A field's value in readable form; values without a text here are given as stored. */
export function fieldText(
  section: SectionName,
  field: string,
  value: unknown,
  names: Names,
  words: ExportWords,
): string {
  const { t, known, code, format } = words;
  if (Array.isArray(value)) {
    const all = value.map((one) => fieldText(section, field, one, names, words));
    return all.length === 0 ? t('export.report.none') : format.list(all);
  }
  if (typeof value === 'boolean') return t(value ? 'export.report.yes' : 'export.report.no');
  const stored = String(value);
  const at = fieldAt(section, `/${field}`);
  if (typeof value === 'number') {
    if (at?.kind === 'money') return format.money(value);
    return at?.kind === 'rate'
      ? format.percent(value / 10_000)
      : plainNumber(value / (at?.parts ?? 1), words);
  }
  if (at?.kind === 'reference') return names.get(stored) ?? names.unknown;
  if (at?.kind === 'date') return dayText(stored, words);
  if (at?.kind === 'text') return textOf(field, stored, words);
  const own = ownCodes.has(field) ? known(`export.report.code.${stored}`) : undefined;
  return code(section, field, stored) ?? own ?? timeText(stored, words) ?? stored;
}

/** Codes that have no text on any screen, only in this document. */
const ownCodes: ReadonlySet<string> = new Set(['role', 'source', 'kind']);

/** A year is no amount: no thousands separator. */
const plainNumber = (value: number, { format }: ExportWords) =>
  value >= 1_800 && value <= 2_200 ? String(value) : format.number(value);

/** A day, with its time if there is one. */
export function dayText(stored: string, { format }: Pick<ExportWords, 'format'>): string {
  const [day = '', time = ''] = stored.split('T');
  return `${format.date(day)} ${time}`.trim();
}

/** A timestamp, or a day stored outside the documents' own fields. */
function timeText(stored: string, words: ExportWords): string | undefined {
  if (/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(stored)) return words.format.dateTime(stored);
  return /^\d{4}-\d{2}-\d{2}$/.test(stored) ? dayText(stored, words) : undefined;
}

function textOf(field: string, stored: string, { format }: ExportWords): string {
  const [, year, month] = /^(\d{4})-(\d{2})$/.exec(stored) ?? [];
  if (year !== undefined) return `${format.monthName(Number(month))} ${year}`;
  if (field === 'federalState') return federalStateName(stored, format.language);
  if ((field === 'nationality' || field === 'country') && /^[A-Z]{2}$/.test(stored))
    return new Intl.DisplayNames(format.language, { type: 'region' }).of(stored) ?? stored;
  return stored;
}
