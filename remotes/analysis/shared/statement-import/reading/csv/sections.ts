import { headOf, namedColumns } from '../../../file-import/reading/columns';
import { isAmountWithCents, isBalance, type Row } from './cellKinds';
import { checked } from './checked';
import { bookingsTable, isWhole, type Mapping } from './columns';
import { dayIn } from '../../../file-import/reading/cells';

/** One of several tables below one another. */
export interface Section {
  heads: Row;
  mapping: Mapping;
  /** What stands above its heads, below the table before. */
  above: readonly Row[];
  rows: readonly Row[];
}

/** The tables of a file: the one that was recognised, and further ones below it, each with heads of its own. */
export function sectionsOf(
  first: Pick<Section, 'heads' | 'mapping' | 'above'>,
  body: readonly Row[],
): readonly Section[] {
  const starts = body.flatMap((row, index) => (isHeads(row) ? [index] : []));
  const sections = [-1, ...starts].map((at, number) => {
    const rows = body.slice(at + 1, starts[number] ?? body.length);
    const heads = body[at];
    if (!heads) return { ...first, rows: withoutTitle(rows, starts.length > number) };
    const isSame = heads.join('\n') === first.heads.join('\n');
    return {
      heads,
      mapping: isSame ? first.mapping : checked(namedColumns(heads, bookingsTable), heads, rows),
      above: titleOf(body.slice(starts[number - 1] ?? 0, at)),
      rows: withoutTitle(rows, starts.length > number),
    };
  });
  return sections.flatMap(sideBySide);
}

/**
 * Where a second table begins beside the first: with the same head of the day, and the amount of the first before it. Two heads of
 * the day that are alike may stand side by side in one table.
 */
export function secondAt(heads: Row): number | undefined {
  const { day, amount } = namedColumns(heads, bookingsTable);
  if (day === undefined || amount === undefined || amount < day) return undefined;
  const again = (column: number) =>
    heads.findIndex((head, index) => index > amount && headOf(head) === headOf(heads[column] ?? ''));
  const [at, amountAt] = [again(day), again(amount)];
  return at > amount && amountAt > at ? at : undefined;
}

function sideBySide(section: Section): readonly Section[] {
  const at = secondAt(section.heads);
  if (at === undefined || Object.values(section.mapping).some((column) => column >= at)) return [section];
  const heads = section.heads.slice(at);
  const rows = section.rows
    .map((row) => row.slice(at))
    .filter((row) => row.some((cell) => cell.trim() !== ''));
  return [
    { ...section, heads: section.heads.slice(0, at), rows: section.rows.map((row) => row.slice(0, at)) },
    { ...section, heads, rows, mapping: checked(namedColumns(heads, bookingsTable), heads, rows) },
  ];
}

/** The lines before the first other heads. */
export const ownRows = (body: readonly Row[]): readonly Row[] => {
  const at = body.findIndex(isHeads);
  return at < 0 ? body : body.slice(0, at);
};

/** A line that names columns and holds neither a day nor an amount. */
function isHeads(row: Row): boolean {
  if (row.some((cell) => dayIn(cell) !== undefined || isAmountWithCents(cell.trim()))) return false;
  const mapping = namedColumns(row, bookingsTable);
  return isWhole(mapping) || (mapping.day !== undefined && Object.keys(mapping).length >= 2);
}

/** What stands between two tables belongs to the lower one: its lines are texts, and balances. */
function titleOf(rows: readonly Row[]): readonly Row[] {
  const last = rows.findLastIndex((row) => !isTitle(row));
  return rows.slice(last + 1);
}

const withoutTitle = (rows: readonly Row[], isFollowed: boolean): readonly Row[] =>
  isFollowed ? rows.slice(0, rows.length - titleOf(rows).length) : rows;

const isTitle = (row: Row): boolean =>
  isBalance(row) || !row.some((cell) => dayIn(cell) !== undefined || isAmountWithCents(cell.trim()));
