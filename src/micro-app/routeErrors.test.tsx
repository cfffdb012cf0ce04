import { Link } from '@vp-digital/core/libs/router';
import { routeError } from '@vp-digital/core/platform';
import { ownCore, defineScreen } from '@vp-digital/core/household';
import { defineArea, fileRights, permissions, routes } from '@vp-digital/core/reference';
import { createAreaApi } from '@vp-digital/core/services';
import type { User } from '@vp-digital/core/session';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openingPermissions } from './access/missingPermission';
import { defineMicroApp } from './defineMicroApp';
import { createTestServices, renderArea, testHouseholds } from './testing';

const [lena] = testHouseholds;
const { householdId } = lena.summary;

let thrown: Error | undefined;
function BrokenPage(): React.ReactNode {
  if (thrown) throw thrown;
  return 'Angekommen';
}

let missing: Error | undefined;

const area = defineMicroApp(
  defineArea('analysis', [
    defineScreen(routes.income, { page: async () => ({ default: BrokenPage }) }),
    defineScreen(routes.expenses, { page: async () => ({ default: () => <Link to="/">Ausgaben</Link> }) }),
    defineScreen(routes.balanceSheet, { page: async () => ({ default: () => 'Bilanz' }) }),
    defineScreen(routes.contracts, {
      page: async () => {
        if (missing) throw missing;
        return { default: () => 'Nachgeladen' };
      },
    }),
  ]),
  {
    areaApi: createAreaApi('analysis'),
    ownCore,
    version: '1.0.0',
  },
);

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => {})); // React and the sink report what is thrown
afterEach(() => {
  missing = undefined;
  thrown = undefined;
});

const open = (error: Error, user: Partial<User> = {}, language: 'de' | 'en' = 'de') => {
  thrown = error;
  return renderArea(area, {
    path: routes.income.href({ householdId }),
    services: createTestServices([lena]),
    user,
    language,
  });
};

const sent = (area: Awaited<ReturnType<typeof open>>, type: string) =>
  area.messages.filter((message) => message.type === type).map(({ payload }) => payload);

test('401 sends the logout message and shows nothing', async () => {
  const shown = await open(routeError(401));
  await waitFor(() => expect(sent(shown, 'logout')).toContainEqual({ reason: 'unauthorized' }));
  expect(shown.element).toHaveTextContent('');
});

test('any other error leaves the view blank and tells the shell why', async () => {
  const shown = await open(new Error('anything'));
  await waitFor(() =>
    expect(sent(shown, 'showMessage')).toContainEqual({
      severity: 'error',
      text: expect.stringContaining('Die Seite kann gerade nicht angezeigt werden'),
    }),
  );
  expect(shown.element).toHaveTextContent('');
});

test('the error goes when the location changes', async () => {
  const shown = await open(new Error('anything'));
  thrown = undefined;
  act(() => shown.go(routes.expenses.href({ householdId })));
  expect(await screen.findByRole('link', { name: 'Ausgaben' })).toBeVisible();
  act(() => shown.go(routes.income.href({ householdId })));
  expect(await screen.findByText('Angekommen')).toBeVisible();
});

test('code that does not come is a card with a retry and the id of the report; the next attempt fetches it', async () => {
  missing = new Error('Loading chunk 7 failed');
  const reported = jest.mocked(console.error);
  await renderArea(area, {
    path: routes.contracts.href({ householdId }),
    services: createTestServices([lena]),
  });
  expect(await screen.findByText('Diese Seite konnte nicht geladen werden')).toBeVisible();
  const [, id] = /Kennung für den Support: ([0-9a-f]{8})\./.exec(document.body.textContent) ?? [];
  expect(id).toBeDefined();
  expect(reported.mock.calls.flat()).toContainEqual(
    expect.objectContaining({ name: 'PageLoadError', supportId: id }),
  );
  missing = undefined;
  await userEvent.click(screen.getByRole('button', { name: 'Erneut laden' }));
  expect(await screen.findByText('Nachgeladen')).toBeVisible();
  expect(screen.queryByText('Diese Seite konnte nicht geladen werden')).not.toBeInTheDocument();
});

describe('403 shows the access-denied page', () => {
  const rights = () =>
    within(screen.getByRole('main'))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);

  test.each(fileRights)('and says that only %s is missing', async (missing) => {
    await open(routeError(403), { fileRights: fileRights.filter((right) => right !== missing) });
    await screen.findByRole('heading', { name: 'Zugriff verweigert' });
    const names = { access: 'Zugang', search: 'Aktensuche', create: 'Akte anlegen' };
    expect(rights()).toEqual(
      fileRights.map((right) => names[right] + (right === missing ? 'fehlt' : 'vorhanden')),
    );
    expect(screen.queryByText(/Alle drei Berechtigungen sind vorhanden/)).not.toBeInTheDocument();
  });

  test('and says so when it is not one of the three', async () => {
    await open(routeError(403));
    expect(await screen.findByText(/Alle drei Berechtigungen sind vorhanden/)).toBeVisible();
  });

  const without = (permission: string) => ({
    permissions: Object.values(permissions).filter((one) => one !== permission),
  });
  const openBalance = (language: 'de' | 'en', user: Partial<User>) =>
    renderArea(area, {
      path: routes.balanceSheet.href({ householdId }),
      services: createTestServices([lena]),
      user,
      language,
    });

  test('and names the permission of the page that is missing, in the message too, and not that all is there', async () => {
    await openBalance('de', {
      ...without(permissions.balanceSheet),
      mainAdvisor: { name: 'Sabine Senior', email: 'sabine@beispiel.example' },
    });
    expect(await screen.findByText(/fehlt Ihnen die Freischaltung/)).toHaveTextContent(
      'Für diese Seite fehlt Ihnen die Freischaltung Vermögensbilanz. Erteilen kann sie Ihre Hauptberatung im Bereich Benutzerkonto.',
    );
    expect(screen.queryByText(/Alle drei Berechtigungen sind vorhanden/)).not.toBeInTheDocument();
    const link = screen.getByRole('link', { name: 'Hauptberatung benachrichtigen' });
    const body = new URL(link.getAttribute('href') ?? '').searchParams.get('body');
    expect(body).toContain('diese Berechtigungen: Vermögensbilanz.');
    expect(body).not.toContain('obwohl alle drei');
  });

  test('and names it in English', async () => {
    await openBalance('en', without(permissions.balanceSheet));
    expect(await screen.findByText(/which is missing/)).toHaveTextContent('the permission balance sheet,');
    expect(screen.queryByText(/All three permissions are granted/)).not.toBeInTheDocument();
  });

  test('every permission that opens a page has a name', () => {
    const opening = Object.values(routes).flatMap((route) => route.permission ?? []);
    expect(new Set(opening)).toEqual(new Set(openingPermissions.map((name) => permissions[name])));
  });

  test('with the main advisor, and a message to her that names no customer', async () => {
    await open(routeError(403), {
      name: 'Nora Neuling',
      fileRights: ['access'],
      mainAdvisor: { name: 'Sabine Senior', email: 'sabine@beispiel.example' },
    });
    expect(await screen.findByText(/Der Haushalt kann Ihnen zugeordnet werden/)).toBeVisible();
    expect(screen.getByText(/Bitte wenden Sie sich/)).toHaveTextContent('Sabine Senior');
    const link = screen.getByRole('link', { name: 'Hauptberatung benachrichtigen' });
    const message = new URL(link.getAttribute('href') ?? '');
    expect(message.pathname).toBe('sabine@beispiel.example');
    const body = message.searchParams.get('body');
    expect(body).toContain('Guten Tag Sabine Senior');
    expect(body).toContain('Aktensuche und Akte anlegen');
    expect(body).toContain('Nora Neuling');
    expect(body).not.toContain(householdId);
    expect(body).not.toContain(lena?.summary.persons[0]?.lastName);
  });

  test('with the ways on', async () => {
    await open(routeError(403));
    expect(await screen.findByRole('link', { name: 'Anderen Beraterkontext wählen' })).toHaveAttribute(
      'href',
      '/beraterauswahl',
    );
    expect(screen.getByRole('link', { name: 'Zur Haushaltssuche' })).toHaveAttribute('href', '/haushalt');
  });

  test('without the right to search the way on is not the search, which is this page again, but the sign-out', async () => {
    const { messages } = await open(routeError(403), { fileRights: ['access'] });
    await userEvent.click(await screen.findByRole('button', { name: 'Abmelden' }));
    expect(screen.queryByRole('link', { name: 'Zur Haushaltssuche' })).not.toBeInTheDocument();
    expect(messages).toContainEqual({ type: 'logout', payload: { reason: 'user' } });
  });

  test('in English too', async () => {
    await open(routeError(403), { fileRights: [], mainAdvisor: { name: 'Sabine Senior' } }, 'en');
    expect(await screen.findByRole('heading', { name: 'Access denied' })).toBeVisible();
    expect(rights()).toEqual([
      'Access (Zugang)missing',
      'File search (Aktensuche)missing',
      'File creation (Akte anlegen)missing',
    ]);
    expect(screen.getByText(/Please contact/)).toHaveTextContent('Sabine Senior');
    expect(screen.getByRole('link', { name: 'Choose another advisor context' })).toBeVisible();
  });
});
