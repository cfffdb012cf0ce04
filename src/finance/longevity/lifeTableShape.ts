/** Male q, l, e and female q, l, e of one completed age. */
export type LifeTableRow = readonly [number, number, number, number, number, number];

/** A period table: what would hold if mortality stayed as it was in its years. Later lives tend to be longer. */
export interface LifeTable {
  /** To be named wherever a value is shown. */
  source: string;
  /** The row of age n stands at index n. */
  rows: readonly LifeTableRow[];
}
