import { flagState } from '@vp-digital/core/platform';
import type { Config } from '@vp-digital/core/shell';
import { createFlags } from './createFlags';

const config = {
  environment: 'dev',
  flags: { url: '/api/frontend', clientKey: 'key' },
} as Config; // no more of it is read

let answer: () => Response;
const toggles = (...names: string[]) =>
  new Response(
    JSON.stringify({
      toggles: names.map((name) => ({ name, enabled: true, variant: { name: 'disabled', enabled: false } })),
    }),
    { headers: { 'content-type': 'application/json' } },
  );

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  window.fetch = async () => answer();
});
afterEach(() => {
  jest.clearAllTimers();
  jest.useRealTimers();
});

const setUp = (errors: unknown[] = []) =>
  createFlags(config, { error: (error) => errors.push(error), event: () => {} });

test('nothing is known before the first answer, then what it says', async () => {
  answer = () => toggles('new-page');
  const flags = setUp();
  expect([flags.settled(), flags.isEnabled('new-page')]).toEqual([false, undefined]);
  expect(flagState(flags, 'new-page')).toBe('unknown');
  await flags.start();
  expect(flagState(flags, 'new-page')).toBe('on');
  expect(flagState(flags, 'other')).toBe('off');
  expect(flagState(flags, undefined)).toBe('on');
});

test('a change arrives by itself', async () => {
  answer = () => toggles('new-page');
  const flags = setUp();
  await flags.start();
  const heard = jest.fn();
  flags.subscribe(heard);
  answer = () => toggles();
  await jest.advanceTimersByTimeAsync(31_000);
  expect(heard).toHaveBeenCalled();
  expect(flags.isEnabled('new-page')).toBe(false);
});

test('while the service fails the last answer stands, also after a reload', async () => {
  answer = () => toggles('new-page');
  const flags = setUp();
  await flags.start();
  const errors: unknown[] = [];
  answer = () => new Response('', { status: 503 });
  await jest.advanceTimersByTimeAsync(31_000);
  expect(flags.isEnabled('new-page')).toBe(true);
  const reloaded = setUp(errors);
  await reloaded.start();
  expect(reloaded.isEnabled('new-page')).toBe(true);
  expect(errors).not.toEqual([]);
});

test('without any answer the flags are settled and every one has its fallback', async () => {
  answer = () => new Response('', { status: 503 });
  const flags = setUp();
  await flags.start();
  expect([flags.settled(), flags.isEnabled('new-page')]).toEqual([true, undefined]);
  expect(flagState(flags, 'new-page')).toBe('off');
});

test('an environment without a flag service is settled at once', async () => {
  const flags = createFlags({ environment: 'dev' } as Config, { error: () => {}, event: () => {} });
  await flags.start();
  expect([flags.settled(), flags.isEnabled('new-page')]).toEqual([true, undefined]);
});
