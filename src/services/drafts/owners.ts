const prefix = 'vp-draft-owner:';

/**
 * Holds a lock in the owner's name until the answer is called or the page dies, however suddenly: so other tabs
 * know whose drafts are still being typed.
 */
export function claimOwner(owner: string): () => void {
  let release = () => {};
  const end = new Promise<void>((resolve) => {
    release = resolve;
  });
  if ('locks' in navigator) void navigator.locks.request(prefix + owner, () => end);
  return release;
}

/** The owners that are alive, in any tab of this browser. */
export async function livingOwners(): Promise<ReadonlySet<string>> {
  if (!('locks' in navigator)) return new Set();
  const { held = [] } = await navigator.locks.query();
  return new Set(held.map(({ name = '' }) => name.slice(prefix.length)));
}
