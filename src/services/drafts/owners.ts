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
  // A frame of another site may get neither locks nor storage: then there are no drafts to guard.
  if ('locks' in navigator) navigator.locks.request(prefix + owner, () => end).catch(() => {});
  return release;
}

/** The owners that are alive, in any tab of this browser. */
export async function livingOwners(): Promise<ReadonlySet<string>> {
  if (!('locks' in navigator)) return new Set();
  const { held = [] } = await navigator.locks.query();
  return new Set(held.map(({ name = '' }) => name.slice(prefix.length)));
}
