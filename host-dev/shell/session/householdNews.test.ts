import { createSharedStore, revisionSeen, type WithSession } from '@vp-digital/core/session';
import { createShellBus } from '@vp-digital/core/shell';
import { createFrameStore } from '@vp-digital/core/frame';
import { answerNews } from './answers/answerNews';
import { createHouseholdNews } from './householdNews';
import { householdId } from './testing/testHost';

type Window = ReturnType<typeof openWindow>;

/** A browser with windows that hear each other, but not themselves: as `BroadcastChannel` has it. */
function createBrowser() {
  const listeners: ((event: MessageEvent) => void)[] = [];
  return (user: () => string | undefined = () => 'petra') => {
    let own: ((event: MessageEvent) => void) | undefined;
    return openWindow(user, {
      postMessage: (data: unknown) => {
        for (const listener of listeners)
          if (listener !== own) listener(new MessageEvent('message', { data: structuredClone(data) }));
      },
      addEventListener: (_: string, listener: never) => {
        own = listener;
        listeners.push(listener);
      },
    });
  };
}

function openWindow(
  user: () => string | undefined,
  channel: Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>,
) {
  const bus = createShellBus((error) => {
    throw error;
  });
  const shared = createSharedStore();
  const news = createHouseholdNews({ shared, bus, user, channel });
  answerNews({ bus, news, shared });
  return { bus, shared, channel };
}

const openFrame = ({ bus }: Window) => ({
  shared: createFrameStore(bus.port('frame'), { user: undefined, household: undefined }),
});

const see = ({ shared }: Pick<Window, 'shared'>, version: number) =>
  shared.store.dispatch(revisionSeen({ householdId, document: 'incomes', version, savedAt: undefined }));
const known = ({ shared }: Pick<Window, 'shared'>) =>
  (shared.store.getState() as WithSession).session.revisions[householdId]?.['incomes']?.version; // made with the slice

test('two windows of one user know the newest version, whichever has seen it', async () => {
  const open = createBrowser();
  const [first, second] = [open(), open()];
  see(first, 4);
  await Promise.resolve();
  expect(known(second)).toBe(4);
  see(second, 5);
  await Promise.resolve();
  expect(known(first)).toBe(5);
});

test('two iframes of one page do, and the page with them', async () => {
  const page = createBrowser()();
  const [first, second] = [openFrame(page), openFrame(page)];
  see(first, 4);
  await Promise.resolve();
  expect([known(page), known(second)]).toEqual([4, 4]);
  see(page, 5);
  await Promise.resolve();
  expect([known(first), known(second)]).toEqual([5, 5]);
});

test('an iframe in another window does', async () => {
  const open = createBrowser();
  const [first, second] = [open(), open()];
  const [near, far] = [openFrame(first), openFrame(second)];
  see(near, 4);
  await Promise.resolve();
  expect([known(first), known(second), known(far)]).toEqual([4, 4, 4]);
});

test('news is told once and dies down', async () => {
  const open = createBrowser();
  const windows = [open(), open(), open()];
  const posts = windows.map(({ channel }) => jest.spyOn(channel, 'postMessage'));
  windows.forEach(openFrame);
  const [first] = windows;
  if (first) see(first, 4);
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  expect(posts.map(({ mock }) => mock.calls.length)).toEqual([1, 0, 0]);
});

test('the windows of another user, of nobody and of another release change nothing', async () => {
  const open = createBrowser();
  const [petra, sabine, nobody] = [open(), open(() => 'sabine'), open(() => undefined)];
  see(petra, 4);
  see(nobody, 9);
  petra.channel.postMessage({ user: 'petra', change: { householdId, documents: { incomes: 'viele' } } });
  await Promise.resolve();
  expect([known(petra), known(sabine)]).toEqual([4, undefined]);
});
