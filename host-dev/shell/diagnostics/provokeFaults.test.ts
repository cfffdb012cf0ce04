import { delay, provokeFaults } from './provokeFaults';
import type { Fault } from './settings';

function setUp(fault: Fault) {
  const page = { fetch: jest.fn(async () => new Response('real')) as unknown as typeof fetch };
  const real = page.fetch;
  provokeFaults(() => fault, page);
  return { page, real };
}

test.each([
  ['error', 500],
  ['expired', 401],
] as const)('under “%s” every service answers %d, and nothing is sent', async (fault, status) => {
  const { page, real } = setUp(fault);
  expect((await page.fetch('/api/households/1')).status).toBe(status);
  expect((await page.fetch(new URL('/graphql/person', window.location.origin))).status).toBe(status);
  expect(real).not.toHaveBeenCalled();
});

test('offline, a call fails like in a browser without a connection', async () => {
  await expect(setUp('offline').page.fetch('/api/households/1')).rejects.toThrow(TypeError);
});

test('what is no service is not touched', async () => {
  const { page } = setUp('offline');
  expect(await (await page.fetch('/remotes.json')).text()).toBe('real');
});

test('under “slow” the answer is the real one, later', async () => {
  jest.useFakeTimers();
  const answer = setUp('slow').page.fetch('/api/households/1');
  const heard = jest.fn();
  void answer.then(heard);
  await jest.advanceTimersByTimeAsync(delay - 1);
  expect(heard).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(await (await answer).text()).toBe('real');
  jest.useRealTimers();
});
