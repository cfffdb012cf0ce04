import { daysInMonth, type IsoDate } from '@vp-digital/core/finance';
import { limits, Refusal } from '../../file-import/reading/refusal';

/** A field of a SWIFT message: its tag and its lines. */
export interface Field {
  tag: string;
  lines: string[];
}

/** The fields of MT940 and MT942. What else looks like one in a text is text: `:26:37` are the minutes of a time. */
const tags = /^(?:\{.*\{4:)?:(20|21|25P?|28C?|13D?|34F|60[FM]|61|86|62[FM]|64|65|90[CD]|NS):/;
/** What may come while a statement is open, as it begins: texts of bookings may hold anything else. */
const within = /^:(61:\s*\d{6}|62[FM]:[CD]\s?\d{6}|86:|NS:)/;

/** The fields of a text, and how many of its lines belong to no message. */
export function fieldsOf(text: string): { fields: Field[]; outside: number } {
  const fields: Field[] = [];
  let field: Field | undefined;
  let outside = 0;
  let isOpen = false;
  const lines = text.split(/\r\n|\n|\r/);
  for (const [number, line] of lines.entries()) {
    if (line.length > limits.lineLength) throw new Refusal('tooWide');
    const [whole, tag] = tags.exec(line) ?? [];
    const isField =
      tag !== undefined &&
      (!isOpen || within.test(line) || (tag === '20' && beginsMessage(lines, number))) &&
      !(tag === '86' && field?.tag === '86'); // one text for each booking
    if (isField) {
      field = { tag, lines: [line.slice(whole?.length)] };
      fields.push(field);
      if (tag.startsWith('60')) isOpen = true;
      if (tag.startsWith('62') || tag === '20') isOpen = false;
    } else if (/^-\}?\s*$/.test(line) || /^-\}\{5:.*\}\s*$/.test(line)) field = undefined;
    else if (field) field.lines.push(line);
    else if (line.trim() !== '' && !/^\s*(\{.*(\}|\{4:)|@@)\s*$/.test(line)) outside += 1;
  }
  return { fields, outside };
}

/** Whether a message begins here: its account follows, and its opening balance before any booking. */
function beginsMessage(lines: readonly string[], at: number): boolean {
  const next = lines.slice(at + 1, at + 8);
  const opened = next.findIndex((line) => /^:(60[FM]|34F):/.test(line));
  return (
    opened > 0 &&
    /^:2[15]P?:/.test(next[0] ?? '') &&
    !next.slice(0, opened).some((line) => /^:(61|86|62)/.test(line))
  );
}

/** A day as banks reckon: 30 days a month, so that 30 February is its last day. */
export function bankDay(year: string, month: string, day: string): IsoDate | undefined {
  const [monthNumber, dayNumber] = [Number(month), Number(day)];
  if (!(monthNumber >= 1 && monthNumber <= 12 && dayNumber >= 1 && dayNumber <= 31)) return undefined;
  const last = daysInMonth(Number(year), monthNumber);
  return `${year}-${month}-${String(Math.min(dayNumber, last)).padStart(2, '0')}`;
}
