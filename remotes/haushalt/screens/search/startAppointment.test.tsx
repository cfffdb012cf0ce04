import type { Appointment } from '@vp-digital/core/household';
import {
  closed,
  createTestServices,
  json,
  ownPreferences,
  renderArea,
  type RenderAreaOptions,
  type TestHousehold,
  testHouseholds,
} from '@vp-digital/core/micro-app/testing';
import { routes } from '@vp-digital/core/reference';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import haushalt from '../../mount';

const [lena, musterhaus] = testHouseholds;
const { householdId } = musterhaus.summary;
const overview = routes.householdOverview.href({ householdId });

async function open(
  households: readonly TestHousehold[],
  { agenda = [], ...options }: Partial<RenderAreaOptions> & { agenda?: object[] } = {},
) {
  const services = createTestServices(households);
  services.intercept(({ url }) => {
    const isEmpty = url.pathname.endsWith('/snapshots') || url.pathname.endsWith('/reports');
    if (url.pathname.endsWith('/agenda'))
      return json(200, { entries: url.searchParams.get('of') === 'appointments' ? agenda : [] });
    return isEmpty ? json(200, []) : undefined;
  });
  services.intercept(ownPreferences().answer);
  const rendered = await renderArea(haushalt, { path: '/haushalt', services, ...options });
  const stored = () => Object.values(services.section(householdId, 'appointments').items);
  return { ...rendered, stored };
}

const button = () => screen.findByRole('button', { name: 'Termin starten: Musterhaus, Jonas & Aylin' });

test('an appointment begins from the list, as from the overview, and can be taken back there', async () => {
  const { path, stored } = await open([lena, musterhaus]);
  await userEvent.click(await button());
  await waitFor(() => expect(path()).toBe(overview));
  expect(await screen.findByText('Der Termin läuft')).toBeVisible();
  await waitFor(() => expect(stored()).toContainEqual(expect.objectContaining({ state: 'running' })));
  expect(stored()).toHaveLength(3);
  await userEvent.click(screen.getByRole('button', { name: 'Rückgängig' }));
  await waitFor(() => expect(stored()).toHaveLength(2));
});

test('the one that goes on is gone on with', async () => {
  const running: Appointment = {
    position: 0,
    state: 'running',
    begin: '2026-10-01T11:30',
    personIds: [],
    occasion: 'advice',
    themes: [],
  };
  const items = { '77777777-0000-4000-8000-000000000001': running };
  const { stored } = await open([
    { ...musterhaus, sections: { ...musterhaus.sections, appointments: { items } } },
  ]);
  await userEvent.click(await button());
  expect(await screen.findByRole('complementary', { name: 'Laufender Termin' })).toBeVisible();
  expect(stored()).toEqual([running]);
});

test('who only opens the household afterwards begins nothing', async () => {
  const { go, stored } = await open([musterhaus]);
  await userEvent.click(await button());
  await screen.findByText('Der Termin läuft');
  await userEvent.click(screen.getByRole('button', { name: 'Rückgängig' }));
  await waitFor(() => expect(stored()).toHaveLength(2));
  act(() => go('/haushalt'));
  await userEvent.click(await screen.findByRole('link', { name: /^Muster.*Jonas/ }));
  await screen.findByRole('button', { name: 'Termin starten' });
  expect(stored()).toHaveLength(2);
});

test('one that goes on is closed from the week in the five steps, and goes on until they are through', async () => {
  const running: Appointment = {
    position: 0,
    state: 'running',
    begin: '2026-10-01T11:30',
    personIds: [],
    occasion: 'advice',
    themes: [],
  };
  const id = '77777777-0000-4000-8000-000000000001';
  const household = {
    ...musterhaus,
    sections: { ...musterhaus.sections, appointments: { items: { [id]: running } } },
  };
  const { path, stored } = await open([household], {
    agenda: [{ householdId, household: 'Musterhaus', id, at: running.begin, state: 'running' }],
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Meine Woche' }));
  await userEvent.click(
    await screen.findByRole('button', { name: /^Termin beenden: Musterhaus, Do 01\.10\.2026/ }),
  );
  const legacyHouseholdId = String(musterhaus.summary.legacyHouseholdId);
  await waitFor(() => expect(path()).toBe(routes.fiveSteps.href({ legacyHouseholdId })));
  expect(stored()).toEqual([running]);
});

test('of a closed household none begins', async () => {
  await open([closed(musterhaus), lena]);
  await screen.findByRole('button', { name: `Termin starten: ${lena.summary.name}` });
  expect(screen.queryByRole('button', { name: /^Termin starten: Musterhaus/ })).toBeNull();
});

test('none begins in the role of another', async () => {
  const impersonation = {
    impersonationId: '11111111-0000-4000-8000-000000000001',
    name: 'Petra Beispiel',
    endsAt: '2026-10-01T11:00:00.000Z',
  };
  await open([musterhaus], { user: { impersonation } });
  await screen.findByRole('link', { name: /^Haushalt verwalten: Musterhaus/ });
  expect(screen.queryByRole('button', { name: /^Termin starten/ })).toBeNull();
});
