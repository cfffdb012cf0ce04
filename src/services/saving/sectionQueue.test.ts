import type { Change, KnownSectionDocument } from '@vp-digital/core/contracts';
import type { ServiceError } from '../request/serviceError';
import { type QueueState, SectionQueue } from './sectionQueue';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

type Sent = { data: KnownSectionDocument } | { error: ServiceError };

function setUp() {
  let version = 1;
  const sent: { changes: readonly Change[]; baseVersion: number; answer(result: Sent): Promise<void> }[] = [];
  const states: QueueState[] = [];
  const queue = new SectionQueue({
    save: (changes, baseVersion) =>
      new Promise((resolve) => {
        sent.push({
          changes,
          baseVersion,
          answer: async (result) => {
            resolve(result);
            await jest.advanceTimersByTimeAsync(0);
          },
        });
      }),
    baseVersion: () => version,
    adopt: (document) => {
      version = document.version;
    },
    onChange: (state) => states.push(state),
  });
  const change = (path: string, value: number) => queue.add({ path, value, label: path });
  const changeElsewhere = () => {
    version += 1;
  };
  return { queue, sent, states, change, changeElsewhere };
}

const saved = (version: number): Sent => ({
  data: { section: 'incomes', version, data: { items: {} }, beyond: [] },
});

const conflict = (paths: string[]): Sent => ({
  error: {
    kind: 'conflict',
    conflict: { current: (saved(7) as { data: KnownSectionDocument }).data, paths },
  },
});

describe('what may be the beginning of another value', () => {
  test('is sent by no pause, only when its field is left', async () => {
    const { queue, change, sent } = setUp();
    change('/items/a/gross', 400);
    queue.hold('/items/a/gross');
    await jest.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveLength(0);
    expect(queue.state.pending).toMatchObject([{ value: 400, isUnfinished: true }]);
    queue.release('/items/a/gross');
    void queue.flush();
    expect(sent.map(({ changes }) => changes)).toEqual([[{ path: '/items/a/gross', value: 400 }]]);
  });

  test('holds nothing else back, but an entry that is not there yet, and what is within it', async () => {
    const { queue, change, sent } = setUp();
    change('/items/new', 1);
    queue.hold('/items/new/gross');
    change('/items/new/kind', 2);
    change('/items/b/net', 3);
    await jest.advanceTimersByTimeAsync(800);
    expect(sent.map(({ changes }) => changes)).toEqual([[{ path: '/items/b/net', value: 3 }]]);
    await sent[0]?.answer(saved(2));
    await jest.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveLength(1);
    expect(await queue.flush()).toBe(false);
  });

  test('is sent once the next key makes it whole', async () => {
    const { queue, change, sent } = setUp();
    change('/items/a/gross', 4_20);
    queue.hold('/items/a/gross');
    change('/items/a/gross', 4_25);
    await jest.advanceTimersByTimeAsync(800);
    expect(sent.map(({ changes }) => changes)).toEqual([[{ path: '/items/a/gross', value: 4_25 }]]);
  });

  test('and stands in a draft is no part of what is saved on leaving the page, unless it was typed since', async () => {
    const { queue, change, sent } = setUp();
    await queue.restore([{ path: '/items/a/gross', value: 4, label: 'Brutto', isUnfinished: true }], 1);
    change('/items/b/net', 5);
    queue.hold('/items/b/net');
    queue.releaseTyped();
    void queue.flush();
    expect(sent.map(({ changes }) => changes)).toEqual([[{ path: '/items/b/net', value: 5 }]]);
    await sent[0]?.answer(saved(2));
    await jest.advanceTimersByTimeAsync(60_000);
    expect(queue.state.pending).toMatchObject([{ path: '/items/a/gross', value: 4 }]);
    queue.release('/items/a/gross');
    void queue.flush();
    expect(sent[1]?.changes).toEqual([{ path: '/items/a/gross', value: 4 }]);
  });
});

test('what is typed is sent 800 ms after the last change, as one write', async () => {
  const { change, sent } = setUp();
  change('/items/a/net', 1);
  await jest.advanceTimersByTimeAsync(700);
  change('/items/a/net', 12);
  change('/items/a/gross', 20);
  await jest.advanceTimersByTimeAsync(799);
  expect(sent).toHaveLength(0);
  await jest.advanceTimersByTimeAsync(1);
  expect(sent.map(({ changes }) => changes)).toEqual([
    [
      { path: '/items/a/net', value: 12 },
      { path: '/items/a/gross', value: 20 },
    ],
  ]);
});

test('while a write is under way the next ones wait, and go on from its version', async () => {
  const { queue, change, sent } = setUp();
  change('/items/a/net', 1);
  void queue.flush();
  await jest.advanceTimersByTimeAsync(0);
  change('/items/a/net', 2);
  await jest.advanceTimersByTimeAsync(2_000);
  expect(sent).toHaveLength(1);
  await sent[0]?.answer(saved(2));
  await jest.advanceTimersByTimeAsync(800);
  expect(sent[1]).toMatchObject({ baseVersion: 2, changes: [{ path: '/items/a/net', value: 2 }] });
  await sent[1]?.answer(saved(3));
  expect(queue.state).toEqual({ pending: [], phase: 'idle', error: undefined });
});

test('leaving a field saves at once, and says whether everything is saved', async () => {
  const { queue, change, sent } = setUp();
  change('/items/a/net', 1);
  const done = queue.flush();
  await jest.advanceTimersByTimeAsync(0);
  await sent[0]?.answer(saved(2));
  expect(await done).toBe(true);
});

test('without a connection nothing is lost, and it is sent again by itself', async () => {
  const { queue, change, sent } = setUp();
  change('/items/a/net', 1);
  const done = queue.flush();
  await jest.advanceTimersByTimeAsync(0);
  await sent[0]?.answer({ error: { kind: 'offline' } });
  expect(await done).toBe(false);
  expect(queue.state).toMatchObject({ phase: 'failed', pending: [{ value: 1 }] });
  await jest.advanceTimersByTimeAsync(5_000);
  await sent[1]?.answer(saved(2));
  expect(queue.state.pending).toEqual([]);
});

test('a field that older services do not know stays typed and named, and the rest of the same save goes through', async () => {
  const { queue, change, sent } = setUp();
  change('/items/a/newer', 1);
  change('/items/a/net', 2);
  void queue.flush();
  await jest.advanceTimersByTimeAsync(0);
  const issues = [{ path: '/items/a/newer', code: 'unknown-field', message: '' }];
  const problem = { status: 422, code: 'invalid' as const, title: '', requestId: '', issues };
  await sent[0]?.answer({ error: { kind: 'invalid', problem } });
  expect(sent[1]?.changes).toEqual([{ path: '/items/a/net', value: 2 }]);
  await sent[1]?.answer(saved(2));
  expect(queue.state).toMatchObject({
    phase: 'failed',
    pending: [{ path: '/items/a/newer', value: 1 }],
    error: { kind: 'invalid' },
  });

  change('/items/a/net', 3);
  await jest.advanceTimersByTimeAsync(800);
  expect(sent[2]?.changes).toEqual([{ path: '/items/a/net', value: 3 }]);
  await sent[2]?.answer(saved(3));
  expect(queue.state.pending).toMatchObject([{ path: '/items/a/newer' }]);
  expect(await queue.flush()).toBe(false);
  expect(sent).toHaveLength(3);

  queue.discard();
  expect(queue.state).toEqual({ pending: [], phase: 'idle', error: undefined });
});

test('what the service refuses stays in the field and is not sent again by itself', async () => {
  const { queue, change, sent } = setUp();
  change('/items/a/net', -1);
  void queue.flush();
  await jest.advanceTimersByTimeAsync(0);
  const problem = { status: 422, code: 'invalid' as const, title: '', requestId: '' };
  await sent[0]?.answer({ error: { kind: 'invalid', problem } });
  await jest.advanceTimersByTimeAsync(60_000);
  expect(sent).toHaveLength(1);
  expect(queue.state.pending).toHaveLength(1);
  expect(await queue.flush()).toBe(false); // a field is left: the same would only be refused again
  expect(sent).toHaveLength(1);
  change('/items/a/net', 1);
  void queue.flush();
  await jest.advanceTimersByTimeAsync(0);
  await sent[1]?.answer(saved(2));
  expect(queue.state.pending).toEqual([]);
});

test('what makes the service fail is tried three times, then waits for the user or for another change', async () => {
  const { queue, change, sent } = setUp();
  const failed: Sent = { error: { kind: 'failed', status: 500, requestId: undefined } };
  change('/items/a/note', 1);
  void queue.flush();
  await jest.advanceTimersByTimeAsync(0);
  for (const attempt of [0, 1, 2]) {
    await sent[attempt]?.answer(failed);
    await jest.advanceTimersByTimeAsync(60_000);
  }
  expect(sent).toHaveLength(3);
  expect(queue.state).toMatchObject({ phase: 'failed', pending: [{ value: 1 }] });
  void queue.flush();
  await jest.advanceTimersByTimeAsync(0);
  await sent[3]?.answer(saved(2));
  expect(queue.state).toMatchObject({ phase: 'idle', pending: [] });
});

describe('when somebody else changed the same field', () => {
  async function inConflict() {
    const kit = setUp();
    kit.change('/items/a/net', 1);
    kit.change('/items/a/gross', 2);
    void kit.queue.flush();
    await jest.advanceTimersByTimeAsync(0);
    await kit.sent[0]?.answer(conflict(['/items/a/net']));
    expect(kit.queue.state.phase).toBe('failed');
    return kit;
  }

  test('nothing is sent until it is decided, also when typing goes on', async () => {
    const { queue, change, sent } = await inConflict();
    change('/items/a/net', 3);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(await queue.flush()).toBe(false);
    expect(sent).toHaveLength(1);
    expect(queue.state.phase).toBe('failed');
  });

  test('keeping mine sends everything on top of the newer version', async () => {
    const { queue, sent } = await inConflict();
    queue.resolveConflict('mine');
    await jest.advanceTimersByTimeAsync(0);
    expect(sent[1]).toMatchObject({ baseVersion: 7, changes: [{ value: 1 }, { value: 2 }] });
  });

  test('taking theirs drops only the field in question', async () => {
    const { queue, sent } = await inConflict();
    queue.resolveConflict('theirs');
    await jest.advanceTimersByTimeAsync(0);
    expect(sent[1]?.changes).toEqual([{ path: '/items/a/gross', value: 2 }]);
  });
});

describe('when several fields were changed by somebody else', () => {
  async function inConflict() {
    const kit = setUp();
    for (const name of ['net', 'gross', 'kind']) kit.change(`/items/a/${name}`, 1);
    void kit.queue.flush();
    await jest.advanceTimersByTimeAsync(0);
    await kit.sent[0]?.answer(conflict(['/items/a/net', '/items/a/gross']));
    return kit;
  }

  test('each is decided by itself, and everything is sent after the last decision', async () => {
    const { queue, sent } = await inConflict();
    queue.resolveConflict('theirs', '/items/a/net');
    await jest.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveLength(1);
    expect(queue.state.error).toMatchObject({ conflict: { paths: ['/items/a/gross'] } });
    queue.resolveConflict('mine', '/items/a/gross');
    await jest.advanceTimersByTimeAsync(0);
    expect(sent[1]).toMatchObject({
      baseVersion: 7,
      changes: [{ path: '/items/a/gross' }, { path: '/items/a/kind' }],
    });
  });

  test('until the last decision the draft stays on the version it was typed on', async () => {
    const { queue } = await inConflict();
    queue.resolveConflict('mine', '/items/a/net');
    expect(queue.baseVersion).toBe(1);
  });
});

test('what was typed on an older version is sent on that one, also when a newer one was read meanwhile', async () => {
  const { change, changeElsewhere, queue, sent } = setUp();
  change('/items/a/net', 1);
  changeElsewhere();
  void queue.flush();
  await jest.advanceTimersByTimeAsync(0);
  expect(sent[0]?.baseVersion).toBe(1);
});

describe('what an earlier life of the page left', () => {
  const left = (path: string, value: number) => ({ path, value, label: path });

  test('is sent by itself, on the version it was typed on', async () => {
    const { queue, changeElsewhere, sent } = setUp();
    changeElsewhere();
    await queue.restore([left('/items/a/net', 1), left('/items/a/net', 2)], 1);
    await jest.advanceTimersByTimeAsync(800);
    expect(sent[0]).toMatchObject({ baseVersion: 1, changes: [{ path: '/items/a/net', value: 2 }] });
    await sent[0]?.answer(saved(3));
    expect(queue.state).toEqual({ pending: [], phase: 'idle', error: undefined });
  });

  test('asks when somebody else changed the same field meanwhile', async () => {
    const { queue, sent } = setUp();
    await queue.restore([left('/items/a/net', 1)], 1);
    await jest.advanceTimersByTimeAsync(800);
    await sent[0]?.answer(conflict(['/items/a/net']));
    expect(queue.state).toMatchObject({ phase: 'failed', pending: [{ value: 1 }] });
    expect(queue.baseVersion).toBe(1);
  });

  test('gives way to what has been typed since', async () => {
    const { queue, change } = setUp();
    change('/items/a/net', 5);
    await queue.restore([left('/items/a/net', 1), left('/items/a/gross', 2)], 1);
    expect(queue.state.pending).toMatchObject([{ value: 5 }, { value: 2 }]);
  });
});

test('a queue that is stopped sends nothing more and keeps what is pending', async () => {
  const { queue, change, sent } = setUp();
  change('/items/a/net', 1);
  queue.stop();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(sent).toHaveLength(0);
  expect(queue.state.pending).toHaveLength(1);
});

test('discarding drops what waits and sends nothing', async () => {
  const { queue, change, sent } = setUp();
  change('/items/a/net', 1);
  queue.discard();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(sent).toHaveLength(0);
  expect(await queue.flush()).toBe(true);
});

test('what was refused beside a value that is dropped is sent without it', async () => {
  const { change, queue, sent } = setUp();
  change('/items/a/net', -1);
  change('/items/b/net', 2);
  await jest.advanceTimersByTimeAsync(800);
  const problem = { status: 422, code: 'invalid' as const, title: '', requestId: '' };
  await sent[0]?.answer({ error: { kind: 'invalid', problem } });
  expect(queue.withdraw('/items/a/net')).toBe(true);
  await jest.advanceTimersByTimeAsync(800);
  expect(sent[1]?.changes).toEqual([{ path: '/items/b/net', value: 2 }]);
});

test('what failed on its way may have arrived, and what is in question is decided: neither is dropped', async () => {
  const { change, queue, sent } = setUp();
  change('/items/a/net', 1);
  await jest.advanceTimersByTimeAsync(800);
  await sent[0]?.answer({ error: { kind: 'offline' } });
  change('/items/a/gross', 2);
  expect(queue.withdraw('/items/a/net')).toBe(false);
  const { change: another, queue: asked, sent: answered } = setUp();
  another('/items/a/net', 1);
  await jest.advanceTimersByTimeAsync(800);
  await answered.at(-1)?.answer(conflict(['/items/a/net']));
  expect(asked.withdraw('/items/a/net')).toBe(false);
  expect(asked.state.pending).toHaveLength(1);
});
