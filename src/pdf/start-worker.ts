/**
 * Starts a worker whose script may come from another origin than the page, as everything of an area may. Browsers
 * start no worker from there; they let one of the page's own, made of two lines, import it, where `script-src` names
 * that origin and `worker-src` says `blob:`.
 *
 * The build takes a call for the beginning of a worker (`module.parser.javascript.worker`), so it is written as
 * `startWorker(new URL('./name.worker.ts', import.meta.url))` and in no other way.
 */
export function startWorker(address: URL): Worker {
  if (address.origin === location.origin) return new Worker(address);
  const script = URL.createObjectURL(new Blob([importing(address.href)], { type: 'text/javascript' }));
  const worker = new Worker(script);
  const release = () => URL.revokeObjectURL(script);
  worker.addEventListener('message', release, { once: true });
  worker.addEventListener('error', release, { once: true });
  return worker;
}

/** The script looks for more files of its own beside itself: where it is has to be where it came from. */
const importing = (href: string) => `
Object.defineProperty(self, 'location', { value: new URL(${JSON.stringify(href)}) });
importScripts(${JSON.stringify(href)});
`;
