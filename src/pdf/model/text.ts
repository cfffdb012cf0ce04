/**
 * What the amounts of a text are, for whoever points at one in the preview: a figure, or what somebody typed into a field
 * of a document (`contracts.benefit`). The file does not say it.
 */
export interface AmountSource {
  readonly figure?: string;
  readonly field?: string;
}

/** A stretch of text in one style. Links are written out: `text` should tell where `href` leads. */
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
