import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createShellBus } from './bus';
import { createPair } from './transports';

const fail = (error: unknown) => {
  throw error;
};

test('a message arrives on the other side as a copy', () => {
  const bus = createShellBus(fail);
  const seen: unknown[] = [];
  bus.subscribe('navigate', (payload) => seen.push(payload));
  const payload = { to: '/haushalt' };
  bus.port().send('navigate', payload);
  expect(seen).toEqual([payload]);
  expect(seen[0]).not.toBe(payload);
});

test.each([
  ['another origin', { to: '//evil.example' }],
  ['a scheme', { to: 'javascript:alert(1)' }],
  ['a backslash', { to: '/\\evil.example' }],
  ['a function', { to: () => '/haushalt' }],
])('a navigation with %s is dropped and counted', (_, payload) => {
  const bus = createShellBus(fail);
  const listener = jest.fn();
  bus.subscribe('navigate', listener);
  bus.port().send('navigate', payload as never);
  expect(listener).not.toHaveBeenCalled();
  expect(bus.counts.dropped).toBe(1);
});

test('an unknown type, or one that names a prototype member, is dropped', () => {
  const bus = createShellBus(fail);
  bus.port().send('toString' as never, {} as never);
  bus.port().send('takeOver' as never, {} as never);
  expect(bus.counts.dropped).toBe(2);
});

test('a listener that throws is reported and the others still hear the message', () => {
  const errors: unknown[] = [];
  const bus = createShellBus((error) => errors.push(error));
  const heard = jest.fn();
  bus.subscribe('login', () => {
    throw new Error('broken');
  });
  bus.subscribe('login', heard);
  bus.port().send('login', {});
  expect(heard).toHaveBeenCalledTimes(1);
  expect(errors).toHaveLength(1);
});

test('a listener that rejects later is reported and counted too', async () => {
  const errors: unknown[] = [];
  const bus = createShellBus((error) => errors.push(error));
  bus.subscribe('login', () => Promise.reject(new Error('broken')));
  bus.port().send('login', {});
  await Promise.resolve();
  expect(errors).toEqual([new Error('broken')]);
  expect(bus.counts.failed).toBe(1);
});

test.each(['tokenExchangeReady', 'storageResult', 'init', 'navigationRequest'])(
  'an area cannot send %s: only the shell may',
  (type) => {
    const bus = createShellBus(fail);
    const hearing = jest.fn();
    bus.port().subscribe(type as 'init', hearing);
    const hostile = bus.port('hostile');
    hostile.send(type as 'init', { requestId: crypto.randomUUID(), ok: true } as never);
    expect(hearing).not.toHaveBeenCalled();
    expect(bus.counts.dropped).toBe(1);
  },
);

test('an answer reaches only who has asked', () => {
  const bus = createShellBus(fail);
  const [asking, other] = [bus.port('analysis'), bus.port('pkv')];
  const heard: string[] = [];
  asking.subscribe('storageResult', () => heard.push('analysis'));
  other.subscribe('storageResult', () => heard.push('pkv'));
  bus.subscribe('storageGet', ({ requestId }, from) => from.send('storageResult', { requestId, ok: true }));
  asking.send('storageGet', { requestId: crypto.randomUUID(), key: 'previousPage' });
  expect(heard).toEqual(['analysis']);
});

test('the sender is who the shell has connected, not who a message says it is', () => {
  const bus = createShellBus(fail);
  const senders: string[] = [];
  bus.subscribe('login', (_, from) => senders.push(from.source));
  const [shellEnd, hostileEnd] = createPair();
  bus.connect(shellEnd, 'pkv');
  hostileEnd.post({ ns: 'vp.shell', v: 1, type: 'login', payload: {}, source: 'shell' });
  expect(senders).toEqual(['pkv']);
});

test('more than 200 messages a second are not heard, and the next second is a new one', () => {
  let now = 0;
  const bus = createShellBus(fail, () => now);
  const heard = jest.fn();
  bus.subscribe('login', heard);
  const port = bus.port();
  for (let sent = 0; sent < 300; sent += 1) port.send('login', {});
  expect(heard).toHaveBeenCalledTimes(200);
  expect(bus.counts.limited).toBe(100);
  now = 1_000;
  port.send('login', {});
  expect(heard).toHaveBeenCalledTimes(201);
});

test('one noisy area does not silence another', () => {
  const bus = createShellBus(fail, () => 0);
  const heard: string[] = [];
  bus.subscribe('login', (_, from) => heard.push(from.source));
  const [noisy, quiet] = [bus.port('noisy'), bus.port('quiet')];
  for (let sent = 0; sent < 1_000; sent += 1) noisy.send('login', {});
  quiet.send('login', {});
  expect(heard.at(-1)).toBe('quiet');
});

test('a closed port is neither heard nor told anything', () => {
  const bus = createShellBus(fail);
  const [heard, received] = [jest.fn(), jest.fn()];
  bus.subscribe('login', heard);
  const port = bus.port();
  port.subscribe('logout', received);
  port.close();
  port.send('login', {});
  bus.send('logout', { reason: 'user' });
  expect([heard, received].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
});

test('who has stopped listening hears nothing more', () => {
  const bus = createShellBus(fail);
  const listener = jest.fn();
  const port = bus.port();
  port.subscribe('logout', listener)();
  bus.send('logout', { reason: 'user' });
  expect(listener).not.toHaveBeenCalled();
});

test('nothing holds an area that has been closed, although the shell still listens', async () => {
  const bus = createShellBus(fail);
  bus.subscribe('login', () => {});
  const connectAndClose = () => {
    const peer = bus.connect(createPair()[0], 'pkv');
    peer.close();
    return new WeakRef(peer);
  };
  const gone = connectAndClose();
  await new Promise(setImmediate); // a weak reference holds until its task is over
  collectGarbage();
  expect(gone.deref()).toBeUndefined();
});

/** What `node --expose-gc` would offer. */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc()');
}
