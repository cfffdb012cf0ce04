import type { ITelemetryItem } from '@microsoft/applicationinsights-core-js';
import type { Config } from '@vp-digital/core/shell';
import { testRegistry } from '@vp-digital/core/shell/testing';
import { clean } from './applicationInsights';
import { createTelemetry } from './createTelemetry';
import { routeTemplate } from './routeTemplate';
import { limits, settings } from './settings';

const telemetry = { endpoint: '/v2/track', instrumentationKey: '00000000-0000-4000-8000-000000000000' };
const config = { telemetry } as Config; // no more of it is read
const paths = ['/haushalt', '/haushalt/:householdId/uebersicht'];
const registry = testRegistry({ haushalt: paths.map((path) => ({ path })) });

const sent: string[] = [];
const types: (string | null)[] = [];
let answer: () => Promise<Response>;
const accepted = async () => new Response('{"itemsReceived":1,"itemsAccepted":1,"errors":[]}');

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
  sent.splice(0);
  types.splice(0);
  answer = accepted;
  globalThis.fetch = async (_, init) => {
    const response = await answer();
    types.push(new Headers(init?.headers).get('content-type'));
    if (response.ok) sent.push(typeof init?.body === 'string' ? init.body : '');
    return response;
  };
});
afterEach(() => {
  jest.clearAllTimers();
  jest.useRealTimers();
});

test('the limits are those of the specification', () => {
  expect(limits).toEqual({
    samplingPercentage: 100,
    eventsLimitInMem: 10_000,
    maxBatchSizeInBytes: 102_400,
    maxBatchInterval: 15_000,
    sessionExpirationMs: 86_400_000,
    sessionRenewalMs: 1_800_000,
    enableSessionStorageBuffer: true,
  });
  expect(settings(telemetry)).toMatchObject(limits);
});

test('what happened before the library was there is sent after 15 seconds, in one batch', async () => {
  const { sink, start } = createTelemetry(config, registry);
  sink.event('app start', { version: '1.0.0' });
  await start();
  sink.event('page opened', { route: '/haushalt' });
  await jest.advanceTimersByTimeAsync(14_000);
  expect(sent).toEqual([]);
  await jest.advanceTimersByTimeAsync(2_000);
  expect(sent).toHaveLength(1);
  expect(types).toEqual(['application/json']);
  const items = JSON.parse(sent[0] ?? '') as { data: { baseData: { name: string } } }[];
  expect(items.map(({ data }) => data.baseData.name)).toEqual(['app start', 'page opened']);
});

test('a refused connection loses nothing: the items go out at the next load', async () => {
  answer = () => Promise.reject(new TypeError('Failed to fetch'));
  const first = createTelemetry(config, registry);
  await first.start();
  first.sink.event('page opened', { route: '/haushalt' });
  await jest.advanceTimersByTimeAsync(20_000);
  expect(sent).toEqual([]);
  answer = accepted;
  jest.clearAllTimers();
  const next = createTelemetry(config, registry);
  await next.start();
  next.sink.event('app start');
  await jest.advanceTimersByTimeAsync(20_000);
  const all = sent.join();
  expect(all).toContain('"page opened"');
  expect(all).toContain('"app start"');
  expect(all.split('"page opened"')).toHaveLength(2);
});

/** Names of all events that arrived, in whatever batches. */
const arrived = () =>
  sent.flatMap((body) =>
    (JSON.parse(body) as { data: { baseData: { properties: { milliseconds?: string } } } }[]).map(
      ({ data }) => Number(data.baseData.properties.milliseconds),
    ),
  );

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

describe.each<[string, () => Promise<Response>]>([
  ['refuses the connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['answers 400', async () => new Response('', { status: 400 })],
  ['answers 503', async () => new Response('', { status: 503 })],
  [
    'is slow',
    () =>
      new Promise((_, reject) => setTimeout(() => reject(new DOMException('slow', 'TimeoutError')), 30_000)),
  ],
])('an endpoint that %s', (kind, refuse) => {
  test('costs the page nothing, and nothing arrives twice', async () => {
    let attempts = 0;
    answer = () => {
      attempts += 1;
      return refuse();
    };
    const uncaught = jest.fn();
    process.on('unhandledRejection', uncaught);
    const { sink, start } = createTelemetry(config, registry);
    await start();
    for (const milliseconds of numbers(40)) sink.event('page opened', { milliseconds });
    await jest.advanceTimersByTimeAsync(60_000);
    expect(attempts).toBeGreaterThan(0);
    answer = accepted;
    jest.clearAllTimers();
    const next = createTelemetry(config, registry);
    await next.start();
    next.sink.event('app start', { milliseconds: 40 });
    await jest.advanceTimersByTimeAsync(120_000);
    process.off('unhandledRejection', uncaught);
    expect(uncaught).not.toHaveBeenCalled();
    const all = arrived();
    expect(new Set(all).size).toBe(all.length);
    expect(all).toContain(40);
    if (kind !== 'answers 400') expect(all.sort((one, other) => one - other)).toEqual(numbers(41)); // what is refused as wrong is wrong for ever
  });
});

test('a batch has at most 102,400 bytes; all of many events arrive, each once', async () => {
  const { sink, start } = createTelemetry(config, registry);
  await start();
  for (const milliseconds of numbers(1_500)) sink.event('page opened', { milliseconds });
  await jest.advanceTimersByTimeAsync(60_000);
  expect(sent.length).toBeGreaterThan(1);
  for (const body of sent) expect(new TextEncoder().encode(body).length).toBeLessThanOrEqual(102_400);
  expect(arrived().sort((one, other) => one - other)).toEqual(numbers(1_500));
});

test('a buffer that is kept on the device has at most 2,000 items', async () => {
  answer = () => new Promise(() => {});
  const { sink, start } = createTelemetry(config, registry);
  await start();
  for (const milliseconds of numbers(2_500)) sink.event('page opened', { milliseconds });
  const kept = Object.entries({ ...sessionStorage }).flatMap(([key, value]) =>
    /buffer/i.test(key) ? [(JSON.parse(value) as unknown[]).length] : [],
  );
  expect(kept.length).toBeGreaterThan(0);
  expect(Math.max(...kept)).toBe(2_000);
});

test('nothing is sent where no endpoint is configured', async () => {
  const { sink, start } = createTelemetry({} as Config, registry);
  sink.event('app start');
  await start();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(sent).toEqual([]);
});

test('an address becomes its pattern', () => {
  const id = '11111111-0000-4000-8000-000000000002';
  expect(routeTemplate(registry, `/haushalt/${id}/uebersicht?person=${id}`)).toBe(
    '/haushalt/:householdId/uebersicht',
  );
  expect(routeTemplate(registry, '/petra.beispiel@example.org')).toBe('other');
});

describe('whatever code hands in, nothing personal leaves', () => {
  const secrets = [
    'Musterhaus',
    '11111111-0000-4000-8000-000000000002',
    '532350',
    'eyJhbGciOi',
    'DE89370400440532013000',
  ];
  const hostile = Object.fromEntries(
    [
      'name',
      'householdId',
      'net',
      'token',
      'route',
      'area',
      'version',
      'during',
      'kind',
      'status',
      '__proto__',
    ].map((name, index) => [name, secrets[index % secrets.length]]),
  );

  test.each(['app start', 'error', 'page opened', 'Musterhaus', '532350'])('as "%s"', async (name) => {
    const { sink, start } = createTelemetry(config, registry);
    await start();
    window.history.replaceState({}, '', `/haushalt/${secrets[1]}/uebersicht`);
    document.title = 'Musterhaus';
    sink.event(name, { ...hostile, status: 532350, milliseconds: 5_323.5 });
    jest.spyOn(console, 'error').mockImplementation(() => {});
    sink.error(new Error(secrets.join(' ')), { area: 'Musterhaus', version: 'eyJhbGciOi', during: '532350' });
    await jest.advanceTimersByTimeAsync(20_000);
    expect(sent.join()).toContain('"error"');
    const stored = JSON.stringify({ ...sessionStorage, ...localStorage });
    for (const secret of secrets) expect(sent.join() + stored).not.toContain(secret);
  });

  test('items of other kinds, tags and data are dropped', () => {
    const item: ITelemetryItem = {
      name: 'x',
      baseType: 'EventData',
      baseData: { name: 'error', properties: { area: 'shell' }, measurements: { net: 1 } },
      tags: [{ 'ai.operation.name': '/haushalt/42' }],
      data: { net: 532350 },
      ext: { user: { id: 'petra' }, trace: { name: '/haushalt/42' }, app: { sesId: 's' } },
    };
    expect(clean(item, [])).toBe(true);
    expect(item).toEqual({
      name: 'x',
      baseType: 'EventData',
      baseData: { name: 'error', properties: { area: 'shell' } },
      tags: [],
      data: {},
      ext: { app: { sesId: 's' } },
    });
    expect(clean({ name: 'x', baseType: 'ExceptionData', baseData: { name: 'error' } }, [])).toBe(false);
  });
});
