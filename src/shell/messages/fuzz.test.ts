import { createAreaPort, createShellBus, type ShellBus } from './bus';
import { type Counts, messagesPerSecond } from './endpoint';
import { toArea } from './toArea';
import { toShell } from './toShell';
import { portTransport } from './transports';

const count = 10_000;

/** Mulberry32: the same hostile messages in every run. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const types = [...Object.keys(toShell), ...Object.keys(toArea), '__proto__', 'constructor', 'toString', ''];

/** A payload of somebody who wants to break in, or who has broken something. */
function hostilePayload(random: () => number): unknown {
  const pick = <Value>(values: Value[]) => values[Math.floor(random() * values.length)];
  const cycle: Record<string, unknown> = {};
  cycle['self'] = cycle;
  const revoked = Proxy.revocable({}, {});
  revoked.revoke();
  return pick<() => unknown>([
    () => undefined,
    () => random() * 1e12,
    () => 'x'.repeat(Math.floor(random() * 100_000)),
    () => cycle,
    () => revoked.proxy,
    () =>
      new Proxy(
        {},
        {
          get: () => {
            throw new Error('trap');
          },
          ownKeys: () => {
            throw new Error('trap');
          },
        },
      ), // prettier-ignore
    () => ({
      get to() {
        throw new Error('getter');
      },
    }), // prettier-ignore
    () => JSON.parse('{"__proto__":{"polluted":true},"to":"/haushalt"}') as unknown,
    () => ({ constructor: { prototype: { polluted: true } }, to: '/haushalt' }),
    () => ({
      to: pick(['javascript:alert(1)', '//evil.example', '/\\evil.example', 'data:text/html,x', '/haushalt']),
    }),
    () => ({ requestId: crypto.randomUUID(), key: pick(['previousPage', '__proto__']), value: 'x' }),
    () => ({
      householdId: '11111111-0000-4000-8000-000000000002',
      documents: JSON.parse('{"__proto__":7,"incomes":2}') as unknown,
    }),
    () => ({ severity: 'info', text: 'x', toString: () => 'trap' }),
    () => ({ title: Symbol('title') }),
    () => new Map([['to', '/haushalt']]),
    () => [[[[[[random()]]]]]],
    () => ({ reason: pick(['user', 'expired', { length: 4 }]) }),
  ])?.();
}

/** Answers storage, fails on everything else that gets through. */
function startShell(now: () => number, onError: (error: unknown) => void): ShellBus {
  const bus = createShellBus(onError, now);
  for (const type of Object.keys(toShell) as (keyof typeof toShell)[])
    bus.subscribe(type, () => {
      throw new Error('a listener that always fails');
    });
  bus.subscribe('storageGet', ({ requestId }, from) =>
    from.send('storageResult', { requestId, ok: true, value: 'still here' }),
  );
  return bus;
}

const uncaught: unknown[] = [];
const note = (error: unknown) => void uncaught.push(error);
beforeAll(() => {
  process.on('uncaughtException', note);
  process.on('unhandledRejection', note);
});
afterAll(() => {
  process.off('uncaughtException', note);
  process.off('unhandledRejection', note);
});

const expectUnharmed = ({ counts }: ShellBus, errors: unknown[]) => {
  expect(uncaught).toEqual([]);
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  expect(Object.getOwnPropertyNames(Object.prototype)).not.toContain('polluted');
  expect(counts.dropped).toBeGreaterThan(count / 2);
  expect(counts.failed).toBe(errors.length);
  expect(errors.length).toBeGreaterThan(0);
  expect(new Set(errors.map(String))).toEqual(new Set(['Error: a listener that always fails']));
};

test('10,000 hostile messages in one document harm nothing, and the shell still answers', () => {
  const random = createRandom(20_261_001);
  const errors: unknown[] = [];
  let now = 0;
  const bus = startShell(
    () => now,
    (error) => errors.push(error),
  );
  const port = bus.port('hostile');
  for (let sent = 0; sent < count; sent += 1) {
    if (sent % messagesPerSecond === 0) now += 1_000;
    port.send(types[Math.floor(random() * types.length)] as never, hostilePayload(random) as never);
  }
  expectUnharmed(bus, errors);
  now += 1_000;
  const answers: unknown[] = [];
  port.subscribe('storageResult', (result) => answers.push(result));
  const requestId = crypto.randomUUID();
  port.send('storageGet', { requestId, key: 'previousPage' });
  expect(answers).toEqual([{ requestId, ok: true, value: 'still here' }]);
});

test('10,000 hostile envelopes over a port harm nothing, and the shell still answers', async () => {
  const random = createRandom(17_112_026);
  const errors: unknown[] = [];
  let now = 0;
  const bus = startShell(
    () => (now += 1_000 / messagesPerSecond), // just as many as may pass
    (error) => errors.push(error),
  );
  const { port1, port2 } = new MessageChannel();
  const peer = bus.connect(portTransport(port1), 'hostile');
  for (let sent = 0; sent < count; sent += 1) {
    try {
      port2.postMessage(hostileEnvelope(random, types[Math.floor(random() * types.length)]));
    } catch {
      port2.postMessage(undefined); // the browser itself does not let it pass
    }
  }
  const counts: Counts = { dropped: 0, limited: 0, failed: 0 };
  const area = createAreaPort(portTransport(port2), 'hostile', { counts, onError: note });
  const requestId = crypto.randomUUID();
  const answered = new Promise((resolve) => {
    // one of the hostile messages may be a question too, and gets its own answer
    area.subscribe('storageResult', (result) => result.requestId === requestId && resolve(result));
  });
  area.send('storageGet', { requestId, key: 'previousPage' });
  expect(await answered).toEqual({ requestId, ok: true, value: 'still here' });
  expectUnharmed(bus, errors);
  peer.close();
  area.close();
});

function hostileEnvelope(random: () => number, type: unknown): unknown {
  const payload = hostilePayload(random);
  const kind = Math.floor(random() * 6);
  if (kind === 0) return payload;
  if (kind === 1) return { ns: 'vp.shell', v: 2, type, payload, source: 'hostile' };
  if (kind === 2) return { ns: 'vp.shell', v: 1, type, payload, source: 'hostile', more: payload };
  if (kind === 3) return JSON.stringify({ ns: 'vp.shell', v: 1, type });
  return { ns: 'vp.shell', v: 1, type, payload, source: 'hostile' };
}
