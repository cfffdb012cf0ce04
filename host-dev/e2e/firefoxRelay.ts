import { spawn } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { WebSocket, WebSocketServer } from 'ws';

/**
 * Firefox between Playwright and itself: Playwright asks each browser for the media of its pages by a command of WebDriver BiDi
 * that Firefox ESR does not have yet, and gives up at its answer "unknown command". That one is answered here, everything else
 * goes through as it is. It can go as soon as Firefox ESR knows the command.
 */
const missing = 'emulation.setMediaFeaturesOverride';

const browser = spawn(process.env['VP_FIREFOX'] ?? 'firefox-esr', process.argv.slice(2), {
  stdio: ['ignore', 'inherit', 'pipe'],
});
browser.on('exit', (code) => process.exit(code ?? 1));
browser.on('error', (error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});

createInterface({ input: browser.stderr }).on('line', (line) => {
  const [, address] = /WebDriver BiDi listening on (ws:\/\/\S+)$/.exec(line) ?? [];
  if (address === undefined) process.stderr.write(`${line}\n`);
  else relayTo(address);
});

/** Says the address of a relay where Firefox would say its own. */
function relayTo(address: string): void {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  server.on('listening', () => {
    const { port } = server.address() as AddressInfo; // of a server of IP
    process.stderr.write(`WebDriver BiDi listening on ws://127.0.0.1:${port}\n`);
  });
  server.on('connection', (client, { url = '/' }) => {
    const firefox = new WebSocket(`${address}${url}`, { perMessageDeflate: false });
    const opened = new Promise<void>((resolve) => void firefox.once('open', resolve));
    client.on('message', (data, isBinary) => {
      const { id, method } = JSON.parse(textOf(data)) as { id: number; method: string }; // a command, by WebDriver BiDi
      if (method === missing) client.send(JSON.stringify({ type: 'success', id, result: {} }));
      else void opened.then(() => firefox.send(data, { binary: isBinary }));
    });
    firefox.on('message', (data, isBinary) => client.send(data, { binary: isBinary }));
    client.on('close', () => firefox.close());
    firefox.on('close', () => client.close());
    firefox.on('error', () => client.close());
  });
}

const textOf = (data: WebSocket.RawData): string =>
  (Array.isArray(data) ? Buffer.concat(data) : Buffer.from(data as Buffer)).toString(); // of an array it is a copy
