/** Stands where a template literal has an expression. */
export const hole = '\u0000';

export interface KeySet {
  has(key: string): boolean;
}

/** Keys, of which those with holes stand for every key that fills them. */
export function createKeySet(keys: readonly string[]): KeySet {
  const known = new Set(keys.filter((key) => !key.includes(hole)));
  const patterns = [...new Set(keys.filter((key) => key.includes(hole)))].map(asPattern);
  return { has: (key) => known.has(key) || patterns.some((pattern) => pattern.test(key)) };
}

const asPattern = (key: string) =>
  new RegExp(
    `^${key
      .split(hole)
      .map((part) => part.replace(/[.*+?^$()[\]{}|\\]/g, '\\$&'))
      .join('[\\w.+-]+')}$`,
  );
