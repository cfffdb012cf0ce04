import { isIsoDate, type Cents, type IsoDate } from '@vp-digital/core/finance';
import { type Language, parseDate, parseMoney } from '@vp-digital/core/reference/format';

/** A day as banks write it: `02.03.2026`, `02.03.26`, `2026-03-02`, with or without a time, `20260302`. */
export function dayIn(text: string): IsoDate | undefined {
  const bare = text.trim().replace(/[T ]\d{1,2}:\d{2}.*$/, '');
  const [, year, month, day] = /^(20\d{2})(\d{2})(\d{2})$/.exec(bare) ?? [];
  if (year !== undefined) {
    const written = `${year}-${month}-${day}`;
    return isIsoDate(written) ? written : undefined;
  }
  const read = parseDate(bare);
  return read.ok ? read.value : undefined;
}

/** An amount in cents with its sign before or behind, or a letter for it: `-12,50`, `12,50- EUR`, `12,50 S`, `+1.200,00 €`. */
export function amountIn(text: string, language: Language): Cents | undefined {
  const bare = text
    .trim()
    .replace(/^'/, '')
    .replace(/\s*(€|EUR|Euro)$/i, '');
  const [, digits, mark] = /^(.*?\d)\s*(-|S|H|DR|CR)$/i.exec(bare) ?? [];
  const read = parseMoney(digits ?? bare, language);
  if (!read.ok) return undefined;
  if (mark === undefined) return read.value;
  return isOutgoing(mark) ? -Math.abs(read.value) : read.value;
}

/** What a column of signs says: Soll, a debit, a minus. */
export const isOutgoing = (mark: string): boolean => /^(-|s|soll|d|dr|debit|lastschrift)$/i.test(mark.trim());

/** By which mark a column of amounts divides cents: by most of those that show it. */
export function languageOf(amounts: readonly string[]): Language {
  const dividedBy = (mark: string) =>
    amounts.filter((text) => new RegExp(`\\${mark}\\d{1,2}(\\D*)$`).test(text)).length;
  return dividedBy('.') > dividedBy(',') ? 'en' : 'de';
}
