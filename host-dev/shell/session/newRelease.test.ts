import type { Registry } from '@vp-digital/core/shell';
import { watchForNewRelease } from './newRelease';

const release = (entry: string): Registry => ({
  analysis: {
    version: '1.0.0',
    contractVersion: '1.0.0',
    coreVersion: '1.0.0',
    lawVersion: '2026',
    entry,
    preload: [],
    css: [],
    integrity: {},
    manifest: {
      name: 'analysis',
      version: '1.0.0',
      contractVersion: '1.0.0',
      coreVersion: '1.0.0',
      lawVersion: '2026',
      pages: [],
    },
  },
});

function setUp(answer: () => Promise<Response>) {
  globalThis.fetch = answer;
  const watch = watchForNewRelease(release('analysis.1.js'));
  const heard = jest.fn();
  watch.subscribe(heard);
  const comeBack = async () => {
    document.dispatchEvent(new Event('visibilitychange'));
    await new Promise((resolve) => setTimeout(resolve)); // everything that was asked has been answered
  };
  return { watch, heard, comeBack };
}

const registryOf = (entry: string) => async () => new Response(JSON.stringify(release(entry)));

test('the same scripts are no news', async () => {
  const { watch, heard, comeBack } = setUp(registryOf('analysis.1.js'));
  await comeBack();
  expect([watch.current(), heard.mock.calls.length]).toEqual([false, 0]);
});

test('other scripts are a new release, told once', async () => {
  const { watch, heard, comeBack } = setUp(registryOf('analysis.2.js'));
  await comeBack();
  await comeBack();
  expect([watch.current(), heard.mock.calls.length]).toEqual([true, 1]);
});

test.each([
  ['no connection', () => Promise.reject(new TypeError('offline'))],
  ['a refusal', async () => new Response('', { status: 503 })],
  ['an answer that is no registry', async () => new Response('[]')],
])('%s is no news', async (_, answer) => {
  const { watch, comeBack } = setUp(answer);
  await comeBack();
  expect(watch.current()).toBe(false);
});
