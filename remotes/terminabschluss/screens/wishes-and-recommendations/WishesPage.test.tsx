import { cooperationId } from '@vp-digital/core/household';
import {
  createTestServices,
  customerLooks,
  customersPage,
  json,
  renderArea,
  type RenderAreaOptions,
  type TestHousehold,
  testHouseholdOf,
} from '@vp-digital/core/micro-app/testing';
import { routes } from '@vp-digital/core/reference';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import terminabschluss from '../../mount';

const musterhaus = testHouseholdOf(2);
const { householdId, legacyHouseholdId } = musterhaus.summary;

async function open(
  sections: TestHousehold['sections'] = {},
  known = String(legacyHouseholdId),
  options: Partial<RenderAreaOptions> = {},
) {
  const services = createTestServices([{ ...musterhaus, sections: { ...musterhaus.sections, ...sections } }]);
  services.intercept(({ url }) =>
    url.pathname.endsWith('/recommendations') ? json(200, { takesContacts: true, items: [] }) : undefined,
  );
  const path = routes.wishesAndRecommendations.href({ legacyHouseholdId: known });
  await renderArea(terminabschluss, { path, services, ...options });
  return () => services.section(householdId, 'cooperation').items[cooperationId];
}

test.each([String(legacyHouseholdId), householdId])(
  'wishes and situations of life are kept, by either id of the household: %s',
  async (known) => {
    const stored = await open({}, known);
    await userEvent.click(await screen.findByRole('combobox', { name: /Wie oft/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Einmal im Jahr' }));
    await userEvent.click(screen.getByRole('button', { name: 'jemand, der gerade baut oder kauft' }));
    await waitFor(() => expect(stored()).toMatchObject({ rhythm: 'yearly', situations: ['building'] }));
    expect(screen.getByText(/Wir speichern niemanden, der nicht selbst zustimmt/)).toBeVisible();
    const names = screen.getAllByRole('textbox').map((field) => field.getAttribute('aria-label') ?? '');
    expect(names.join()).not.toMatch(/Name/); // nobody is named
  },
);

test('who does not want to be asked again is offered nothing', async () => {
  const stored = await open();
  await userEvent.click(await screen.findByRole('switch', { name: 'Nicht mehr nach Empfehlungen fragen' }));
  await waitFor(() => expect(stored()).toMatchObject({ notAskedAgain: true }));
  expect(screen.queryByRole('link', { name: 'Karte mit QR-Code' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Weiter: Empfehlung' })).toBeNull();
});

test('who was unhappy today is not asked', async () => {
  await open({
    appointmentRatings: {
      items: { '99999999-0000-4000-8000-000000000001': { position: 0, date: '2026-10-01', stars: 2 } },
    },
  });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Auf gute Zusammenarbeit: Wünsche & Empfehlungen' }),
  ).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Karte mit QR-Code' })).toBeNull();
});

test('the customer reads their own wishes', async () => {
  await open({ cooperation: { items: { [cooperationId]: { position: 0, way: 'video' } } } }, undefined, {
    customer: customerLooks,
  });
  const page = await customersPage();
  await waitFor(() => expect(within(page).getByText('Video')).toBeInTheDocument());
  expect(page).toHaveTextContent('noch offen'); // of what nobody has said
});
