import type { Transport } from './endpoint';
import { acceptFrame, greetShell } from './handshake';

const shellOrigin = 'https://shell.example';
const areaOrigin = 'https://areas.example';

/** Windows are compared, never looked into: any object stands for one. */
const windowOf = (name: string) => ({ name }) as unknown as Window;
const [ours, other] = [windowOf('frame'), windowOf('somebody else')];

const ports: MessagePort[] = [];
function channel() {
  const { port1, port2 } = new MessageChannel();
  ports.push(port1, port2);
  return port2;
}
afterEach(() => {
  for (const port of ports.splice(0)) port.close();
});

function setUp() {
  const listeners = new Set<(event: MessageEvent<unknown>) => void>();
  const connected: Transport[] = [];
  const page = {
    addEventListener: (_: string, listener: never) => listeners.add(listener),
    removeEventListener: (_: string, listener: never) => listeners.delete(listener),
  } as unknown as Window;
  const stop = acceptFrame({
    frame: () => ours,
    origins: [areaOrigin],
    page,
    onConnect: (transport) => {
      connected.push(transport);
    },
  });
  const post = (event: Partial<Record<'data' | 'origin' | 'source' | 'ports', unknown>>) => {
    const whole = { data: 'vp.shell/1', origin: areaOrigin, source: ours, ports: [channel()], ...event };
    for (const listener of [...listeners]) listener(whole as MessageEvent<unknown>);
  };
  return { connected, listeners, post, stop };
}

test('the own frame of a listed origin is let in, once', () => {
  const { connected, listeners, post } = setUp();
  post({});
  post({});
  expect(connected).toHaveLength(1);
  expect(listeners.size).toBe(0);
});

test.each([
  ['another origin in the own frame', { origin: 'https://evil.example' }],
  ['an origin that only begins like ours', { origin: `${areaOrigin}.evil.example` }],
  ['the opaque origin of a sandbox', { origin: 'null' }],
  ['the right origin from another window', { source: other }],
  ['no window at all', { source: null }],
  ['another greeting', { data: 'vp.shell/2' }],
  ['an object instead of the greeting', { data: { type: 'logout' } }],
  ['no port', { ports: [] }],
  ['two ports', { ports: [channel(), channel()] }],
])('%s is not let in, and the own frame still is', (_, event) => {
  const { connected, post } = setUp();
  post(event);
  expect(connected).toHaveLength(0);
  post({});
  expect(connected).toHaveLength(1);
});

test('who has stopped accepting lets nobody in', () => {
  const { connected, post, stop } = setUp();
  stop();
  post({});
  expect(connected).toHaveLength(0);
});

test('an area greets exactly the origin of its shell, and its port arrives', async () => {
  const posted: unknown[][] = [];
  const transport = greetShell(shellOrigin, { postMessage: (...all: unknown[]) => void posted.push(all) });
  expect(posted).toEqual([['vp.shell/1', shellOrigin, [expect.any(MessagePort)]]]);
  const [, , [port]] = posted[0] as [string, string, [MessagePort]];
  ports.push(port);
  const heard = new Promise((resolve) => transport.listen(resolve));
  port.postMessage('through the port');
  expect(await heard).toBe('through the port');
});
