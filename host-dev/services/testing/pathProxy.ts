import { createServer, request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface PathProxy {
  /** What browsers use: with the path, without a slash at the end. */
  url: string;
  /** Everything below the path goes to this port from now on, without the path. */
  leadTo(port: number): void;
  close(): Promise<void>;
}

/** A proxy as a company has it: another application may stand beside ours, which has one path of the origin. */
export async function startPathProxy(base: string): Promise<PathProxy> {
  let target = 0;
  const proxy = createServer((request, response) => {
    const { url: path = '', method, headers } = request;
    if (!path.startsWith(`${base}/`)) return void response.writeHead(404).end('of another application');
    const asked = { port: target, host: 'localhost', path: path.slice(base.length), method, headers };
    const passed = ask(asked, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    passed.on('error', () => response.destroy());
    request.pipe(passed);
  });
  await new Promise<void>((resolve) => proxy.listen(0, 'localhost', resolve));
  const { port } = proxy.address() as AddressInfo; // listens on TCP
  return {
    url: `http://localhost:${port}${base}`,
    leadTo: (next) => {
      target = next;
    },
    close: async () => {
      proxy.closeAllConnections();
      await new Promise((resolve) => proxy.close(resolve));
    },
  };
}
