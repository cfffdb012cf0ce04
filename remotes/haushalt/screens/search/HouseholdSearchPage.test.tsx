import type { Preferences } from '@vp-digital/core/contracts';
import {
  createTestServices,
  json,
  problemAnswer,
  renderArea,
  testHouseholds,
  ownPreferences,
} from '@vp-digital/core/micro-app/testing';
import { permissions } from '@vp-digital/core/reference';
import { customerMarks } from '@vp-digital/core/shell';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import haushalt from '../../mount';

const households = testHouseholds;
const open = (services = createTestServices(households)) =>
  renderArea(haushalt, { path: '/haushalt', services });

test('shows the advisor’s households before anything is typed', async () => {
  await open();
  expect(await screen.findByRole('heading', { name: 'Ihre Haushalte' })).toBeVisible();
  expect(await screen.findAllByRole('listitem')).toHaveLength(6);
});

test('finds while typing and marks what was found', async () => {
  await open();
  await userEvent.type(await screen.findByRole('searchbox'), 'musterh');
  expect(await screen.findByRole('heading', { name: '1 Treffer' })).toBeVisible();
  const hit = screen.getByRole('link', { name: /^Muster.*Jonas/ });
  expect(hit.querySelector('mark')).toHaveTextContent('Musterh');
  expect(hit).toHaveTextContent('38, 36 Jahre · Emil 7, Lia 3');
  expect(hit).toHaveTextContent('zu 100 % erfasst');
  expect(hit).toHaveTextContent('12.11.2025');
});

test('Enter opens the first hit, arrows walk through them', async () => {
  const { path } = await open();
  const field = await screen.findByRole('searchbox');
  await screen.findAllByRole('listitem');
  await userEvent.click(field);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{ArrowUp}');
  expect(field).toHaveFocus();
  await userEvent.type(field, 'musterh');
  await screen.findByRole('heading', { name: '1 Treffer' });
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(path()).toBe('/haushalt/11111111-0000-4000-8000-000000000002/uebersicht'));
});

test('says when nothing is found', async () => {
  await open();
  await userEvent.type(await screen.findByRole('searchbox'), 'niemand');
  expect(await screen.findByText('Kein Treffer für „niemand“')).toBeVisible();
});

test('where nobody is found another advisor context is a press away', async () => {
  const { messages } = await open();
  await userEvent.type(await screen.findByRole('searchbox'), 'niemand');
  await userEvent.click(await screen.findByRole('button', { name: 'Anderen Beraterkontext wählen' }));
  expect(messages).toContainEqual({ type: 'showContextSelectionModal', payload: {} });
});

test.each(['true', undefined])(
  'people who changed while it was away (%s) are read anew, once',
  async (kept) => {
    const services = createTestServices(households);
    const { messages } = await renderArea(haushalt, {
      path: '/haushalt',
      services,
      storage: kept === undefined ? {} : { fetchPersonList: kept },
    });
    await screen.findAllByRole('listitem');
    const removed = () =>
      messages.filter(({ type, payload }) => type === 'storageRemove' && payload.key === 'fetchPersonList');
    if (kept === undefined) expect(removed()).toEqual([]);
    else await waitFor(() => expect(removed().length).toBeGreaterThan(0)); // effects run twice in tests
  },
);

test('a failing search offers another try', async () => {
  const services = createTestServices(households);
  let broken = true;
  services.intercept(() => (broken ? json(404, {}) : undefined));
  await open(services);
  const retry = await screen.findByRole('button', { name: 'Erneut laden' });
  broken = false;
  await userEvent.click(retry);
  expect(await screen.findByRole('heading', { name: 'Ihre Haushalte' })).toBeVisible();
});

describe('what the advisor has set up', () => {
  /** Preferences as the service keeps them, and what was opened last. */
  function withPreferences(preferences: Partial<Preferences>) {
    const services = createTestServices(households);
    const { answer, kept } = ownPreferences(preferences);
    services.intercept(answer);
    return { services, kept };
  }

  test('a favourite is set and taken back with its star', async () => {
    const { services, kept } = withPreferences({});
    await open(services);
    const star = await screen.findByRole('button', { name: 'Favorit: Musterfeld, Lena' });
    await userEvent.click(star);
    await waitFor(() => expect(star).toHaveAttribute('aria-pressed', 'true'));
    await waitFor(() => expect(kept().favouriteHouseholds).toHaveLength(1));
    await userEvent.click(star);
    await waitFor(() => expect(kept().favouriteHouseholds).toEqual([]));
  });

  test('a star that is set stays set while what stands is read again', async () => {
    const { services, kept } = withPreferences({});
    let isReadAgain = false;
    services.intercept(({ url }) => {
      if (url.pathname !== '/graphql/configuration' || !kept().favouriteHouseholds) return undefined;
      isReadAgain = true;
      return new Response(new ReadableStream()); // it does not end
    });
    await open(services);
    const star = await screen.findByRole('button', { name: 'Favorit: Musterfeld, Lena' });
    await userEvent.click(star);
    await waitFor(() => expect(isReadAgain).toBe(true));
    expect(star).toHaveAttribute('aria-pressed', 'true');
  });

  test('without the permission nothing is a favourite', async () => {
    const { services } = withPreferences({});
    const held = Object.values(permissions).filter((permission) => permission !== permissions.favorites);
    await renderArea(haushalt, { path: '/haushalt', services, user: { permissions: held } });
    await screen.findByRole('heading', { name: 'Ihre Haushalte' });
    expect(screen.queryByRole('button', { name: /Favorit/ })).not.toBeInTheDocument();
  });

  test('nothing is listed before somebody searches, if so wished', async () => {
    const { services } = withPreferences({ listAfterSearch: true });
    await open(services);
    expect(await screen.findByText('Ihre Haushalte erscheinen, sobald Sie suchen.')).toBeVisible();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    await userEvent.type(screen.getByRole('searchbox'), 'musterh');
    expect(await screen.findByRole('heading', { name: '1 Treffer' })).toBeVisible();
  });

  test('what cannot be kept is said, and shows as it was', async () => {
    const { services } = withPreferences({});
    services.intercept(({ method }) => (method === 'PUT' ? problemAnswer(403, 'forbidden') : undefined));
    await open(services);
    const hides = await screen.findByRole('switch', { name: 'Liste erst nach Suche' });
    await userEvent.click(hides);
    expect(await screen.findByRole('alert')).toHaveTextContent('konnte nicht gespeichert werden');
    expect(hides).not.toBeChecked();
  });
});

describe('the order', () => {
  /** What the service was asked for last, and what is kept of the person. */
  async function openInOrder(preferences: Partial<Preferences> = {}) {
    const services = createTestServices(households);
    const { answer, kept } = ownPreferences(preferences);
    services.intercept(answer);
    const asked: unknown[] = [];
    services.intercept(({ body }) => {
      const { query, variables } = (body ?? {}) as { query?: string; variables?: Record<string, unknown> }; // our own client's call
      if (query?.includes('searchHouseholds(')) asked.push([variables?.['orderBy'], variables?.['order']]);
      return undefined;
    });
    await open(services);
    await screen.findByRole('heading', { name: 'Ihre Haushalte' });
    const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
    return { asked, kept, press, orders: screen.getByRole('group', { name: 'Sortieren nach' }) };
  }

  test('is by name at first, by another value once it is pressed, and turns round when pressed again', async () => {
    const { asked, press, orders } = await openInOrder();
    expect(asked).toEqual([['name', 'ASC']]);
    await press('Letzter Termin');
    await waitFor(() => expect(asked.at(-1)).toEqual(['lastAppointment', 'DESC']));
    const chosen = await within(orders).findByRole('button', { pressed: true });
    expect(chosen).toHaveTextContent('Letzter Termin, neueste zuerst');
    await userEvent.click(chosen);
    await waitFor(() => expect(asked.at(-1)).toEqual(['lastAppointment', 'ASC']));
    expect(chosen).toHaveTextContent('Letzter Termin, älteste zuerst');
  });

  test('is remembered', async () => {
    const { kept, press } = await openInOrder();
    await press('Vollständigkeit');
    await waitFor(() => expect(kept().householdOrder).toEqual({ by: 'completeness', descending: false }));
  });

  test('that is remembered is asked for first', async () => {
    const { asked } = await openInOrder({ householdOrder: { by: 'nextAppointment', descending: true } });
    expect(asked).toEqual([['nextAppointment', 'DESC']]);
  });
});

describe('filters', () => {
  /** What the service was asked for last. */
  async function openFilters(user: Parameters<typeof renderArea>[1]['user'] = {}) {
    const services = createTestServices(households);
    let asked: unknown;
    services.intercept(({ body }) => {
      const { query, variables } = (body ?? {}) as { query?: string; variables?: { filter?: unknown } }; // our own client's call
      if (query?.includes('searchHouseholds(')) asked = variables?.filter;
      return undefined;
    });
    await renderArea(haushalt, { path: '/haushalt', services, user });
    await screen.findByRole('heading', { name: 'Ihre Haushalte' });
    const toggle = (name: string) => userEvent.click(screen.getByRole('button', { name }));
    return { toggle, asked: () => asked };
  }

  test('narrow the list together; active and archived exclude each other', async () => {
    const { toggle, asked } = await openFilters();
    await toggle('Datenschutzinformation fehlt');
    expect(await screen.findByRole('heading', { name: 'Ohne Datenschutzinformation' })).toBeVisible();
    expect(asked()).toEqual({ uninformed: true });
    await toggle('Archiviert');
    expect(await screen.findByRole('heading', { name: 'Gefilterte Haushalte' })).toBeVisible();
    expect(asked()).toEqual({ uninformed: true, status: 'archived' });
    await toggle('Aktiv');
    await waitFor(() => expect(asked()).toEqual({ uninformed: true, status: 'active' }));
    expect(screen.getByRole('button', { name: 'Archiviert' })).toHaveAttribute('aria-pressed', 'false');
    await toggle('Alle');
    expect(await screen.findByRole('heading', { name: 'Ihre Haushalte' })).toBeVisible();
  });

  test('that leave nothing of a search say so, offer no second file, and are put aside with one key', async () => {
    const services = createTestServices(households);
    services.intercept(({ body }) => {
      const { variables } = (body ?? {}) as { variables?: { filter?: object } }; // our own client's call
      const none = { nodes: [], total: 0, totalIsExact: true, endCursor: null };
      return Object.keys(variables?.filter ?? {}).length > 0
        ? json(200, { data: { searchHouseholds: none } })
        : undefined;
    });
    await open(services);
    await userEvent.click(await screen.findByRole('button', { name: 'Archiviert' }));
    await screen.findByText('Kein Haushalt ist archiviert.');
    await userEvent.type(screen.getByRole('searchbox'), 'musterh');
    expect(
      await screen.findByText(/Unter den gefilterten Haushalten kein Treffer für „musterh“/),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: /„musterh“ anlegen/ })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Ohne Filter suchen' }));
    expect(await screen.findByRole('heading', { name: '1 Treffer' })).toBeVisible();
    expect(screen.getByRole('searchbox')).toHaveValue('musterh');
  });

  test('favourites are no filter without their permission', async () => {
    await openFilters({ permissions: [permissions.mainAccess] });
    const chips = screen.getByRole('group', { name: 'Welche Haushalte' });
    expect(chips).toHaveTextContent('Archiviert');
    expect(chips).not.toHaveTextContent('Favoriten');
  });
});

test('each household says how it stands with data protection and leads to its administration', async () => {
  const services = createTestServices(households);
  const [first, second, third] = households.map(({ summary }) => summary);
  services.intercept(({ url }) => {
    if (!url.pathname.endsWith('/graphql/person')) return undefined;
    const nodes = [
      { ...first, consentLight: 'missing', status: 'archived' },
      { ...second, consentLight: 'renew', waiting: 2 },
      { ...third, consentLight: 'valid' },
    ];
    return json(200, {
      data: { searchHouseholds: { nodes, total: 3, totalIsExact: true, endCursor: null } },
    });
  });
  const { path } = await open(services);
  const rows = await screen.findAllByRole('listitem');
  for (const [index, words] of ['Information fehlt', 'Neue Fassung', 'Informiert'].entries())
    expect(rows[index]).toHaveTextContent(words);
  expect(rows[1]).toHaveTextContent('2 Nachrichten vom Kunden');
  expect(rows[2]).not.toHaveTextContent('Nachricht');
  expect(rows[0]).toHaveTextContent('Archiviert');
  expect(rows[1]).not.toHaveTextContent('Aktiv');
  await userEvent.click(screen.getByRole('link', { name: `Haushalt verwalten: ${first?.name}` }));
  expect(path()).toBe(`/haushalt/${first?.householdId}/verwalten`);
});

describe('a search that does not answer', () => {
  /** Searches for more than nothing wait until they are let go. */
  function slowServices() {
    const services = createTestServices(households);
    const fetchNow = services.fetch;
    let letGo = () => {};
    const waiting = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const isSlow = (init: RequestInit | undefined) =>
      typeof init?.body === 'string' && init.body.includes('"query":"musterh"');
    services.fetch = async (input, init) => {
      if (isSlow(init)) await waiting;
      return fetchNow(input, init);
    };
    return { services, letGo };
  }

  test('leaves the old hits, greyed, and the next answer takes their place', async () => {
    const { services, letGo } = slowServices();
    await open(services);
    await screen.findByRole('heading', { name: 'Ihre Haushalte' });
    await userEvent.click(screen.getByRole('searchbox'));
    await userEvent.paste('musterh');
    await waitFor(() => expect(document.querySelector('main [aria-busy="true"]')).toBeInTheDocument());
    expect(screen.getByRole('heading', { name: 'Ihre Haushalte' })).toBeVisible();
    letGo();
    expect(await screen.findByRole('heading', { name: '1 Treffer' })).toBeVisible();
    expect(document.querySelector('main [aria-busy="true"]')).not.toBeInTheDocument();
  });

  test('opens what Enter was pressed for, once it is there', async () => {
    const { services, letGo } = slowServices();
    const { path } = await open(services);
    await screen.findByRole('heading', { name: 'Ihre Haushalte' });
    await userEvent.click(screen.getByRole('searchbox'));
    await userEvent.paste('musterh');
    await userEvent.keyboard('{Enter}');
    expect(path()).toBe('/haushalt');
    letGo();
    await waitFor(() => expect(path()).toBe('/haushalt/11111111-0000-4000-8000-000000000002/uebersicht'));
  });
});

test('a hit says by which birth date or contract it was found; figures are offered to nobody as a name', async () => {
  const services = createTestServices(households);
  const foundBy = [
    { kind: 'birthDate', text: '1988-09-02' },
    { kind: 'contract', text: 'WG-2019/4711-02' },
  ];
  services.intercept(({ url, body }) => {
    const { variables } = (body ?? {}) as { variables?: { query?: string } }; // our own client's call
    if (!url.pathname.endsWith('/graphql/person') || variables?.query !== '2.9.1988') return undefined;
    const nodes = [{ ...households[1]?.summary, consentLight: 'valid', foundBy }];
    return json(200, {
      data: { searchHouseholds: { nodes, total: 1, totalIsExact: true, endCursor: null } },
    });
  });
  await open(services);
  const field = await screen.findByRole('searchbox', { description: /Geburtsdatum/ });
  await userEvent.type(field, '2.9.1988');
  expect(await screen.findByRole('heading', { name: '1 Treffer' })).toBeVisible();
  const [hit] = screen.getAllByRole('listitem');
  expect(hit).toHaveTextContent('Geboren 02.09.1988');
  expect(hit).toHaveTextContent('Vertrag WG-2019/4711-02');
  await userEvent.type(field, '9');
  expect(await screen.findByText('Kein Treffer für „2.9.19889“')).toBeVisible();
  expect(screen.queryByRole('button', { name: '„2.9.19889“ anlegen' })).not.toBeInTheDocument();
});

test('nothing of the search is for the customer', async () => {
  await open();
  expect(await screen.findAllByRole('listitem')).toHaveLength(6);
  expect(document.querySelector(`[${customerMarks.block}]`)).toBeNull();
});
