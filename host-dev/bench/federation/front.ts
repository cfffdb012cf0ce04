import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { applicationPage } from '../../services/app/applicationPage';
import { isServicePath } from '../../services/app/staticFiles';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Stands before the services as a web server does: files compressed, everything else passed on. */
export interface Front {
  url: string;
  /** The build whose files are served from now on. */
  serve(folder: string): void;
  /** Whether the path is answered with a file of the build. */
  isFile(pathname: string): boolean;
  passTo(services: string): void;
  close(): void;
}

export async function startFront(): Promise<Front> {
  let folder = '';
  let services = '';
  const server = createServer((incoming, response) => {
    const { pathname } = new URL(incoming.url ?? '/', 'http://localhost');
    if (incoming.method !== 'GET' || (isServicePath(pathname) && !fileAt(folder, pathname)))
      passOn(services, incoming, response);
    else send(folder, pathname, response);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`, // listens on TCP
    serve: (next) => {
      folder = next;
    },
    isFile: (pathname) => fileAt(folder, pathname) !== undefined,
    passTo: (address) => {
      services = address;
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

function fileAt(folder: string, pathname: string): string | undefined {
  const file = path.join(folder, pathname);
  return existsSync(file) && statSync(file).isFile() ? file : undefined;
}

const packed = new Map<string, Buffer>();

/** The file at the address, else the shell's page. */
function send(folder: string, pathname: string, response: ServerResponse): void {
  const file = fileAt(folder, pathname);
  if (file) return sendFile(file, response);
  const headers = { 'content-type': types['.html'], 'cache-control': 'no-store', 'content-encoding': 'gzip' };
  applicationPage(folder, pathname).then(
    (page) => void response.writeHead(200, headers).end(gzipSync(page, { level: 9 })),
    () => response.destroy(),
  );
}

function sendFile(file: string, response: ServerResponse): void {
  const extension = path.extname(file);
  const headers = { 'content-type': types[extension], 'cache-control': 'no-cache' };
  if (extension === '.woff2') return void response.writeHead(200, headers).end(readFileSync(file));
  const body = packed.get(file) ?? gzipSync(readFileSync(file), { level: 9 });
  packed.set(file, body);
  response.writeHead(200, { ...headers, 'content-encoding': 'gzip' }).end(body);
}

function passOn(services: string, incoming: IncomingMessage, response: ServerResponse): void {
  const { method, headers } = incoming;
  const outgoing = request(new URL(incoming.url ?? '/', services), { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  outgoing.on('error', () => response.destroy());
  incoming.pipe(outgoing);
}
