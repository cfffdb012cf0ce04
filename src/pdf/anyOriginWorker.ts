/** Starts a worker; its script may come from another origin than the page. */
function start(address: URL): Worker {
  if (address.origin === location.origin) return new Worker(address);
  const script = URL.createObjectURL(new Blob([importing(address.href)], { type: 'text/javascript' }));
  const worker = new Worker(script);
  const release = () => URL.revokeObjectURL(script);
  worker.addEventListener('message', release, { once: true });
  worker.addEventListener('error', release, { once: true });
  return worker;
}

/** The script loads further files relative to its location, which has to be the address it came from. */
const importing = (href: string) => `
Object.defineProperty(self, 'location', { value: new URL(${JSON.stringify(href)}) });
importScripts(${JSON.stringify(href)});
`;

/**
 * A worker whose script may come from another origin than the page, as everything of an area may. Browsers start no
 * worker from there; they let one of the page's own, made of two lines, import it, where `script-src` names that origin
 * and `worker-src` says `blob:`.
 *
 * The build sees the beginning of a worker only in `new AnyOriginWorker(new URL('./name.worker.ts', import.meta.url))`
 * (`module.parser.javascript.worker`). No subclass of `Worker`, because outside of browsers there is none to extend.
 */
export const AnyOriginWorker = function AnyOriginWorker(address: URL) {
  return start(address);
} as unknown as new (
  address: URL,
) => Worker; // called by `new`, a function hands out the object that it returns
