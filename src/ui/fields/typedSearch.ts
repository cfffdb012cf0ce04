import type { Option } from './option';
import { labelIs, labelStarts, matching } from './searchMatch';

/**
 * Where typing leads in a choice, or undefined without a hit: to the option that is called so, else to one that begins so, else to
 * the nearest that has it in it, each seen from the place where the search began and around. A letter pressed again goes on to the
 * next one that begins with it.
 */
export function foundByTyping(options: readonly Option[], from: number, typed: string): number | undefined {
  const letters = [...typed.toLowerCase()];
  const isOneLetter = letters.every((letter) => letter === letters[0]);
  const hits = nearest(options, isOneLetter ? from + 1 : Math.max(from, 0), typed);
  if (hits.length > 0 || !isOneLetter) return hits[0];
  const again = nearest(options, from + 1, typed.slice(0, 1));
  return again[(letters.length - 1) % again.length];
}

/** The places of the best hits, in order from a place on and around. */
function nearest(options: readonly Option[], start: number, typed: string): number[] {
  const inOrder = [...options.slice(start), ...options.slice(0, start)].filter(({ disabled }) => !disabled);
  const called = inOrder.filter(({ label }) => labelIs(label, typed));
  const beginning = inOrder.filter(({ label }) => labelStarts(label, typed));
  const best = [called, beginning, matching(inOrder, typed)].find((hits) => hits.length > 0) ?? [];
  return best.map((hit) => options.indexOf(hit));
}
