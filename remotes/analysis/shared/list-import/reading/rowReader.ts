import type { Frequency } from '@vp-digital/core/household';
import { type Language, parsePercent } from '@vp-digital/core/reference/format';
import { amountIn, dayIn, serialDayIn } from '../../file-import/reading/cells';
import { namesOf } from '../../file-import/reading/columns';
import type { ListKind } from './kinds/listKind';
import type { ListRow } from './row';

export interface RowOptions {
  /** By which mark amounts divide cents. */
  language: Language;
  /** What the head of the amounts says about how often they are due: they are amounts of that time then. */
  paid: Frequency | undefined;
  /** Columns in which a minus says only that it goes out. */
  minus: readonly string[];
}

/** How programs write that there is nothing, and spreadsheets days that do not exist. */
const nothing =
  /^([-–—?/.]+|n\/?a|k\.? ?a\.?|unbekannt|unknown|null|none|keine? angaben?|unbefristet|lebenslang|00\.00\.0000|0000-00-00|31\.12\.9999|9999-12-31)$/i;

/** A spreadsheet has rounded it, to some digits or to 15: those that are left are those of many contracts. */
const isRounded = /^\d([.,]\d+)?E\+?\d+$|^[1-9]\d{14}0+$/i;

/** So much of a cell is kept. */
const longest = 120;

/** Reads lines of a list; of a line in which nothing stands there is nothing. */
export function createRowReader(kind: ListKind, { language, paid, minus }: RowOptions) {
  const known = new Map<string, string | undefined>(); // words come again and again
  const codeOf = (name: string, text: string) => {
    const key = `${name} ${text}`;
    if (!known.has(key)) known.set(key, kind.codes[name]?.(text));
    return known.get(key);
  };
  return (number: number, cell: (name: string) => string): ListRow | undefined => {
    const row = { number, amounts: {}, texts: {}, codes: {}, unread: {} } as Writable;
    for (const name of namesOf(kind)) {
      const text = cell(name).replace(/\s+/g, ' ').trim().slice(0, longest);
      if (text !== '' && !nothing.test(text)) read(row, name, text);
    }
    for (const [name, other = ''] of Object.entries(kind.instead)) {
      const text = row.texts[other];
      if (row.codes[name] !== undefined || text === undefined) continue;
      row.texts[name] ??= text;
      set(row.codes, name, codeOf(name, text));
    }
    if (paid && (row.codes['frequency'] === undefined || isOften(row.codes['frequency'])))
      row.codes['frequency'] = paid;
    const isEmpty = [row.amounts, row.texts, row.unread].every((part) => Object.keys(part).length === 0);
    return isEmpty ? undefined : row;
  };

  function read(row: Writable, name: string, text: string): void {
    switch (kind.columns[name]) {
      case 'money': {
        const amount = amountIn(text, language);
        const signed = amount !== undefined && minus.includes(name) ? -amount : amount;
        if (signed === undefined || signed < 0) row.unread[name] = text;
        else if (signed > 0) row.amounts[name] = signed; // programs write 0 for what they do not know
        return;
      }
      case 'rate': {
        const rate = parsePercent(text, language);
        if (!rate.ok || rate.value < 0) row.unread[name] = text;
        else if (rate.value > 0) row.amounts[name] = rate.value;
        return;
      }
      case 'day': {
        const read = dayIn(text) ?? serialDayIn(text); // as spreadsheets count days
        const day = name === 'end' && /\D\d{2}$/.test(text) ? read?.replace(/^19/, '20') : read; // an Ablauf lies ahead
        if (day === undefined) row.unread[name] = text;
        else row.texts[name] = day;
        return;
      }
      case 'number':
        if (isRounded.test(text)) row.unread[name] = text;
        else row.texts[name] = text.replace(/^'/, ''); // by which a spreadsheet knows a text
        return;
      case 'word':
        set(row.codes, name, codeOf(name, text));
        row.texts[name] = text;
        return;
      default:
        row.texts[name] = text;
    }
  }
}

type Writable = { -readonly [Part in keyof ListRow]: ListRow[Part] } & {
  amounts: Record<string, number>;
  texts: Record<string, string>;
  codes: Record<string, string>;
  unread: Record<string, string>;
};

const isOften = (frequency: string) => !['paidUp', 'once'].includes(frequency);

function set(codes: Record<string, string>, name: string, code: string | undefined): void {
  if (code !== undefined) codes[name] = code;
}
