import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInShell } from '../session/testing/renderInShell';
import { householdId } from '../session/testing/testHost';
import HandOverDialog from './HandOverDialog';
import type { CustomerView } from './useCustomerView';

test('the device is locked once, however often Enter is pressed', async () => {
  const locked: string[] = [];
  const view = { householdId, showHere: jest.fn(), endIn: jest.fn() } as unknown as CustomerView; // what it uses of one
  const lock = {
    purpose: 'customerView',
    householdId,
    legacyHouseholdId: 100002,
    firstNames: [],
    triesLeft: 5,
  };
  const { save, deviceLock } = renderInShell(<HandOverDialog view={view} />, '/haushalt', (method) => {
    if (method === 'POST') locked.push(method);
    return { lock };
  });
  const field = await screen.findByLabelText('PIN, sechs Ziffern');
  await userEvent.type(field, '271828');
  const form = field.closest('form');
  if (!form) throw new Error('the PIN is typed into a form');
  for (let time = 0; time < 3; time += 1) fireEvent.submit(form);
  fireEvent.click(screen.getByRole('button', { name: 'Zeigen' }));
  await waitFor(() => expect(deviceLock.set).toHaveBeenCalled());
  expect([locked.length, save.mock.calls.length]).toEqual([1, 1]);
});
