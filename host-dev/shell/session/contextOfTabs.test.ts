import type { User } from '@vp-digital/core/session';
import { createContextOfTabs } from './contextOfTabs';
import { petra } from './testing/testHost';

/** The tabs of one browser: each hears the others, and not itself. */
function openTabs(...users: (User | undefined)[]) {
  const channels = users.map(() => new EventTarget());
  return users.map((user, index) => {
    const own = channels[index] ?? new EventTarget();
    const postMessage = (data: unknown) =>
      channels.forEach(
        (other) => other !== own && other.dispatchEvent(new MessageEvent('message', { data })),
      );
    const channel = Object.assign(own, { postMessage }) as unknown as BroadcastChannel; // what is used of it
    return createContextOfTabs(channel, () => user);
  });
}

const newTab = { ...petra, accountingContract: undefined } as unknown as User; // signed in, nothing chosen

test('a new tab works for the context that another tab of the user has chosen', async () => {
  const [tab] = openTabs(undefined, newTab, petra);
  await expect(tab?.ask('petra')).resolves.toBe('4711');
});

test.each<[string, User | undefined]>([
  ['nobody is signed in', undefined],
  ['somebody else is signed in', { ...petra, id: 'sabine' }],
  ['nothing is chosen yet', newTab],
  [
    'a role is taken',
    {
      ...petra,
      impersonation: { impersonationId: 'role', endsAt: '2026-07-01T12:00:00Z', actor: 'Ina' } as never,
    },
  ],
])('a tab in which %s says nothing', async (_, other) => {
  const [tab] = openTabs(undefined, other);
  await expect(tab?.ask('petra')).resolves.toBeUndefined();
});
