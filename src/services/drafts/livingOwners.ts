import { prefix } from './owners';

/** The owners that are alive, in any tab of this browser. */
export async function livingOwners(): Promise<ReadonlySet<string>> {
  if (!('locks' in navigator)) return new Set();
  const { held = [] } = await navigator.locks.query();
  return new Set(held.map(({ name = '' }) => name.slice(prefix.length)));
}
