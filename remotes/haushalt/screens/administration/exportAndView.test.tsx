import type { Administration } from '@vp-digital/core/contracts';
import {
  createTestServices,
  json,
  ownPreferences,
  problemAnswer,
  renderArea,
  testHouseholds,
} from '@vp-digital/core/micro-app/testing';
import { permissions, routes } from '@vp-digital/core/reference';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import haushalt from '../../mount';

const [, musterhaus] = testHouseholds;
const { householdId, name, legacyHouseholdId } = musterhaus.summary;
const file: Administration = {
  householdId,
  legacyHouseholdId,
  name,
  status: 'active',
  mayAdminister: true,
  responsible: { name: 'Petra Beispiel', contract: '4711' },
  colleagues: [],
  recipients: [],
  sharedWith: [],
  retention: [],
  held: [],
};
const all = Object.values(permissions);

async function open({ held = all, fails = false, current = file } = {}) {
  const services = createTestServices([musterhaus]);
  const preferences = ownPreferences({ favourites: [], tiles: ['budget', 'month'] });
  let exported = 0;
  services.intercept(preferences.answer);
  services.intercept(({ url }) => {
    if (url.pathname.endsWith('/export')) {
      exported += 1;
      return fails
        ? problemAnswer(403, 'forbidden')
        : json(200, {
            format: 'vp-digital.household/1',
            createdAt: '2026-10-01T10:00:00.000Z',
            householdId,
            sections: {},
            internalNotes: { kept: 2 },
            formerHouseholds: { notOpen: 0 },
            explanations: { approved: false },
            consents: [],
            deletionRequests: [],
            intakes: [],
            files: { kept: 0 },
            access: [],
            snapshots: [],
          });
    }
    if (url.pathname.endsWith('/audit')) return json(200, { entries: [] });
    if (url.pathname.endsWith('/snapshots')) return json(200, []);
    return url.pathname.endsWith('/administration') ? json(200, current) : undefined;
  });
  await renderArea(haushalt, {
    path: routes.householdAdministration.href({ householdId }),
    services,
    user: { permissions: held },
  });
  await screen.findByRole('region', { name: 'Akte' });
  return { kept: preferences.kept, exported: () => exported };
}

test('all of a household is saved after a question, and what is not in it is said', async () => {
  const saved = jest.fn();
  URL.createObjectURL = (blob) => {
    saved(blob);
    return 'blob:file';
  };
  URL.revokeObjectURL = () => undefined;
  const { exported } = await open();
  const card = within(await screen.findByRole('region', { name: 'Mitnehmen' }));
  await userEvent.click(card.getByRole('button', { name: 'Alles als Datei (JSON)' }));
  expect(await screen.findByText(/Gesundheit, Konten und Steuernummern/)).toBeInTheDocument();
  expect(exported()).toBe(0);
  await userEvent.click(screen.getByRole('button', { name: 'Jetzt speichern' }));
  expect(await card.findByRole('alert')).toHaveTextContent('2 interne Notizen sind nicht enthalten.');
  expect(exported()).toBe(1);
  expect(saved).toHaveBeenCalledTimes(1);
});

test('what could not be made is said in the dialog', async () => {
  await open({ fails: true });
  await userEvent.click(await screen.findByRole('button', { name: 'Alles als Datei (JSON)' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Jetzt speichern' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Die Datei konnte nicht erstellt werden');
});

test.each([
  ['the permission for health', { held: all.filter((one) => one !== permissions.sectionReport) }],
  ['the permission for numbers', { held: all.filter((one) => one !== permissions.documentUpload) }],
  ['being responsible', { current: { ...file, mayAdminister: false } }],
])('without %s nothing is taken along', async (_, situation) => {
  await open(situation);
  await screen.findByRole('region', { name: 'Ihre Ansicht' });
  expect(screen.queryByRole('region', { name: 'Mitnehmen' })).toBeNull();
});

test('what the advisor sees of her households is set up here too, and her tiles go back to the template', async () => {
  const { kept } = await open();
  const card = within(await screen.findByRole('region', { name: 'Ihre Ansicht' }));
  await userEvent.click(card.getByRole('switch', { name: 'Dieser Haushalt ist ein Favorit' }));
  await waitFor(() => expect(kept()).toMatchObject({ favouriteHouseholds: [householdId] }));
  await userEvent.click(card.getByRole('switch', { name: 'Haushalte erst nach einer Suche auflisten' }));
  await waitFor(() => expect(kept()).toMatchObject({ listAfterSearch: true, tiles: ['budget', 'month'] }));
  expect(card.getByText('in Ihrer Anordnung')).toBeVisible();
  await userEvent.click(card.getByRole('button', { name: 'Zur Vorlage zurück' }));
  await waitFor(() => expect(kept()).not.toHaveProperty('tiles'));
  expect(await card.findByText('wie in der Vorlage')).toBeVisible();
});

test('without the permission for own settings there are none', async () => {
  await open({ held: all.filter((one) => one !== permissions.userSettings) });
  expect(screen.queryByRole('region', { name: 'Ihre Ansicht' })).toBeNull();
});
