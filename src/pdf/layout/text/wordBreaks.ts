import type { Fragment } from './words';

/** A word cut in two; `head` closes a line. */
export interface BrokenWord {
  readonly head: readonly Fragment[];
  readonly rest: readonly Fragment[];
}

type Measure = (fragments: readonly Fragment[]) => number;

const SOFT_HYPHEN = '\u00ad';

/** Breaks a word that carries soft hyphens as late as its head still fits; `undefined` when no part does. */
export function breakAtSoftHyphen(
  word: readonly Fragment[],
  room: number,
  measure: Measure,
): BrokenWord | undefined {
  const text = textOf(word);
  for (let at = text.lastIndexOf(SOFT_HYPHEN); at > 0; at = text.lastIndexOf(SOFT_HYPHEN, at - 1)) {
    const head = hyphenated(cut(word, 0, at));
    if (measure(head) <= room) return { head, rest: cut(word, at + 1, text.length) };
  }
  return undefined;
}

/** The last resort for what has no place to break and is wider than a line: anywhere, at least one character. */
export function breakAnywhere(word: readonly Fragment[], room: number, measure: Measure): BrokenWord {
  const text = textOf(word);
  let at = 1;
  while (at < text.length - 1 && measure(cut(word, 0, at + 1)) <= room) at += 1;
  return { head: cut(word, 0, at), rest: cut(word, at, text.length) };
}

/** The parts between a word's soft hyphens, with their hyphens. */
export function unbrokenParts(word: readonly Fragment[]): readonly (readonly Fragment[])[] {
  const texts = textOf(word).split(SOFT_HYPHEN);
  let start = 0;
  return texts.map((text, index) => {
    const part = cut(word, start, start + text.length);
    start += text.length + 1;
    return index < texts.length - 1 ? hyphenated(part) : part;
  });
}

/** Soft hyphens are places, not characters: what is drawn has none. */
export function withoutSoftHyphens(fragments: readonly Fragment[]): readonly Fragment[] {
  return fragments.map((fragment) => ({ ...fragment, text: fragment.text.replaceAll(SOFT_HYPHEN, '') }));
}

function hyphenated(head: readonly Fragment[]): readonly Fragment[] {
  const last = head.at(-1);
  return last === undefined ? head : [...head, { ...last, text: '-', isSoftHyphen: true }];
}

function textOf(fragments: readonly Fragment[]): string {
  return fragments.map((fragment) => fragment.text).join('');
}

function cut(fragments: readonly Fragment[], from: number, to: number): readonly Fragment[] {
  const parts: Fragment[] = [];
  let start = 0;
  for (const fragment of fragments) {
    const text = fragment.text.slice(Math.max(0, from - start), Math.max(0, to - start));
    if (text !== '') parts.push({ ...fragment, text });
    start += fragment.text.length;
  }
  return parts;
}
