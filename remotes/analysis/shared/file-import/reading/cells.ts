import { isIsoDate, type Cents, type IsoDate } from '@vp-digital/core/finance';
import { type Language, parseDate, parseMoney } from '@vp-digital/core/reference/format';

/**
 * A day as banks write it: `02.03.2026`, `02.03.26`, `2026-03-02`, with or without a time or a time zone, `20260302`. A
 * moment with a zone is one of the day that it is in Germany.
 */
export function dayIn(text: string): IsoDate | undefined {
  const written = text
    .trim()
    .replace(/(\d) ?(UTC|GMT)$/, '$1Z')
    .replace(/^(mo|di|mi|do|fr|sa|so|mon|tue|wed|thu|fri|sat|sun)[a-z]*\.?,?\s+(?=\d|[a-z]{3})/i, '');
  const moment = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)$/.test(written);
  if (moment) return dayInGermany(written);
  const bare = written
    .replace(/[T ]\d{1,2}:\d{2}.*$/, '')
    .replace(/^(\d{4}-\d\d-\d\d)(Z|[+-]\d\d:?\d\d)$/, '$1')
    .replace(/^(20\d{2})([./])(\d{2})\2(\d{2})$/, '$1-$3-$4');
  const [, year, month, day] = /^(20\d{2})(\d{2})(\d{2})$/.exec(bare) ?? [];
  if (year !== undefined) {
    const digits = `${year}-${month}-${day}`;
    return isIsoDate(digits) ? digits : undefined;
  }
  const named = namedDayIn(bare);
  if (named !== undefined) return isIsoDate(named) ? named : undefined;
  const read = parseDate(bare);
  return read.ok ? read.value : undefined;
}

/** How months begin in German and English, small letters only. */
const months =
  /^(?:(jan|jaen|jän)|(feb)|(mar|maer|mär|mrz)|(apr)|(mai|may)|(jun)|(jul)|(aug)|(sep)|(okt|oct)|(nov)|(dez|dec))[a-zä]*$/;

/** `7. April 2026`, `07-Apr-26`, `Apr 8, 2026`: the year has two digits or four. */
function namedDayIn(text: string): string | undefined {
  const [, before, word = '', behind, year = ''] =
    /^(?:(\d{1,2})(?:st|nd|rd|th)?[.\s-]+)?([a-zä]{3,9})\.?(?:\s+(\d{1,2}),?)?[\s-]+(\d{4}|\d{2})$/.exec(
      text.toLowerCase(),
    ) ?? [];
  const month = (months.exec(word) ?? []).slice(1).findIndex((part) => part !== undefined) + 1;
  const day = before ?? behind;
  if (month === 0 || day === undefined || (before !== undefined && behind !== undefined)) return undefined;
  return `${year.length === 2 ? `20${year}` : year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
}

const germanDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Berlin', dateStyle: 'short' });

function dayInGermany(moment: string): IsoDate | undefined {
  const time = new Date(moment.replace(' ', 'T').replace(/([+-]\d\d)(\d\d)$/, '$1:$2'));
  return Number.isNaN(time.getTime()) ? undefined : germanDay.format(time);
}

/** A day as spreadsheets count it: `43525`, days since the end of 1899. For columns of days only. */
export function serialDayIn(text: string): IsoDate | undefined {
  if (!/^\d{5}([.,]\d+)?$/.test(text.trim())) return undefined;
  const date = new Date(Date.UTC(1899, 11, 30 + Math.floor(Number(text.trim().replace(',', '.')))));
  return date.toISOString().slice(0, 10);
}

/** An amount in cents with its sign before or behind, or a letter for it, or in brackets: `-12,50`, `12,50- EUR`, `12,50 S`, `S 12,50`, `+1.200,00 €`, `(12,50)`. */
export function amountIn(text: string, language: Language): Cents | undefined {
  const cell = text.trim();
  if (cell.length > longestAmount) return undefined;
  const bare = cell
    .replace(/[\ufe63\uff0d]/g, '-')
    .replace(/^'/, '')
    .replace(/\s*(€|EUR|Euro)$/i, '')
    .replace(/^(?:€|EUR)?\s*\(\s*([^-()+]*\d)\s*(?:€|EUR|Euro)?\s*\)$/i, '-$1')
    .replace(/(\d)['\u2019](?=\d{3}\b)/g, '$1') // Swiss thousands
    .replace(/(\d)\.[-\u2013\u2014]$/, '$1');
  const [, digits, mark] =
    /^(.*?\d)\s*(?:€|EUR|Euro)?\s*([-+\u2212\u2013]|S|H|Soll|Haben|DR|CR)$/i.exec(behind(bare)) ?? [];
  const read = parseMoney(digits ?? bare, language);
  if (!read.ok) return undefined;
  if (mark === undefined) return read.value;
  return isOutgoing(mark) ? -Math.abs(read.value) : read.value;
}

/** With its currency and the blanks of a fixed width. A longer cell is a text, and is not searched from each of its blanks to the end. */
const longestAmount = 80;

/** What a column of signs says: Soll, a debit, a minus. */
export const isOutgoing = (mark: string): boolean =>
  /^([-\u2212\u2013]|s|soll|d|dr|dbit|debit|[\w\s-]*lastschrift|abgang|gesendet|sent|outgoing|belastung|abbuchung|kartenzahlung|dauerauftrag|(bar|bargeld)?auszahlung|(zahlungs)?ausgang|ausgaben?|aus|ab|out|expense)$/i.test(
    mark.trim(),
  );

/** And its opposite. */
export const isIncoming = (mark: string): boolean =>
  /^(\+|h|haben|c|cr|crdt|credit|[\w\s-]*gutschrift|zugang|empfangen|received|incoming|(bar)?einzahlung|(zahlungs)?eingang|einnahmen?|zu|ein|in|income)$/i.test(
    mark.trim(),
  );

/** A mark that is written before the digits, behind them. */
const behind = (text: string): string => text.replace(/^(S|H|DR|CR)\s+(\d.*)$/i, '$2 $1');

/** By which mark a column of amounts divides cents: by most of those that show it, with any number of decimals but three. */
export function languageOf(amounts: readonly string[]): Language {
  const dividedBy = (mark: string) =>
    amounts.filter((text) =>
      new RegExp(`(\\${mark}(\\d{1,2}|\\d{4,})|(\\d{4}|\\b0)\\${mark}\\d{3})(\\D*)$`).test(text),
    ).length;
  return dividedBy('.') > dividedBy(',') ? 'en' : 'de';
}
