/** A stretch of text in one style. Links are written out: `text` should tell where `href` leads. */
export interface Run {
  readonly text: string;
  /** `highlight` is the accent colour of the key figure, for key sentences only. */
  readonly style?: 'strong' | 'highlight';
  /** `https:` or `mailto:` address. */
  readonly href?: string;
}

/**
 * A plain string or runs. NBSP (U+00A0) is never broken, U+00AD marks a place where a word may be broken, `\n` ends
 * a line.
 */
export type Text = string | readonly Run[];
