import type { CDPSession } from '@playwright/test';

/** What crossed the line since it was asked last. */
export interface Traffic {
  requests: number;
  bytes: number;
}

export interface Line {
  take(): Traffic;
  /** Resolves when nothing has been under way for a while. */
  quiet(): Promise<void>;
}

/** Milliseconds without a word after which a request counts as over: of a worker's script the page hears no end. */
const forgotten = 3_000;

/** Counts requests that leave the browser and the bytes of their answers, as they are on the wire. */
export async function countTraffic(session: CDPSession): Promise<Line> {
  let traffic: Traffic = { requests: 0, bytes: 0 };
  let last = performance.now();
  const open = new Set<string>();
  const isOpen = () => open.size > 0 && performance.now() - last < forgotten;
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.url.startsWith('http')) open.add(requestId);
    last = performance.now();
  });
  const over = (requestId: string, bytes: number) => {
    if (open.delete(requestId) && bytes > 0)
      traffic = { requests: traffic.requests + 1, bytes: traffic.bytes + bytes };
    last = performance.now();
  };
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    over(requestId, encodedDataLength),
  );
  session.on('Network.loadingFailed', ({ requestId }) => over(requestId, 0));
  await session.send('Network.enable');
  return {
    take: () => {
      const taken = traffic;
      traffic = { requests: 0, bytes: 0 };
      return taken;
    },
    quiet: async () => {
      while (isOpen() || performance.now() - last < 400)
        await new Promise((resolve) => setTimeout(resolve, 100));
    },
  };
}
