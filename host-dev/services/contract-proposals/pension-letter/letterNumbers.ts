import { isIsoDate } from '@vp-digital/core/finance';
import type { Found } from '../readLines';

/** A number, and whether something in it was mended that the recognition had mistaken. */
export interface FoundNumber<Value> extends Found<Value> {
  isMended: boolean;
}

/** A digit, or a letter that the recognition has taken for one. */
const d = String.raw`[\dOoQlI|]`;
const begins = String.raw`(?<![\p{L}\d|]|\d[.,'’])`;
const thousands = String.raw`(${d}{1,3}(?:(?:\s?[.'’]\s?|\s)${d}{3})*)`;
/** `€` is also read as E or C. */
const currency = String.raw`(?:€|EUR|Euro|[EC](?![\p{L}\d]))`;

const amounts = new RegExp(
  [
    String.raw`${begins}${thousands}\s?,\s?(${d}{2})(?![\p{L}\d|,]|\.\d|\s?(?:%|Prozent))`,
    String.raw`${begins}${thousands}\.(${d}{2})(?=\s?${currency})`, // a point for a comma
    String.raw`${begins}${thousands}(?=\s?${currency})`,
  ].join('|'),
  'gu',
);

/** Euros of a month: no pension of this insurance is as high, not even after decades of raises. */
const largest = 20_000_00;

/** The amounts of a text in its order, in cents: thousands set apart or not, with cents or a currency behind. */
export function amountsIn(text: string): FoundNumber<number>[] {
  return [...text.matchAll(amounts)].flatMap((match) => {
    const [whole, withComma, cents, withPoint, centsBehindPoint, withoutCents] = match;
    const said = `${withComma ?? withPoint ?? withoutCents}${cents ?? centsBehindPoint ?? '00'}`;
    const value = digitsOf(said);
    if (value === undefined || value > largest) return [];
    const isMended = withPoint !== undefined || hasLetters(said);
    return [{ value, isMended, at: match.index, length: whole.length }];
  });
}

const points = new RegExp(String.raw`${begins}(${d}{1,3})\s?,\s?(${d}{4})(?![\p{L}\d|,])`, 'gu');

/** Numbers with four decimals, as Entgeltpunkte have, in ten-thousandths. */
export function pointsIn(text: string): FoundNumber<number>[] {
  return [...text.matchAll(points)].flatMap((match) => {
    const [whole, ones = '', parts = ''] = match;
    const value = digitsOf(ones + parts);
    if (value === undefined || value > mostPoints) return [];
    return [{ value, isMended: hasLetters(ones + parts), at: match.index, length: whole.length }];
  });
}

const mostPoints = 1_200_000;

const months = [
  'Januar',
  'Februar',
  'März',
  'April',
  'Mai',
  'Juni',
  'Juli',
  'August',
  'September',
  'Oktober',
  'November',
  'Dezember',
];
const days = new RegExp(
  String.raw`${begins}(${d}{1,2})\.\s?(?:(${d}{1,2})\.\s?|(${months.join('|')})\s)(${d}{4})(?![\p{L}\d|])`,
  'gu',
);

/** The days of a text in its order. */
export function daysIn(text: string): FoundNumber<string>[] {
  return [...text.matchAll(days)].flatMap((match) => {
    const [whole, day = '', number, name = '', year = ''] = match;
    const month = number ?? String(months.indexOf(name) + 1);
    const parts = [year, month, day].map((part) => String(digitsOf(part) ?? '').padStart(2, '0'));
    const value = parts.join('-');
    if (!isIsoDate(value)) return [];
    return [{ value, isMended: hasLetters(day + month + year), at: match.index, length: whole.length }];
  });
}

const hasLetters = (text: string): boolean => /[OoQlI|]/.test(text);

/** A number of which at least one character was a digit. */
function digitsOf(text: string): number | undefined {
  if (!/\d/.test(text)) return undefined;
  return Number(text.replace(/[OoQ]/g, '0').replace(/[lI|]/g, '1').replace(/\D/g, ''));
}
