import { createClock, type TokenSource } from '@vp-digital/core/shell';
import { testConfig } from '@vp-digital/core/shell/testing';
import { createSharedStore } from '@vp-digital/core/session';
import type { SectionName } from '@vp-digital/core/household';
import { createAreaApi } from '../createAreaApi';
import type { Dispatch } from '../saving/sectionQueues';
import { sectionTag } from './sections';

const [one, other] = ['11111111-0000-4000-8000-000000000001', '11111111-0000-4000-8000-000000000002'];

interface Asked {
  householdId: string;
  names: string[];
  signal: AbortSignal | null | undefined;
}

type Part = { document: object; mark?: string } | { unchanged: number } | { status: number };
type Answering = (name: string, mark: string | undefined) => Part | undefined;

const document = (section: string, version = 1) => ({ section, version, data: { items: {} } });

/** An area on a page, whose services answer like this for each document; what they were asked for stands in `asked`. */
function open({ answering = () => undefined, mounts = 1 }: { answering?: Answering; mounts?: number } = {}) {
  const asked: Asked[] = [];
  const received: string[] = [];
  const tokens: TokenSource = { get: () => Promise.resolve('token'), forget: () => {}, close: () => {} };
  const runtime = {
    config: testConfig,
    clock: createClock(),
    tokens,
    onUnauthorized: () => {},
    onDeviceLocked: () => {},
    onBroken: ({ message }: Error) => void received.push(message),
  };
  globalThis.fetch = (address, init) => {
    const url = new URL(address instanceof Request ? address.url : address, 'http://localhost');
    const [, householdId = ''] = /households\/([^/]+)\/sections/.exec(url.pathname) ?? [];
    if (init?.method === 'PATCH') return Promise.resolve(Response.json(document('goals', 2)));
    const names = url.searchParams.get('names')?.split(',') ?? [];
    asked.push({ householdId, names, signal: init?.signal });
    return new Promise((resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
      void Promise.resolve().then(() => resolve(Response.json(answerTo(names, answering))));
    });
  };
  const areaApi = createAreaApi('analysis');
  for (let mount = 0; mount < mounts; mount += 1) areaApi.connect(runtime);
  const { api } = areaApi;
  const shared = createSharedStore();
  shared.inject(api);
  shared.addMiddleware(api.middleware);
  const dispatch = shared.store.dispatch as Dispatch; // its thunks are the injected api's
  const read = (householdId: string, section: SectionName, forceRefetch = false) =>
    dispatch(api.endpoints.section.initiate({ householdId, section }, { forceRefetch }));
  return { asked, received, api, dispatch, read, names: () => asked.map(({ names }) => names.join()) };
}

function answerTo(names: readonly string[], answering: Answering) {
  const parts = names.map((asked) => {
    const [name = '', mark] = asked.split(':');
    return [name, answering(name, mark) ?? { document: document(name), mark: `mark-${name}` }] as const;
  });
  const all = (of: (part: Part) => unknown) =>
    Object.fromEntries(parts.flatMap(([name, part]) => (of(part) === undefined ? [] : [[name, of(part)]])));
  return {
    documents: all((part) => ('document' in part ? part.document : undefined)),
    marks: all((part) => ('document' in part ? part.mark : undefined)),
    unchanged: all((part) => ('unchanged' in part ? part.unchanged : undefined)),
    problems: all((part) =>
      'status' in part ? { status: part.status, code: 'internal', title: 'x', requestId: 'r' } : undefined,
    ),
  };
}

const { fetch } = globalThis;
afterEach(() => {
  jest.useRealTimers();
  globalThis.fetch = fetch;
});

describe('reads of documents that are asked for in one go', () => {
  test('travel together, also of several mounts, and each stands in the cache by itself', async () => {
    const { read, names } = open({ mounts: 2 });
    const came = await Promise.all([read(one, 'persons'), read(one, 'incomes'), read(one, 'goals')]);
    expect(came.map(({ data }) => [data?.section, data?.version])).toEqual([
      ['persons', 1],
      ['incomes', 1],
      ['goals', 1],
    ]);
    await Promise.all([read(one, 'persons'), read(one, 'housing')]);
    expect(names()).toEqual(['persons,incomes,goals', 'housing']);
  });

  test('of two households are never in one request', async () => {
    const { read, asked } = open();
    await Promise.all([read(one, 'persons'), read(other, 'persons'), read(one, 'goals')]);
    expect(asked.map(({ householdId, names }) => [householdId, names.join()])).toEqual([
      [one, 'persons,goals'],
      [other, 'persons'],
    ]);
  });

  test('that become outdated at once are asked for at once', async () => {
    const { read, dispatch, api, names } = open();
    await Promise.all([read(one, 'persons'), read(one, 'incomes'), read(one, 'goals')]);
    const outdated = (['persons', 'goals'] as const).map((section) =>
      sectionTag({ householdId: one, section }),
    );
    dispatch(api.util.invalidateTags(outdated));
    await Promise.all(dispatch(api.util.getRunningQueriesThunk()));
    expect(names()).toEqual(['persons,incomes,goals', 'persons:mark-persons,goals:mark-goals']);
  });

  test('fail alone, by their own reason, and are asked for again alone', async () => {
    const { read, names } = open({ answering: (name) => (name === 'recap' ? { status: 403 } : undefined) });
    const [persons, recap] = await Promise.all([read(one, 'persons'), read(one, 'recap')]);
    expect([persons.data?.section, recap.error]).toEqual(['persons', { kind: 'forbidden', requestId: 'r' }]);
    await read(one, 'recap', true);
    expect(names()).toEqual(['persons,recap', 'recap']);
  });

  test('whose answer breaks its schema, or is not there, fail alone and are told of without values', async () => {
    const broken = { ...document('incomes'), data: { items: { a: { net: 'Geheimnis' } } } };
    const { read, received } = open({
      answering: (name) =>
        name === 'incomes' ? { document: broken } : name === 'goals' ? { unchanged: 1 } : undefined,
    });
    const [persons, incomes, goals] = await Promise.all([
      read(one, 'persons'),
      read(one, 'incomes'),
      read(one, 'goals'),
    ]);
    const failed = { kind: 'failed', status: 200, requestId: undefined };
    expect([persons.data?.section, incomes.error, goals.error]).toEqual(['persons', failed, failed]);
    expect(received).toHaveLength(2);
    expect(received.join()).not.toContain('Geheimnis');
  });

  test('that fail for a while only are tried again, twice, and without those that are there', async () => {
    jest.useFakeTimers();
    const { read, names } = open({ answering: (name) => (name === 'goals' ? { status: 503 } : undefined) });
    const both = Promise.all([read(one, 'persons'), read(one, 'goals')]);
    await jest.advanceTimersByTimeAsync(0);
    expect(await read(one, 'persons')).toMatchObject({ isSuccess: true });
    expect(names()).toEqual(['persons,goals']);
    await jest.advanceTimersByTimeAsync(5_000);
    expect((await both)[1].error).toMatchObject({ kind: 'failed', status: 503 });
    expect(names()).toEqual(['persons,goals', 'goals', 'goals']);
  });

  test('go on while anybody still wants one of them, and end when nobody does', async () => {
    const { read, asked } = open();
    const [persons, goals] = [read(one, 'persons'), read(one, 'goals')];
    await Promise.resolve();
    persons.abort();
    expect((await goals).data?.section).toBe('goals');
    expect(asked[0]?.signal?.aborted).toBe(false);
    const housing = read(one, 'housing');
    while (asked.length < 2) await Promise.resolve();
    housing.abort();
    await housing;
    expect(asked[1]?.signal?.aborted).toBe(true);
  });
});

describe('a document that is held already', () => {
  const held: Answering = (name, mark) =>
    mark === undefined ? undefined : mark === `mark-${name}` ? { unchanged: 1 } : { status: 500 };

  test('does not come again while nothing about it has changed', async () => {
    const { read, names } = open({ answering: held });
    const { data: first } = await read(one, 'persons');
    const { data: second } = await read(one, 'persons', true);
    expect(second).toBe(first);
    expect(names()).toEqual(['persons', 'persons:mark-persons']);
  });

  test('comes whole after it was saved, and what is saved meanwhile is not overwritten by what was read before', async () => {
    const { read, dispatch, api, names } = open({ answering: held });
    await read(one, 'goals');
    const key = { householdId: one, section: 'goals' } as const;
    const late = read(one, 'goals', true);
    const { data: saved } = await dispatch(
      api.endpoints.saveSection.initiate({
        ...key,
        changes: [{ path: '/items', value: {} }],
        baseVersion: 1,
      }),
    );
    if (saved) await dispatch(api.util.upsertQueryData('section', key, saved));
    await late;
    const { data } = await read(one, 'goals');
    expect(data?.version).toBe(2);
    await read(one, 'goals', true);
    expect(names().at(-1)).toBe('goals');
  });

  test('stays as it was saved when an answer of before comes late', async () => {
    const { read, dispatch, api } = open();
    const key = { householdId: one, section: 'goals' } as const;
    await read(one, 'goals');
    const answer = globalThis.fetch;
    let letGo = () => {};
    const gate = new Promise<void>((resolve) => (letGo = resolve));
    globalThis.fetch = async (...request) => {
      const response = await answer(...request);
      if (request[1]?.method !== 'PATCH') await gate;
      return response;
    };
    const late = read(one, 'goals', true);
    const changes = [{ path: '/items', value: {} }];
    const { data: saved } = await dispatch(
      api.endpoints.saveSection.initiate({ ...key, changes, baseVersion: 1 }),
    );
    if (saved) await dispatch(api.util.upsertQueryData('section', key, saved));
    letGo();
    expect((await late).data?.version).toBe(2);
  });
});
