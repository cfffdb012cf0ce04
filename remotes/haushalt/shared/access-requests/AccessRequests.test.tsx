import {
  createTestServices,
  json,
  ownPreferences,
  problemAnswer,
  renderArea,
  testHouseholds,
} from '@vp-digital/core/micro-app/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import haushalt from '../../mount';

const [, musterhaus] = testHouseholds;
const request = {
  requestId: '33333333-0000-4000-8000-000000000001',
  householdId: musterhaus.summary.householdId,
  householdName: musterhaus.summary.name,
  requestedBy: 'Sabine Senior',
  contract: '4700',
  requestedAt: '2026-09-30T09:00:00.000Z',
};

/** The search with one request that waits, and what is answered to it. */
async function open({ fails = false } = {}) {
  const services = createTestServices([musterhaus]);
  const answered: unknown[] = [];
  services.intercept(ownPreferences().answer);
  services.intercept(({ url, method, body }) => {
    if (!url.pathname.startsWith('/api/households/access-requests')) return undefined;
    if (method === 'GET') return json(200, answered.length > 0 && !fails ? [] : [request]);
    answered.push(body);
    return fails ? problemAnswer(403, 'forbidden') : json(201, request);
  });
  await renderArea(haushalt, { path: '/haushalt', services });
  const card = within(await screen.findByRole('region', { name: 'Anfragen zu Ihren Akten' }));
  return { answered, card };
}

test('a file is opened for reading until a day, after a question', async () => {
  const { answered, card } = await open();
  await userEvent.click(card.getByRole('button', { name: 'Freigeben' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Musterhaus.* freigeben\?$/ }));
  expect(dialog.getByRole('button', { name: 'Lesen' })).toHaveAttribute('aria-pressed', 'true');
  await userEvent.type(dialog.getByLabelText('Letzter Tag'), '31.12.2026');
  expect(answered).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Jetzt freigeben' }));
  await waitFor(() => expect(answered).toEqual([{ granted: true, scope: 'read', until: '2026-12-31' }]));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Anfragen zu Ihren Akten' })).toBeNull());
});

test('a day that is over, or none, opens nothing; without a day it is open until it is ended', async () => {
  const { answered, card } = await open();
  await userEvent.click(card.getByRole('button', { name: 'Freigeben' }));
  const dialog = within(await screen.findByRole('dialog'));
  const until = dialog.getByLabelText('Letzter Tag');
  await userEvent.type(until, '30.09.2026');
  await userEvent.tab();
  expect(until).toBeInvalid();
  expect(dialog.getByRole('button', { name: 'Jetzt freigeben' })).toBeDisabled();
  await userEvent.clear(until);
  await userEvent.click(dialog.getByRole('button', { name: 'Lesen und ändern' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Jetzt freigeben' }));
  await waitFor(() => expect(answered).toEqual([{ granted: true, scope: 'write' }]));
});

test('what is not saved says so in the dialog, and is refused without one', async () => {
  const { answered, card } = await open({ fails: true });
  await userEvent.click(card.getByRole('button', { name: 'Freigeben' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Jetzt freigeben' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Die Antwort wurde nicht gespeichert');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(card.getByRole('button', { name: 'Ablehnen' }));
  await waitFor(() => expect(answered.at(-1)).toEqual({ granted: false }));
});
