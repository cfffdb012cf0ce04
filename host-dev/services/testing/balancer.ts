import { once } from 'node:events';
import { createServer, request } from 'node:http';

export interface Balancer {
  url: string;
  /** Addresses of the processes behind it; filled when they listen. */
  targets: string[];
  close(): Promise<unknown>;
}

/** Stands before several processes, as in production: every request goes to the next one. */
export async function startBalancer(): Promise<Balancer> {
  const targets: string[] = [];
  let requests = 0;
  const server = createServer((incoming, outgoing) => {
    const { method, headers, url = '/' } = incoming;
    const target = targets[requests++ % targets.length] ?? '';
    const forwarded = request(target + url, { method, headers, agent: false }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    forwarded.on('error', () => outgoing.writeHead(502).end());
    incoming.pipe(forwarded);
  });
  // by number: `localhost` may be two addresses, and a busy caller tries the other one
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    targets,
    close: () => {
      server.closeAllConnections();
      return once(server.close(), 'close');
    },
  };
}
