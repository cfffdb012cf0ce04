/** How both drivers read the types on which they disagree, by PostgreSQL's type number. */
export const parsers: Readonly<Record<number, (text: string) => unknown>> = {
  /** bigint: counts and sums, all far below 2^53. */
  20: Number,
  /** date */
  1082: (text) => text,
  /** timestamptz */
  1184: (text) => new Date(text).toISOString(),
};
