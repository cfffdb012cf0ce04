import { createClock } from '@vp-digital/core/shell';
import { testConfig } from '@vp-digital/core/shell/testing';
import * as z from 'zod/mini';
import { createCalls } from './baseQuery';
import type { Call } from './call';

const call = { kind: 'rest', method: 'GET', path: '', answer: z.object({ done: z.boolean() }) } as const;

const busy = (status: number, seconds?: number) =>
  new Response('{}', { status, headers: seconds === undefined ? {} : { 'retry-after': String(seconds) } });
const done = () => new Response('{"done":true}');

/** Calls services that answer like this, one after the other; says when they were called, in milliseconds. */
const start = (...answers: Response[]) => ask(call, () => Promise.resolve(answers.shift() ?? done()));

/** Services that answer after so many milliseconds, if they are waited for. */
const after =
  (milliseconds: number): typeof fetch =>
  (_, init) =>
    new Promise((resolve, reject) => {
      setTimeout(() => resolve(done()), milliseconds);
      init?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
    });

function ask(call: Call, answering: typeof fetch, onBroken: (error: Error) => void = () => {}) {
  const calledAt: number[] = [];
  const begin = Date.now();
  globalThis.fetch = (...request) => {
    calledAt.push(Date.now() - begin);
    return answering(...request);
  };
  const runtime = {
    config: testConfig,
    clock: createClock(),
    tokens: { get: () => Promise.resolve('token'), forget: () => {}, close: () => {} },
    onUnauthorized: () => {},
    onDeviceLocked: () => {},
    onBroken,
  };
  const answer = createCalls(() => runtime)(call, new AbortController());
  return { answer, calledAt };
}

const { fetch } = globalThis;
beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  globalThis.fetch = fetch;
});

test.each([429, 503])(
  'who is told by %i to wait some seconds waits that long, then has the answer',
  async (status) => {
    const { answer, calledAt } = start(busy(status, 3), busy(status, 7));
    await jest.advanceTimersByTimeAsync(15_000);
    expect(await answer).toEqual({ data: { done: true } });
    const [, second = 0, third = 0] = calledAt;
    expect(calledAt).toHaveLength(3);
    expect(second).toBeGreaterThanOrEqual(3_000);
    expect(second).toBeLessThan(4_000);
    expect(third - second).toBeGreaterThanOrEqual(7_000);
  },
);

test('who would have to wait for longer is told so at once', async () => {
  const { answer, calledAt } = start(busy(429, 180));
  await jest.advanceTimersByTimeAsync(0);
  expect(await answer).toEqual({
    error: { kind: 'failed', status: 429, requestId: undefined, retryAfter: 180 },
  });
  expect(calledAt).toHaveLength(1);
});

test('a service that is busy without saying for how long is asked again soon, twice', async () => {
  const { answer, calledAt } = start(busy(503), busy(503), busy(503));
  await jest.advanceTimersByTimeAsync(2_000);
  expect(await answer).toEqual({ error: { kind: 'failed', status: 503, requestId: undefined } });
  expect(calledAt).toHaveLength(3);
});

const picture: Call = { ...call, method: 'POST', file: new Blob(['x'], { type: 'image/jpeg' }) };

test.each([
  ['an answer is waited for 15 seconds', call, 14_000, 16_000],
  ['a file has three minutes: ten megabytes at one megabit a second arrive', picture, 80_000, 181_000],
])('%s, then the service is asked again', async (_, sent, inTime, tooLate) => {
  const arrived = ask(sent, after(inTime));
  await jest.advanceTimersByTimeAsync(inTime);
  expect(await arrived.answer).toEqual({ data: { done: true } });
  expect(arrived.calledAt).toHaveLength(1);

  const late = ask(sent, after(tooLate));
  await jest.advanceTimersByTimeAsync(3 * tooLate + 2_000);
  expect(await late.answer).toEqual({ error: { kind: 'offline' } });
  expect(late.calledAt).toHaveLength(3);
});

test('an answer that breaks its contract is reported by places, without values and ids; one that was cut off is not', async () => {
  const id = '22222222-0001-4000-8000-000000000001';
  const schema = z.object({ items: z.record(z.string(), z.object({ net: z.int() })) });
  const broken = jest.fn<void, [Error]>();
  const wrong = () => Promise.resolve(Response.json({ items: { [id]: { net: 'Musterhaus' } } }));
  const { answer } = ask({ ...call, answer: schema }, wrong, broken);
  expect(await answer).toMatchObject({ error: { kind: 'failed', status: 200 } });
  expect(broken.mock.calls.map(([error]) => error.message)).toEqual(['answer: invalid_type items/net']);

  const cut = () => Promise.resolve(new Response('{"items":'));
  await ask({ ...call, answer: schema }, cut, broken).answer;
  expect(broken).toHaveBeenCalledTimes(1);
});
