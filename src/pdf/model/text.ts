/**
 * The source of an amount in a text, for pointing at it in the preview: a figure, or a document field that somebody
 * typed into (`contracts.benefit`). It is not written to the file.
 */
export interface AmountSource {
  readonly figure?: string;
  readonly field?: string;
}

/** A stretch of text in one style. Links are written out: `text` should say where `href` leads. */
export interface Run {
  readonly text: string;
  /** `highlight` is the accent colour of the key figure, for key sentences only. */
  readonly style?: 'strong' | 'highlight';
  /** `https:` or `mailto:` address. */
  readonly href?: string;
  readonly of?: AmountSource;
}

/**
 * A plain string or runs. NBSP (U+00A0) is never broken, U+00AD marks a place where a word may be broken, `\n` ends
 * a line.
 */
export type Text = string | readonly Run[];
