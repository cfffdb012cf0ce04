import type { ServiceRuntime } from '@vp-digital/core/services';
import { createTelephoneCalls } from './telephoneCalls';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function open(answers: (number | 'offline')[]) {
  const sent: { body: unknown; token: string | null }[] = [];
  let tokens = 1;
  globalThis.fetch = jest.fn(async (_address: string, options: RequestInit) => {
    const body: unknown = JSON.parse(typeof options.body === 'string' ? options.body : '{}');
    sent.push({ body, token: new Headers(options.headers).get('authorization') });
    const status = answers.shift() ?? 200;
    if (status === 'offline') throw new TypeError('offline');
    return { ok: status === 200, status, headers: new Headers(), json: async () => ({ partners: [] }) };
  }) as unknown as typeof fetch;
  const runtime = {
    config: { services: { households: '/api/households' } },
    tokens: {
      get: async () => `t${tokens}`,
      forget: () => {
        tokens += 1;
      },
    },
  } as unknown as ServiceRuntime; // what is called here
  return { calls: createTelephoneCalls(runtime, 'household'), sent };
}

test('the end is asked for until it is answered, with a fresh token after one that is over', async () => {
  const { calls, sent } = open(['offline', 503, 401, 429]);
  const ended = calls.endAll();
  await jest.advanceTimersByTimeAsync(5_000);
  expect((await ended).kind).toBe('telephones');
  expect(sent.map(({ token }) => token)).toEqual([
    'Bearer t1',
    'Bearer t1',
    'Bearer t1',
    'Bearer t2',
    'Bearer t2',
  ]);
  expect(sent.every(({ body }) => JSON.stringify(body) === JSON.stringify({ viewId: calls.viewId }))).toBe(
    true,
  );
});

test.each([409, 403])('what is refused (%i) is not asked for again', async (status) => {
  const { calls, sent } = open([status]);
  const ended = calls.end('jonas');
  await jest.advanceTimersByTimeAsync(5_000);
  expect((await ended).kind).toBe(status === 409 ? 'taken' : 'failed');
  expect(sent).toHaveLength(1);
});

test('after ninety seconds the services have ended it themselves', async () => {
  const { calls, sent } = open(Array.from({ length: 200 }, () => 'offline'));
  const ended = calls.endAll();
  await jest.advanceTimersByTimeAsync(95_000);
  expect((await ended).kind).toBe('failed');
  const count = sent.length;
  expect(count).toBeGreaterThan(85);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(sent).toHaveLength(count);
});
