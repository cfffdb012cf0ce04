import type { Cents } from '@vp-digital/core/finance';
import { type DecimalText, readDecimal } from './decimalText';
import type { Language } from './language';
import { type Parsed, parsed, refused } from './parsed';
import type { BasisPoints } from './percent';

const CURRENCY_BEFORE = /^(\D?\s*)(?:€|EUR|Euro)\s*/i;
const CURRENCY_AFTER = /\s*(?:€|EUR|Euro)$/i;
/** `1.200,-` and `1.200,–` are common in handwritten prices. */
const NO_CENTS = /,[-\u2013\u2014]{1,2}$/;
const PERCENT_AFTER = /\s*%$/;

/** An amount as typed or pasted, in cents; at most two decimals, with or without `€` or `EUR`. */
export function parseMoney(text: string, language: Language): Parsed<Cents> {
  const bare = text.trim().replace(CURRENCY_BEFORE, '$1').replace(CURRENCY_AFTER, '').replace(NO_CENTS, '');
  const read = readDecimal(bare, language);
  return isLoneThousand(read) ? refused('decimals') : scaled(read, 2);
}

/** `1.850` in English: on the German paper beside it 1,850 euros, never 1.85. It is asked, not guessed. */
const isLoneThousand = (read: Parsed<DecimalText>): boolean =>
  read.ok && read.value.fraction.length === 3 && /^[1-9]\d{0,2}$/.test(read.value.integer);

/**
 * Whether an amount may be on the way to a longer one: behind the mark that the language groups thousands by, fewer than three
 * digits stand. `4.2` is 4,20 euros when it is left, and on the way to 4.200.
 */
export const amountMayGoOn = (text: string, language: Language): boolean =>
  (language === 'de' ? /\d\.\d{0,2}$/ : /\d,\d{0,2}$/).test(text.trim());

/**
 * Whether further digits would make another amount of it: "4" is on the way to 4.200, "42" to 42.000. With both its decimals
 * it is whole.
 */
export const amountIsUnfinished = (text: string): boolean => !/[.,]\d{2}\D*$/.test(text.trim());

/** A percentage as typed or pasted, in basis points; at most two decimals, with or without `%`. */
export function parsePercent(text: string, language: Language): Parsed<BasisPoints> {
  return scaled(readDecimal(text.trim().replace(PERCENT_AFTER, ''), language), 2);
}

/** A number with at most the given decimals. */
export function parseNumber(text: string, language: Language, decimals = 0): Parsed<number> {
  const result = scaled(readDecimal(text, language), decimals);
  return result.ok ? parsed(result.value / 10 ** decimals) : result;
}

/** The digits as an integer count of the smallest unit; trailing zeros beyond the decimals are harmless. */
function scaled(read: Parsed<DecimalText>, decimals: number): Parsed<number> {
  if (!read.ok) return read;
  const { negative, integer, fraction } = read.value;
  const kept = fraction.replace(/0+$/, '');
  if (kept.length > decimals) return refused('decimals');
  const value = Number(integer + kept.padEnd(decimals, '0'));
  if (!Number.isSafeInteger(value)) return refused('range');
  return parsed(negative && value !== 0 ? -value : value);
}
