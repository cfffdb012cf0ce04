import type { Language } from './language';
import { type Parsed, parsed, refused } from './parsed';

/** A decimal number as its digits, so that nothing passes through binary fractions. */
export interface DecimalText {
  negative: boolean;
  integer: string;
  fraction: string;
}

/** Minus as typed (U+002D), as set (U+2212), and the dashes that word processors put in its place. */
const SIGN = /^([+\-\u2010-\u2013\u2212])\s*/;
const SPACES = /[\s\u00a0\u2007\u2009\u202f]+/g;
const PLAIN = /^(\d*)(?:([.,])(\d*))?$/;
const GROUPED = /^([1-9]\d{0,2})((?:([., '\u2019])\d{3})+)(?:([.,])(\d*))?$/;

/**
 * Reads a number the way Germans type and spreadsheets paste it: `1.234,56`, `1234.56`, `1,234.56`,
 * `1 234,56`, `−5`. A single separator before exactly three digits can mean a thousand or a fraction;
 * there the language decides, and the fraction is refused by the caller as having too many decimals.
 */
export function readDecimal(text: string, language: Language): Parsed<DecimalText> {
  const trimmed = text.replace(SPACES, ' ').trim();
  if (trimmed === '') return refused('empty');
  const sign = SIGN.exec(trimmed);
  const negative = sign !== null && sign[1] !== '+';
  const digits = readDigits(sign ? trimmed.slice(sign[0].length) : trimmed, language);
  return digits ? parsed({ negative, ...digits }) : refused('unreadable');
}

type Digits = Omit<DecimalText, 'negative'>;

function readDigits(text: string, language: Language): Digits | undefined {
  return readGrouped(text, language) ?? readPlain(text);
}

function readGrouped(text: string, language: Language): Digits | undefined {
  const match = GROUPED.exec(text);
  if (!match) return undefined;
  const [, first = '', groups = '', separator = '', decimalMark = '', fraction = ''] = match;
  const sameThroughout = groups
    .replace(/\d/g, '')
    .split('')
    .every((mark) => mark === separator);
  if (!sameThroughout || decimalMark === separator) return undefined;
  if (isLoneDecimalMark(groups, decimalMark, separator, language)) return undefined;
  return { integer: first + groups.replace(/\D/g, ''), fraction };
}

/** `1,234` in German and `1.234` in English: one mark, which the language uses for fractions. */
function isLoneDecimalMark(groups: string, decimalMark: string, separator: string, language: Language) {
  return groups.length === 4 && decimalMark === '' && separator === (language === 'de' ? ',' : '.');
}

function readPlain(text: string): Digits | undefined {
  const match = PLAIN.exec(text);
  if (!match) return undefined;
  const [, integer = '', , fraction = ''] = match;
  if (integer === '' && fraction === '') return undefined;
  return { integer: integer === '' ? '0' : integer, fraction };
}
