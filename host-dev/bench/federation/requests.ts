import type { CDPSession } from '@playwright/test';

interface Seen {
  url: string;
  /** How many answers had to be there before it was known: 0 is the page itself. */
  depth: number;
  bytes: number;
  isOver: boolean;
}

/** The protocol's description of who asked, as far as it is read here. */
interface Initiator {
  type: string;
  url?: string;
  stack?: Stack;
}
interface Stack {
  callFrames: readonly { url: string }[];
  parent?: Stack;
}

/** Every address that a page asks for, in order. */
export interface Requests {
  /** The files among them since `from`. */
  files(from?: number): readonly Seen[];
  count(): number;
  /** Resolves when every file that was asked for is there. */
  settled(): Promise<void>;
}

/** Listens to the network of a page. `isFile` says what is a file of the build and not the answer of a service. */
export async function recordRequests(
  session: CDPSession,
  isFile: (pathname: string) => boolean,
): Promise<Requests> {
  const seen = new Map<string, Seen>();
  const byId = new Map<string, Seen>();
  const waiting = new Set<() => void>();
  const ofBuild = ({ url, depth }: Seen) => depth === 0 || isFile(new URL(url).pathname);
  const files = (from = 0) => [...seen.values()].slice(from).filter(ofBuild);
  const over = ({ requestId, encodedDataLength = 0 }: { requestId: string; encodedDataLength?: number }) => {
    const request = byId.get(requestId);
    if (!request) return;
    Object.assign(request, { isOver: true, bytes: request.bytes + encodedDataLength });
    if (files().every(({ isOver }) => isOver)) for (const go of [...waiting]) go();
  };
  session.on('Network.requestWillBeSent', ({ requestId, request: { url }, initiator }) => {
    if (!url.startsWith('http') || seen.has(url)) return; // what was preloaded is asked for once more, without a request
    const request = { url, depth: seen.size === 0 ? 0 : depthBy(initiator, seen), bytes: 0, isOver: false };
    seen.set(url, request);
    byId.set(requestId, request);
  });
  session.on('Network.loadingFinished', over);
  session.on('Network.loadingFailed', over);
  await session.send('Network.enable');
  return {
    files,
    count: () => seen.size,
    settled: async () => {
      if (files().every(({ isOver }) => isOver)) return;
      await new Promise<void>((resolve) => {
        const go = () => {
          waiting.delete(go);
          resolve();
        };
        waiting.add(go);
      });
    },
  };
}

/** One more than the deepest of those whose code or text led to the request. */
function depthBy({ url, stack }: Initiator, seen: ReadonlyMap<string, Seen>): number {
  const urls = url === undefined ? [] : [url];
  for (let part = stack; part; part = part.parent) urls.push(...part.callFrames.map((frame) => frame.url));
  return 1 + Math.max(0, ...urls.map((known) => seen.get(known)?.depth ?? 0));
}
