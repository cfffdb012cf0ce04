import { isAmountWithCents, isCurrency, type Row } from './cellKinds';
import type { Section } from './sections';
import { moneyColumns } from './signed';

/**
 * Whether the amount of a line may be believed. Where the lines are as wide as the heads, one of another width has lost or won a
 * delimiter: what stands under "Betrag" may be something else. The last line of a file that ends within it may have lost digits.
 */
export function createTrust(
  { heads, mapping, rows }: Section,
  isCut: boolean,
  marks: readonly number[] = [],
): (row: Row) => boolean {
  const read = [
    ...marks,
    mapping.day,
    ...moneyColumns(mapping),
    mapping.sign,
    mapping.currency,
    mapping.state,
    mapping.fee,
  ].flatMap((index) => index ?? []);
  const furthest = Math.max(...read);
  const asWide = rows.filter((row) => row.length === heads.length).length;
  const isEven = heads.length > 0 && 2 * asWide > rows.filter((row) => row.length > furthest).length;
  const last = rows.at(-1);
  const others = rows.slice(0, -1);
  const usual = Math.min(...others.filter((row) => row.length > furthest).map((row) => row.length));
  const money = moneyColumns(mapping);
  const haveCents = (row: Row) => money.some((index) => isAmountWithCents((row[index] ?? '').trim()));
  const haveMark = (row: Row) =>
    money.some((index) => /\d\D*([-+\u2212]|[SH]|soll|haben)\s*$/i.test(row[index] ?? ''));
  return (row) => {
    if (isCut && row === last) {
      if (furthest >= row.length - 1 && row.length < Math.max(usual === Infinity ? 0 : usual, furthest + 1))
        return false;
      if (furthest === row.length - 1 && !money.includes(furthest) && !isLikeOthers(row, others, furthest))
        return false;
      if (furthest === row.length - 1 && others.some(haveCents) && !haveCents(row)) return false;
      if (furthest === row.length - 1 && others.some(haveMark) && !haveMark(row)) return false;
    }
    return !isEven || row.length === heads.length || hasBlankSurplus(row, heads.length);
  };
}

/** Whether a word that may have lost letters is a whole one: a currency, or what stands in another line too. */
function isLikeOthers(row: Row, others: readonly Row[], column: number): boolean {
  const cellOf = (one: Row) => (one[column] ?? '').trim();
  return (
    others.length === 0 || isCurrency(cellOf(row)) || others.some((other) => cellOf(other) === cellOf(row))
  );
}

/** Delimiters at the end of a line, and nothing between them. */
const hasBlankSurplus = (row: Row, width: number): boolean =>
  row.length > width && row.slice(width).every((cell) => cell.trim() === '');
