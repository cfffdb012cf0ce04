import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInShell } from '../session/testing/renderInShell';
import { householdId } from '../session/testing/testHost';
import LockedDevice from './LockedDevice';

const path = `/haushalt/${householdId}/uebersicht`;
const outOfReach = (purpose: string, triesLeft?: number) => ({
  lock: {
    purpose,
    householdId,
    legacyHouseholdId: 0,
    firstNames: [],
    ...(triesLeft === undefined ? {} : { triesLeft }),
  },
});
const signInAgain = () => screen.findByRole('button', { name: 'Neu anmelden' });

test('where the services do not say whether the device is back, a new sign-in helps', async () => {
  const { signIn } = renderInShell(<LockedDevice />, path, () => undefined);
  await userEvent.click(await signInAgain());
  expect(screen.getByText('Es ist gerade nicht festzustellen, ob das Gerät zurück ist.')).toBeVisible();
  expect(signIn.start).toHaveBeenCalledWith(path, true);
});

test.each(['customerView', 'rating'])(
  'the device comes back by its PIN when the household is out of reach, after %s',
  async (purpose) => {
    let answer: object = outOfReach(purpose, 5);
    const { deviceLock, location } = renderInShell(<LockedDevice />, path, (method) => {
      if (method === 'POST') answer = {};
      return answer;
    });
    await userEvent.type(await screen.findByLabelText('PIN, sechs Ziffern'), '271828{Enter}');
    await waitFor(() => expect(deviceLock.clear).toHaveBeenCalled());
    expect(screen.queryByRole('button', { name: 'Zurück zum Gespräch' })).toBeNull();
    expect(location.replace).not.toHaveBeenCalled();
  },
);

test('without a PIN a sign-in brings it back', async () => {
  const { signIn } = renderInShell(<LockedDevice />, path, () => outOfReach('rating'));
  await userEvent.click(await signInAgain());
  expect(screen.getByText('Das Gerät ist noch in Kundenhand.')).toBeVisible();
  expect(signIn.start).toHaveBeenCalledWith(path, true);
});
