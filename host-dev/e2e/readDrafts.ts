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
  const drafts: { nonce: Uint8Array<ArrayBuffer>; sealed: ArrayBuffer }[] = await asked(
    of('drafts').getAll(),
  );
  const texts = drafts.map(async ({ nonce, sealed }, at) => {
    const id = ids[at];
    const key: CryptoKey = await asked(of('keys').get(Array.isArray(id) ? String(id[0]) : ''));
    const additionalData = new TextEncoder().encode(JSON.stringify(id));
    const clear = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: nonce, additionalData }, key, sealed);
    return new TextDecoder().decode(clear);
  });
  const clear = await Promise.all(texts);
  database.close();
  return clear;
}
