import { createShellBus } from '@vp-digital/core/shell';
import { waitFor } from '@testing-library/react';
import { logMessages } from './messageLog';

test('messages of both directions are noted, the newest first, without anything that was in them', async () => {
  const bus = createShellBus((error) => {
    throw error;
  });
  const log = logMessages(bus, () => new Date('2026-10-01T10:00:00Z'));
  const port = bus.port('pkv');
  const heard = jest.fn();
  port.subscribe('setRefetchPersonList', heard);
  port.send('receivePageTitle', { title: 'Jonas Musterhaus' });
  await waitFor(() => expect(log.messages()).toHaveLength(1));
  bus.send('setRefetchPersonList', { householdId: '11111111-0000-4000-8000-000000000002', refetch: true });
  await waitFor(() => expect(heard).toHaveBeenCalled()); // the area still gets it
  expect(log.messages().map(({ from, type, members }) => [from, type, members])).toEqual([
    ['shell', 'setRefetchPersonList', ['householdId', 'refetch']],
    ['pkv', 'receivePageTitle', ['title']],
  ]);
  expect(JSON.stringify(log.messages())).not.toContain('Jonas');
});
