/** What all drafts on the device say, in clear: the page that made their key can read them. Runs in the page. */
export async function readDrafts(): Promise<string[]> {
  const asked = <Value>(request: IDBRequest<Value>) =>
    new Promise<Value>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(new Error('not to be read'));
    });
  const database = await asked(indexedDB.open('vp-digital-drafts'));
  if (!database.objectStoreNames.contains('drafts')) return [];
  const of = (store: string) => database.transaction(store).objectStore(store);
  const ids = await asked(of('drafts').getAllKeys());
  const kept: unknown = await asked(of('drafts').getAll());
  const drafts = kept as { nonce: Uint8Array<ArrayBuffer>; sealed: ArrayBuffer }[]; // as `deviceDrafts` writes them
  const texts = drafts.map(async ({ nonce, sealed }, at) => {
    const id = ids[at];
    const named = Array.isArray(id) && typeof id[0] === 'string' ? id[0] : '';
    const key = (await asked<unknown>(of('keys').get(named))) as CryptoKey; // as `deviceDrafts` makes it
    const additionalData = new TextEncoder().encode(JSON.stringify(id));
    const clear = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: nonce, additionalData }, key, sealed);
    return new TextDecoder().decode(clear);
  });
  const clear = await Promise.all(texts);
  database.close();
  return clear;
}
