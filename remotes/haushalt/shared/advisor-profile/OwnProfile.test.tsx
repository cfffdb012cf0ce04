import type { AdvisorProfile } from '@vp-digital/core/contracts';
import { createTestServices, json, renderArea, ownPreferences } from '@vp-digital/core/micro-app/testing';
import { permissions } from '@vp-digital/core/reference';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import haushalt from '../../mount';

const mayAll = Object.values(permissions).filter((held) => held !== permissions.roleImpersonation);
const context = { contract: '4711', label: 'Petra Beispiel', role: 'OWN', households: 6, lastUsed: null };

/** The selection of somebody who acts under her own contract, with what the services hold of her. */
async function open({
  data = {},
  held = mayAll,
  refusals = [],
}: {
  data?: AdvisorProfile;
  held?: string[];
  refusals?: number[];
} = {}) {
  const services = createTestServices([]);
  let document = { version: 3, data };
  let puts = 0;
  services.intercept(ownPreferences().answer);
  services.intercept(({ url, method, body }) => {
    if (url.pathname === '/graphql/accounting') return json(200, { data: { contexts: [context] } });
    if (url.pathname !== '/api/settings/advisor-profile') return undefined;
    if (method !== 'PUT') return json(200, document);
    puts += 1;
    const refused = refusals.shift();
    if (refused === 412) document = { version: document.version + 1, data: { ...data, city: 'Ulm' } };
    if (refused !== undefined) return json(refused, document);
    document = { version: document.version + 1, data: body as AdvisorProfile }; // our own client's call
    return json(200, document);
  });
  await renderArea(haushalt, {
    path: '/beraterauswahl',
    services,
    user: { permissions: held, accountingContract: '4711' },
  });
  return { stored: () => document.data, puts: () => puts };
}

const field = (name: string) => screen.findByRole('textbox', { name });

test('each field is kept when it is left; what the initial information lacks is counted', async () => {
  const { stored, puts } = await open({ data: { city: 'Augsburg' } });
  expect(await screen.findByText(/fehlen noch 8 Angaben: Firma, /)).toBeVisible();
  await userEvent.type(await field('Nummer im Vermittlerregister'), 'd-ab12-34cde-56{Tab}');
  await waitFor(() => expect(stored()).toEqual({ city: 'Augsburg', registerNumber: 'D-AB12-34CDE-56' }));
  expect(await screen.findByText('Gespeichert')).toBeVisible();
  expect(await screen.findByText(/fehlen noch 7 Angaben: Firma, /)).toBeVisible();
  await userEvent.click(screen.getByRole('checkbox', { name: /^Provision/ }));
  await waitFor(() => expect(stored().remuneration).toEqual(['commission']));
  await userEvent.click(screen.getByRole('checkbox', { name: /^Provision/ }));
  await waitFor(() => expect(stored()).not.toHaveProperty('remuneration'));
  expect(puts()).toBe(3); // not one for each key
});

test('a number that no register has is said beside its field, stays there and is not kept', async () => {
  const { puts } = await open();
  const number = await field('Nummer im Vermittlerregister');
  await userEvent.type(number, '4711{Tab}');
  expect(number).toHaveAccessibleDescription(/Die Nummer hat die Form D-XXXX-XXXXX-XX/);
  expect(number).toHaveValue('4711');
  expect(puts()).toBe(0);
});

test('the valid beginning of a text that is none is not kept either', async () => {
  const { puts, stored } = await open();
  await userEvent.type(await field('E-Mail-Adresse'), 'petra@beispiel.de,x{Tab}');
  expect(await field('E-Mail-Adresse')).toHaveAccessibleDescription(/Bitte eine Adresse wie/);
  expect(puts()).toBe(0);
  await userEvent.type(await field('Ort'), 'Ulm{Tab}');
  await waitFor(() => expect(stored()).toEqual({ city: 'Ulm' }));
});

test('what another window has kept meanwhile stays, beside what is typed here', async () => {
  const { stored } = await open({ refusals: [412] });
  await userEvent.type(await field('Telefonnummer'), '0821 123456{Tab}');
  await waitFor(() => expect(stored()).toEqual({ city: 'Ulm', telephone: '0821 123456' }));
});

test('what was not kept still stands there, and is kept by trying again', async () => {
  const { stored } = await open({ refusals: [400] });
  await userEvent.type(await field('Ort'), 'A{Tab}');
  expect(await screen.findByText(/nicht gespeichert/)).toBeVisible();
  expect(await field('Ort')).toHaveValue('A');
  expect(stored()).toEqual({});
  await userEvent.click(screen.getByRole('button', { name: 'Noch einmal speichern' }));
  await waitFor(() => expect(stored()).toEqual({ city: 'A' }));
  expect(screen.queryByText(/nicht gespeichert/)).toBeNull();
});

test('who may not change settings is not asked', async () => {
  await open({ held: mayAll.filter((one) => one !== permissions.userSettings) });
  expect(await screen.findByRole('button', { name: /Petra Beispiel/ })).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Firma' })).toBeNull();
});
