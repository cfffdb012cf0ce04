import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInShell } from '../session/testing/renderInShell';
import { householdId } from '../session/testing/testHost';
import { GiveBackDialog, type GiveBackDialogProps } from './GiveBackDialog';
import { useLockTexts } from './useLockTexts';

const lock: GiveBackDialogProps['lock'] = {
  purpose: 'customerView',
  householdId,
  legacyHouseholdId: 100002,
  firstNames: ['Jonas', 'Aylin'],
  triesLeft: 5,
};

function Readable() {
  return useLockTexts() && <GiveBackDialog lock={lock} onBack={() => {}} />;
}

async function open() {
  const asked: string[] = [];
  let arrive = () => {};
  const answer = () =>
    new Promise<object>((resolve) => {
      asked.push('pin');
      arrive = () => resolve({ lock: { ...lock, triesLeft: 5 - asked.length } });
    });
  renderInShell(<Readable />, '/haushalt', answer);
  await screen.findByLabelText('PIN, sechs Ziffern');
  return { asked, arrive: () => arrive() };
}

const field = () => screen.getByLabelText('PIN, sechs Ziffern');

test('Enter that is held, and a second click, take one try', async () => {
  const { asked, arrive } = await open();
  await userEvent.type(field(), '314159');
  const form = field().closest('form');
  if (!form) throw new Error('the PIN is typed into a form');
  for (let time = 0; time < 5; time += 1) fireEvent.submit(form);
  fireEvent.click(screen.getByRole('button', { name: 'Beenden' }));
  await waitFor(() => expect(asked).toHaveLength(1));
  arrive();
  expect(await screen.findByText('Diese PIN stimmt nicht. Noch 4 Versuche.')).toBeVisible();
  expect(asked).toHaveLength(1);
});

test('after a wrong PIN the field is empty with the focus in it, and what is said stays until something is typed', async () => {
  const { asked, arrive } = await open();
  await userEvent.type(field(), '314159{Enter}');
  await waitFor(() => expect(asked).toHaveLength(1));
  arrive();
  expect(await screen.findByText('Diese PIN stimmt nicht. Noch 4 Versuche.')).toBeVisible();
  expect(field()).toHaveValue('');
  await waitFor(() => expect(field()).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  expect(asked).toHaveLength(1);
  expect(screen.getByText('Diese PIN stimmt nicht. Noch 4 Versuche.')).toBeVisible();
  await userEvent.keyboard('2{Enter}');
  expect(screen.getByText('Eine PIN hat genau sechs Ziffern.')).toBeVisible();
});
