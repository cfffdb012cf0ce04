import { parseMoney } from '@vp-digital/core/reference/format';
import type { ReadLine } from './recognition';

/** A value with its confidence. */
export interface Read<Value> {
  value: Value;
  confidence: number;
}

export interface Line {
  text: string;
  words: ReadLine;
}

export const toLine = (words: ReadLine): Line => ({ text: words.map(({ text }) => text).join(' '), words });

/** The first value in a line, or at the beginning of the next, that has one of the labels. */
export function valueNextTo<Value>(
  lines: readonly Line[],
  label: RegExp,
  valueOf: (text: string) => Found<Value> | undefined,
): Read<Value> | undefined {
  for (const [index, line] of lines.entries()) {
    const labelled = label.exec(line.text);
    if (!labelled) continue;
    const after = labelled.index + labelled[0].length;
    const next = lines[index + 1];
    const own = valueOf(line.text.slice(after));
    if (own) return { value: own.value, confidence: confidenceOf(line, after + own.at, own.length) };
    const below = next && valueOf(next.text);
    if (next && below?.at === 0)
      return { value: below.value, confidence: confidenceOf(next, 0, below.length) };
  }
  return undefined;
}

export interface Found<Value> {
  value: Value;
  at: number;
  length: number;
}

/** Euros whose thousands may be set apart by points, blanks or apostrophes, with a blank that the recognition has put beside a mark. */
const euros = String.raw`(\d{1,3}(?:(?:[.'’]\s?|\s)\d{3})+|\d+)`;
/**
 * Not within a longer number: neither behind further digits nor behind a letter that the recognition has taken for one (`1O,40`).
 */
const begins = String.raw`(?<!\d|\d\s?[.,'’]\s?|\d\s(?=\d{3}(?!\d)|0\d)|(?<![\d.,])\d\s(?=\d{1,2}\s\d{3})|\p{L}|\p{L}[.,'’])`;
const withCurrency = new RegExp(
  String.raw`${begins}${euros}(?:\s?,\s?(\d{2}|[-–—]{1,2}))?\s*(?:€|EUR|Euro)|(?:€|EUR)\s?${euros}\s?,\s?(\d{2}|[-–—]{1,2})(?!\d)`,
  'u',
);
const withCents = new RegExp(String.raw`${begins}${euros}\s?,\s?(\d{2})(?![\d,]|\s?%)`, 'u');

/** An amount with its currency, behind it or before it. */
export const moneyOf = (text: string): Found<number> | undefined => foundIn(text, withCurrency);

/** An amount with its cents, whether a currency stands there or not. */
export const amountOf = (text: string): Found<number> | undefined => foundIn(text, withCents);

function foundIn(text: string, pattern: RegExp): Found<number> | undefined {
  const match = pattern.exec(text);
  if (!match) return undefined;
  const [whole, behind, centsBehind, before = '', centsBefore] = match;
  const cents = centsBehind ?? centsBefore ?? '';
  const digits = (behind ?? before).replace(/\D/g, '');
  const amount = parseMoney(`${digits},${/^\d\d$/.test(cents) ? cents : '00'}`, 'de');
  return amount.ok ? { value: amount.value, at: match.index, length: whole.length } : undefined;
}

/** The first of some words that stands in a line. */
export function byWords<Code extends string>(
  lines: readonly Line[],
  words: readonly (readonly [Code, RegExp])[],
): Read<Code> | undefined {
  for (const line of lines)
    for (const [code, pattern] of words) {
      const match = pattern.exec(line.text);
      if (match) return { value: code, confidence: confidenceOf(line, match.index, match[0].length) };
    }
  return undefined;
}

/** The least sure of the words that a part of the line touches. */
export function confidenceOf({ words }: Line, from: number, length: number): number {
  let position = 0;
  let least = 100;
  for (const { text, confidence } of words) {
    const end = position + text.length;
    if (end > from && position < from + length) least = Math.min(least, confidence);
    position = end + 1;
  }
  return Math.round(Math.max(0, least));
}

/** First name and last name, or the other way round with a comma; a form of address and titles are none of it. */
export const nameOf = (text: string): Found<string> | undefined => {
  const match =
    /^\s*(?:(?:Herrn?|Frau|Dr\.|Prof\.|med\.)\s+)*(\p{Lu}[\p{L}'’-]+(?:,?\s(?:von |van |de |zu )*\p{Lu}[\p{L}'’-]+){1,3})/u.exec(
      text,
    );
  const [whole, name = ''] = match ?? [];
  if (whole === undefined) return undefined;
  const [last = '', first] = name.split(/,\s*/);
  return {
    value: first === undefined ? name : `${first} ${last}`,
    at: whole.length - name.length,
    length: name.length,
  };
};

/** What a line says in words. */
export const wordsOf = (text: string): Found<string> | undefined => {
  const match = /\p{L}.{2,}/u.exec(text);
  const value = match?.[0].trim().slice(0, 120);
  return match && value ? { value, at: match.index, length: value.length } : undefined;
};
