import type { FontName } from '../../fonts';
import type { AmountSource } from '../../model';

/** Text in one style. Neighbours of the same run are drawn together. */
export interface Fragment {
  readonly text: string;
  readonly font: FontName;
  readonly size: number;
  readonly colour: string;
  /** Which run of the text it comes from. */
  readonly run: number;
  readonly href?: string;
  readonly isSoftHyphen?: true;
  readonly of?: AmountSource;
}

/** What is not broken unless it must be, and how it ends. */
export interface Word {
  readonly fragments: readonly Fragment[];
  /** The space behind the word, when there is one. */
  readonly space?: Fragment;
  readonly endsLine: boolean;
}

const pieces = /\n|\u200b| +|[^ \n\u200b]+/g;

/** Behind a hyphen, dash or slash between words a line may end. */
const afterHyphen = /(?<=[\p{Letter}\p{Number}]{2}[-–/])(?=\p{Letter}{2})/u;

/** Splits styled text into words; a word may run through several fragments (`566 €` and `.`). */
export function splitWords(fragments: readonly Fragment[]): readonly Word[] {
  const words: Word[] = [];
  let current: Fragment[] = [];
  const close = (end: Pick<Word, 'space' | 'endsLine'>) => {
    words.push({ fragments: current, ...end });
    current = [];
  };
  for (const fragment of fragments) {
    for (const piece of fragment.text.match(pieces) ?? []) {
      if (piece === '\n') {
        close({ endsLine: true });
      } else if (piece.startsWith(' ')) {
        if (current.length > 0) close({ space: { ...fragment, text: ' ' }, endsLine: false });
      } else if (piece === '\u200b') {
        close({ endsLine: false });
      } else {
        for (const [index, part] of piece.split(afterHyphen).entries()) {
          if (index > 0) close({ endsLine: false });
          current.push({ ...fragment, text: part });
        }
      }
    }
  }
  if (current.length > 0) close({ endsLine: false });
  return words;
}
