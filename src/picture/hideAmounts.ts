import { typedMark } from './copyElement';

/** In place of a figure, always as long. */
export const hidden = '•\u00a0•\u00a0•';

/** Stands between the texts of two elements, so that "566" and "€ mtl." are seen together and "1" and "2" are two. */
const seam = '\u0001';
const gap = `[\\s${seam}]*`;
const figure = /\d+(?:[.,/’']\d+)*/g;

const percentAfter = new RegExp(`^${gap}%`);
const currencyAfter = new RegExp(
  `^${gap}(?:€|EUR\\b|Euro|Cent|Tsd|Mio|mtl|jährl|monatl|monthly|yearly|a month|a year)`,
  'i',
);
const currencyBefore = new RegExp(`(?:€|EUR)${gap}[-−+]?$`, 'i');
const spanOfTimeAfter = new RegExp(`^${gap}(?:Monat|month|Jahr|year|Tag|day|Woche|week)`, 'i');
const homeAfter = new RegExp(`^${gap}(?:m²|Zimmer|rooms?\\b)`, 'i');
const wordAfter = /^\s*\p{L}/u;
/** No address holds an amount: what somebody is to type from it stays whole. */
const addressBefore = new RegExp(`https?://[^\\s${seam}]*$`, 'i');

/**
 * A text with its amounts hidden. What is certainly none stays: shares, dates, years, spans of time, how large
 * a home is, addresses of pages, and small counts within a sentence. Any other figure might be an amount and is hidden.
 */
export function withoutAmounts(text: string, isTyped: (at: number) => boolean = () => false): string {
  return text.replace(figure, (digits, at: number) => {
    const before = text.slice(0, at);
    const after = text.slice(at + digits.length);
    return isNoAmount({ digits, before, after, typed: isTyped(at) }) ? digits : hidden;
  });
}

interface Found {
  digits: string;
  before: string;
  after: string;
  /** Stands in a field. */
  typed: boolean;
}

function isNoAmount({ digits, before, after, typed }: Found): boolean {
  if (percentAfter.test(after) || addressBefore.test(before)) return true;
  if (currencyAfter.test(after) || currencyBefore.test(before)) return false;
  if (/^\d{1,2}[./]\d{1,2}[./]\d{4}$/.test(digits) || /^\d{1,2}[./]\d{4}$/.test(digits)) return true;
  if (typed) return false;
  if (/^(?:19|20)\d\d$/.test(digits) || spanOfTimeAfter.test(after)) return true;
  if (homeAfter.test(after)) return true;
  const own = before.slice(before.lastIndexOf(seam) + 1);
  return /^\d{1,2}$/.test(digits) && (/\p{L}/u.test(own) || wordAfter.test(after));
}

/** Hides the amounts of a picture: in its texts, seen together, and in its accessible names. */
export function hideAmounts(picture: Element): void {
  const texts = textsOf(picture);
  const starts: number[] = [];
  let all = '';
  for (const text of texts) {
    all += seam;
    starts.push(all.length);
    all += text.data;
  }
  const nodeAt = (at: number) => texts[starts.findLastIndex((start) => start <= at)];
  const shown = withoutAmounts(all, (at) => nodeAt(at)?.parentElement?.closest(`[${typedMark}]`) != null);
  const parts = shown.split(seam).slice(1);
  texts.forEach((text, index) => {
    text.data = parts[index] ?? '';
  });
  for (const element of [picture, ...picture.querySelectorAll('*')]) hideSpokenAmounts(element);
}

function hideSpokenAmounts(element: Element): void {
  for (const name of ['aria-label', 'aria-valuetext', 'title', 'alt']) {
    const value = element.getAttribute(name);
    if (value !== null) element.setAttribute(name, withoutAmounts(value));
  }
  for (const name of ['aria-valuenow', 'aria-valuemin', 'aria-valuemax']) element.removeAttribute(name);
}

function textsOf(picture: Element): Text[] {
  const walker = picture.ownerDocument.createTreeWalker(picture, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text); // the walker shows texts only
  return texts;
}
