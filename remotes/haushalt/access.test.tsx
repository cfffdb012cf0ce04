import {
  createTestServices,
  json,
  problemAnswer,
  renderArea,
  testHouseholds,
} from '@vp-digital/core/micro-app/testing';
import { assistantsRefused } from '@vp-digital/core/contracts';
import { permissions, routes } from '@vp-digital/core/reference';
import { screen } from '@testing-library/react';
import haushalt from './mount';

const households = testHouseholds;
const householdId = '11111111-0000-4000-8000-000000000002';

const screens = [
  routes.householdSearch.href({}),
  routes.householdOverview.href({ householdId }),
  routes.dataProtection.href({ householdId }),
  routes.householdAdministration.href({ householdId }),
];

const denied = () => screen.findByRole('heading', { level: 1, name: 'Zugriff verweigert' });

/** What was asked of the services, the person's own settings aside. */
function countedServices() {
  const services = createTestServices(households);
  const asked: string[] = [];
  services.intercept(({ url: { pathname } }) => {
    asked.push(pathname);
    return undefined;
  });
  return { services, asked };
}

test.each(screens)(
  '%s: a direct link without access to the main app is refused before anything is asked',
  async (path) => {
    const { services, asked } = countedServices();
    const held = Object.values(permissions).filter((permission) => permission !== permissions.mainAccess);
    await renderArea(haushalt, { path, services, user: { permissions: held } });
    expect(await denied()).toBeVisible();
    expect(asked).toEqual([]);
  },
);

test.each(screens)('%s: what the services refuse is refused on the screen', async (path) => {
  const services = createTestServices(households);
  services.intercept(() => problemAnswer(403, 'forbidden'));
  await renderArea(haushalt, { path, services });
  expect(await denied()).toBeVisible();
  expect(screen.queryByText(/Musterhaus/)).not.toBeInTheDocument();
});

test.each(screens.slice(1))('%s: an assistant is told that the household wants none', async (path) => {
  const services = createTestServices(households);
  const issues = [{ path: '/householdId', code: assistantsRefused, message: 'refused' }];
  services.intercept(({ url }) =>
    url.pathname.includes('/graphql')
      ? json(403, { data: null, errors: [{ extensions: { code: 'forbidden', issues } }] })
      : problemAnswer(403, 'forbidden', issues),
  );
  await renderArea(haushalt, { path, services });
  expect(await denied()).toBeVisible();
  expect(screen.getByText('Dieser Haushalt ist für die Assistenz gesperrt.')).toBeVisible();
  expect(screen.queryByText(/Benutzerkonto/)).not.toBeInTheDocument();
});

test('in the role of somebody else nobody is sent to the main advisor for rights that nobody has there', async () => {
  const services = createTestServices(households);
  services.intercept(() => problemAnswer(403, 'forbidden'));
  const impersonation = {
    impersonationId: '22222222-0000-4000-8000-000000000001',
    name: 'Petra Beispiel',
    endsAt: '2026-10-01T11:00:00.000Z',
  };
  await renderArea(haushalt, {
    path: routes.householdOverview.href({ householdId }),
    services,
    user: { impersonation },
  });
  expect(await denied()).toBeVisible();
  expect(screen.getByText(/In der Rolle einer anderen Person/)).toBeVisible();
  expect(screen.queryByText(/Hauptberat/)).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Zur Haushaltssuche' })).toBeVisible();
});
