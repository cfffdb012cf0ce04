import type { IsoDate } from '@vp-digital/core/finance';
import { dayIn } from '../../../file-import/reading/cells';
import { plain } from '../../../file-import/reading/plain';
import { ibanIn, type Span } from '../booking';
import { foreignIn, isBalance, isCurrency, type Row } from './cellKinds';
import { headOf } from '../../../file-import/reading/columns';

const days = /\d{1,2}\.\d{1,2}\.\d{2,4}|\d{4}-\d{2}-\d{2}/g;

const daysIn = (text: string): readonly IsoDate[] =>
  [...text.matchAll(days)].flatMap(([day]) => dayIn(day) ?? []);

/** What stands above a table of its period: in a line (`Zeitraum: 01.03.2026 - 31.05.2026`, or the two days alone) or in two. */
export function periodAbove(above: readonly Row[]): Span | undefined {
  const lines = above.map((row) => plain(row.join(' ')).trim());
  const isPeriod = (line: string) =>
    /zeitraum|period|umsaetze|(von|vom|ab|from) .*(bis|to|until)/.test(line) ||
    /^[-–—\s/]*$/.test(line.replace(days, '').replace(/\bbis\b/, ''));
  const [from, to] = lines
    .filter(isPeriod)
    .map(daysIn)
    .find((found) => found.length === 2) ?? [
    dayBehind(lines, /^(von|vom|ab|from|beginn|start)\b/),
    dayBehind(lines, /^(bis|to|until|ende|end)\b/),
  ];
  return from !== undefined && to !== undefined && from <= to ? { from, to } : undefined;
}

const dayBehind = (lines: readonly string[], word: RegExp): IsoDate | undefined =>
  lines.filter((line) => word.test(line)).flatMap(daysIn)[0];

/** The accounts that are named above a table, within other words too: `DE… / Girokonto`. */
export const ownIbansAbove = (above: readonly Row[]): readonly string[] =>
  above.flatMap((row) =>
    row.flatMap(
      (cell) => ibanIn(cell) ?? ibanIn(/\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{2,4}){3,8}\b/.exec(cell)?.[0]) ?? [],
    ),
  );

/** Whose table it is, in files that repeat one another: the account, or the words of its title. */
export function accountAbove(above: readonly Row[]): string {
  const [iban] = ownIbansAbove(above);
  const title = above.flatMap((row) => row.filter((cell) => cell.trim() !== '')).at(0) ?? '';
  return (
    iban ??
    plain(title)
      .replace(/[^a-z]+/g, ' ')
      .trim()
  );
}

/** The currency of what stands below, where a line above says one: behind its word, below it, or beside a balance. */
export function currencyAbove(above: readonly Row[]): string | undefined {
  const named = above.flatMap((row, line) =>
    row.flatMap((cell, column) => {
      if (!/^(konto|abrechnungs)?(waehrung|currency)$|^valuedin$/.test(headOf(cell))) return [];
      const behind = row.slice(column + 1).find((next) => next.trim() !== '');
      return [behind, above[line + 1]?.[column]].map((said) => (said ?? '').trim()).filter(isCurrency);
    }),
  );
  const [said] = named;
  if (said !== undefined) return said;
  const balances = above
    .filter(isBalance)
    .map((row) => row.map(foreignIn).find((found) => found !== undefined));
  return balances.length > 0 && balances.every((found) => found !== undefined) ? balances[0] : undefined;
}
