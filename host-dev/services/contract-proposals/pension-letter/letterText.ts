import type { ReadLine, ReadWord } from '../recognition';
import { type Line, toLine } from '../readLines';

/** A letter's lines, and its text in one, without the number of the insured and with words whole that were divided at a line's end. */
export interface LetterText {
  lines: readonly Line[];
  flow: Line;
}

export function letterText(lines: readonly ReadLine[]): LetterText {
  return {
    lines: lines.map((words) => withoutNumber(toLine(words))).filter(({ text }) => text.trim() !== ''),
    flow: withoutNumber(toLine(wholeWords(lines.flat()))),
  };
}

/** Also with letters that were taken for digits: nothing of the number is ever read. */
const insuranceNumber =
  /(?<![\p{L}\d.,])[\doOlI|]{2}\s?[\doOlI|]{6}\s?\p{L}\s?[\doOlI|]{3}(?![\p{L}\d,])|Versicherungs-?\s?(?:nummer|nr\.?)|VSNR\.?/giu;

/** Blanks in its place, so that every other word stays where it was read. */
const withoutNumber = ({ text, words }: Line): Line => ({
  text: text.replace(insuranceNumber, (number) => ' '.repeat(number.length)),
  words,
});

/** `Renten-` and `anwartschaft` are one word. */
function wholeWords(words: readonly ReadWord[]): ReadWord[] {
  const whole: ReadWord[] = [];
  for (const word of words) {
    const before = whole.at(-1);
    if (before && /\p{Ll}[-­‐¬]$/u.test(before.text) && /^\p{Ll}/u.test(word.text))
      whole[whole.length - 1] = {
        text: before.text.slice(0, -1) + word.text,
        confidence: Math.min(before.confidence, word.confidence),
      };
    else whole.push(word);
  }
  return whole;
}

export interface Phrase<Kind> {
  kind: Kind;
  /** Where it begins, and where what it names begins. */
  at: number;
  end: number;
}

/** Where a text says one of some phrases, in its order; a character that the recognition often mistakes counts as the other. */
export function phrasesIn<Kind extends string>(
  text: string,
  phrases: Readonly<Record<Kind, readonly string[]>>,
): Phrase<Kind>[] {
  const folded = fold(text);
  const found: Phrase<Kind>[] = [];
  for (const kind of Object.keys(phrases) as Kind[]) // its own keys
    for (const phrase of phrases[kind])
      for (const { index, 0: said } of folded.matchAll(patternOf(phrase)))
        found.push({ kind, at: index, end: index + said.length });
  return found.toSorted((one, other) => one.at - other.at);
}

/** One character for one, so that places in both are the same. */
const fold = (text: string): string =>
  [...mistakes].reduce(
    (folded, [meant, seen]) => folded.replace(seen, meant),
    text.replace(/\p{Lu}/gu, lower),
  );

const mistakes = new Map([
  ['o', /[0öóò]/g],
  ['l', /[1i|!íì]/g],
  ['a', /[äáà]/g],
  ['u', /[üúù]/g],
  ['e', /[éèë]/g],
]);

const lower = (letter: string) => {
  const small = letter.toLowerCase();
  return small.length === letter.length ? small : letter;
};

/** A phrase is of letters, digits and %. */
const patternOf = (phrase: string): RegExp =>
  new RegExp(String.raw`(?<!\p{L})${fold(phrase).split(' ').join(String.raw`\s+`)}`, 'gu');
