export const prefix = 'vp-draft-owner:';

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
