/** A small generator of pseudo-random numbers (mulberry32): the same seed gives the same numbers on every machine. */
export interface Random {
  /** An integer from 0 to one below the bound. */
  below(bound: number): number;
  pick<Items extends readonly [unknown, ...unknown[]]>(items: Items): Items[number];
  uuid(): string;
}

export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  const below = (bound: number) => Math.floor((next() / 2 ** 32) * bound);
  const hex = (length: number) => next().toString(16).padStart(8, '0').slice(0, length);
  return {
    below,
    pick: (items) => items[below(items.length)] ?? items[0],
    uuid: () => `${hex(8)}-${hex(4)}-4${hex(3)}-8${hex(3)}-${hex(8)}${hex(4)}`,
  };
}
