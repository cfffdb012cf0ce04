/** How many drafts, and keys of users, lie on the device. Runs in the page. */
export function countStored(): Promise<{ drafts: number; keys: number }> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('vp-digital-drafts');
    // Not there yet: it must not come into being here, without the stores that the page will make in it.
    opening.onupgradeneeded = () => opening.transaction?.abort();
    opening.onerror = () =>
      opening.error?.name === 'AbortError'
        ? resolve({ drafts: 0, keys: 0 })
        : reject(new Error('no database'));
    opening.onsuccess = () => {
      const database = opening.result;
      const stores = database.transaction(['drafts', 'keys']);
      const [drafts, keys] = [stores.objectStore('drafts').count(), stores.objectStore('keys').count()];
      stores.oncomplete = () => {
        database.close();
        resolve({ drafts: drafts.result, keys: keys.result });
      };
    };
  });
}
