import type { ListRow } from './reading/row';

/** What was decided by hand; whatever was not is decided by what the list says and what stands already. */
export interface Choices {
  /** By the number of the row. */
  taken: Readonly<Record<number, boolean>>;
  /** What words of the list mean, by `wordKey`. */
  words: Readonly<Record<string, string>>;
}

export const noChoices: Choices = { taken: {}, words: {} };

/** The same words mean the same in every row; the empty word is a column in which nothing stands. */
export const wordKey = (column: string, text: string): string => `${column} ${text.toLowerCase()}`;

/** What a word of a row means: as it was chosen, else as it is known. */
export const codeOf = ({ texts, codes }: ListRow, column: string, { words }: Choices): string | undefined =>
  words[wordKey(column, texts[column] ?? '')] ?? codes[column];
