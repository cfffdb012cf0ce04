/** How much of the width the word of a moment takes, in percent. */
const width = 18;

/**
 * The row of each moment's word, 0 at the top: a word stands to the right of its line in the left half and to the left of it
 * in the right half, and those that would lie upon one another stand in different rows. Places in percent of the width.
 */
export function momentRows(places: readonly number[]): number[] {
  const taken: { row: number; from: number }[] = [];
  return places.map((place) => {
    const from = place < 50 ? place : place - width;
    const near = new Set(taken.filter((other) => Math.abs(other.from - from) < width).map(({ row }) => row));
    let row = 0;
    while (near.has(row)) row += 1;
    taken.push({ row, from });
    return row;
  });
}
