import type { Kerning } from './fontData';

/** The advance of `left` when `right` follows it. */
export type Advances = (left: string, right: string) => number;

/**
 * Packs a font's kerning: characters that kern alike on their right side share a left class, those that kern alike on
 * their left side a right class. Nothing is lost, and a matrix of 160,000 pairs becomes one of a few thousand.
 */
export function kerningClasses(
  characters: readonly string[],
  advances: readonly number[],
  advanceBefore: Advances,
): Kerning {
  const rows = characters.map((left, index) =>
    characters.map((right) => advanceBefore(left, right) - (advances[index] ?? 0)),
  );
  const columns = characters.map((_, index) => rows.map((row) => row[index] ?? 0));
  const left = classify(rows);
  const right = classify(columns);
  return {
    leftClasses: left.classes,
    rightClasses: right.classes,
    rightClassCount: right.representatives.length,
    values: left.representatives.flatMap((row) =>
      right.representatives.map((column) => rows[row]?.[column] ?? 0),
    ),
  };
}

function classify(vectors: readonly (readonly number[])[]) {
  const known = new Map<string, number>();
  const representatives: number[] = [];
  const classes = vectors.map((vector, index) => {
    const key = vector.join();
    const existing = known.get(key);
    if (existing !== undefined) return existing;
    known.set(key, representatives.length);
    return representatives.push(index) - 1;
  });
  return { classes, representatives };
}
