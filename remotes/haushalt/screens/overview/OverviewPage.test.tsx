import {
  closed,
  createTestServices,
  json,
  problemAnswer,
  renderArea,
  testHouseholds,
  type TestServices,
  ownPreferences,
} from '@vp-digital/core/micro-app/testing';
import { permissions, routes } from '@vp-digital/core/reference';
import { createSharedStore } from '@vp-digital/core/session';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import haushalt from '../../mount';
import { consentServices, informed } from '../../shared/testing/consentServices';

const [lena, musterhaus] = testHouseholds;
const { householdId } = musterhaus.summary;
const path = routes.householdOverview.href({ householdId });

const plain = (element: HTMLElement) => element.textContent?.replaceAll('\u00a0', ' ') ?? '';
const figures = async () => plain(await screen.findByRole('region', { name: 'Kennzahlen' }));
const tile = (name: string | RegExp) => screen.findByRole('region', { name });
const all = Object.values(permissions);
const without = (withheld: string) => ({ permissions: all.filter((permission) => permission !== withheld) });

/** Preferences and snapshots as the services hold them, beside the documents. */
function withOthers(
  services: TestServices,
  { tiles, snapshots = [] }: { tiles?: string[]; snapshots?: unknown[] } = {},
) {
  const { answer, kept } = ownPreferences({ favourites: ['RECAP'], ...(tiles && { tiles }) });
  services.intercept(answer);
  services.intercept(({ url }) => {
    if (url.pathname.endsWith('/snapshots')) return json(200, snapshots);
    return url.pathname.endsWith('/reports') ? json(200, []) : undefined;
  });
  return kept;
}

const snapshot = (createdAt: string, netWorth: number) => ({
  snapshotId: `22222222-0000-4000-8000-0000000000${createdAt.slice(2, 4)}`,
  householdId,
  label: `Jahresgespräch ${createdAt.slice(0, 4)}`,
  occasion: 'annualReview',
  createdAt,
  createdBy: 'Petra Beispiel',
  sha256: 'a'.repeat(64),
  figures: { netMonthly: 5_280_00, free: 400_00, netWorth },
  reports: 0,
});

test('shows the household’s own figures', async () => {
  const services = createTestServices([musterhaus]);
  withOthers(services);
  await renderArea(haushalt, { path, services });
  expect(await screen.findByText(/im Monat bleiben/)).toHaveTextContent(
    'Von 5.450 € im Monat bleiben 566 € frei.',
  );
  await waitFor(async () => expect(await figures()).toContain('509.000 − 277.800 €'));
  const text = await figures();
  expect(text).toContain('10,4 % vom Netto');
  expect(text).toContain('2,8');
  expect(text).toContain('231.200');
  expect(screen.getByRole('list', { name: 'Personen im Haushalt' })).toHaveTextContent('Jonas, 38');
});

describe('what the household asked and sent', () => {
  const [snapshotId, reportId] = [
    '44444444-0002-4000-8000-000000000001',
    '44444444-0002-4000-8000-000000000002',
  ];
  const entry = { householdId, household: musterhaus.summary.name, at: '2026-09-30T08:05:00.000Z' };

  test('stands in the preparation, with the way to it', async () => {
    const services = createTestServices([musterhaus]);
    withOthers(services);
    services.intercept(({ url }) => {
      if (!url.pathname.endsWith('/agenda') || url.searchParams.get('household') !== householdId)
        return undefined;
      const entries = {
        questions: [{ ...entry, id: reportId, text: 'Was kostet das?', snapshotId, reportId }],
        intakes: [{ ...entry, id: snapshotId, end: '2026-10-30T08:05:00.000Z' }],
      };
      return json(200, { entries: entries[url.searchParams.get('of') as keyof typeof entries] ?? [] });
    });
    await renderArea(haushalt, { path, services });
    const preparation = within(await screen.findByRole('region', { name: 'Vorbereitung' }));
    expect(
      await preparation.findByRole('link', { name: 'Der Kunde fragt: Was kostet das?' }),
    ).toHaveAttribute('href', routes.reportPreview.href({ householdId, snapshotId, reportId }));
    expect(
      await preparation.findByRole('link', { name: 'Vorab ausgefüllter Fragebogen durchzusehen' }),
    ).toHaveAttribute('href', `${routes.analysis.href({ householdId })}?fokus=kundenangaben`);
    expect(preparation.getByText('gesendet am 30.09.2026, wird am 30.10.2026 gelöscht')).toBeVisible();
  });

  test('is unknown, not nothing, when it cannot be read', async () => {
    const services = createTestServices([musterhaus]);
    withOthers(services);
    services.intercept(({ url }) =>
      url.pathname.endsWith('/agenda') ? problemAnswer(400, 'invalid') : undefined,
    );
    await renderArea(haushalt, { path, services });
    expect(await screen.findByText(/^Ob Fragen oder Angaben des Kunden warten/)).toBeVisible();
  });
});

test('snapshots, consents and preferences are asked for with the documents, and once', async () => {
  const { services } = consentServices(musterhaus);
  withOthers(services);
  const asked: string[] = [];
  const otherReads = /\/(snapshots|consents|configuration|sections)$/;
  const fetch: typeof globalThis.fetch = (input, init) => {
    const [, name] = otherReads.exec(input instanceof Request ? input.url : input.toString()) ?? [];
    if (name) asked.push(name);
    return services.fetch(input, init);
  };
  await renderArea(haushalt, { path, services: { ...services, fetch } });
  expect(
    await within(await tile('Zusammenfassung')).findByText('Noch gibt es keine Zusammenfassung.'),
  ).toBeVisible();
  expect(asked.filter((name) => name !== 'sections').toSorted()).toEqual([
    'configuration',
    'consents',
    'snapshots',
  ]);
});

test('opened again, all of it stands at once, and what it shows is asked for behind it; figures of snapshots are kept by nobody', async () => {
  const [{ services }, shared] = [consentServices(musterhaus), createSharedStore()];
  withOthers(services, { snapshots: [snapshot('2026-03-01T10:00:00.000Z', 225_123_00)] });
  const first = await renderArea(haushalt, { path, services, shared });
  expect(await within(await tile('Zusammenfassung')).findByText('Jahresgespräch 2026')).toBeVisible();
  await waitFor(() => expect(first.element.querySelector('[aria-busy="true"]')).toBeNull());
  await act(() => first.mounted.unmount());
  await waitFor(() => expect(JSON.stringify(shared.store.getState()).includes('22512300')).toBe(false));
  const asked: string[] = [];
  const unanswered: typeof fetch = (input) => {
    asked.push(input instanceof Request ? input.url : input.toString());
    return new Promise(() => {});
  };
  const { element } = await renderArea(haushalt, {
    path,
    services: { ...services, fetch: unanswered },
    shared,
  });
  expect(await within(await tile('Zusammenfassung')).findByText('Jahresgespräch 2026')).toBeVisible();
  await waitFor(() => expect(element.querySelector('[aria-busy="true"]')).toBeNull()); // nothing is ever answered
  for (const what of [/\/snapshots$/, /\/consents$/, /\/sections\?/, /\/reports$/])
    await waitFor(() => expect(asked.filter((address) => what.test(address))).toHaveLength(1));
});

test('every tile shows the household’s figures and leads to its screen', async () => {
  const services = createTestServices([musterhaus]);
  withOthers(services, {
    snapshots: [
      snapshot('2026-03-01T10:00:00.000Z', 225_000_00),
      snapshot('2025-11-12T10:00:00.000Z', 219_000_00),
    ],
  });
  await renderArea(haushalt, { path, services });
  const budget = await tile('Budget');
  expect(await within(budget).findByRole('row', { name: /Notwendiges/ })).toHaveTextContent('69');
  expect(within(budget).getByRole('img', { name: /Budget: Notwendiges 69/ })).toBeVisible();
  const protection = await tile('Arbeitskraft');
  expect(plain(protection)).toMatch(/Jonas30 € mtl\. fehlen/);
  expect(plain(protection)).toMatch(/Aylin533 € mtl\. fehlen/);
  const worth = await tile('Nettovermögen');
  expect(await within(worth).findByRole('img')).toHaveAccessibleName(
    /Nettovermögen von 219\.000.€ am 12\.11\.2025 bis 231\.200.€ heute/,
  );
  expect(plain(worth)).toContain('+12.200 € seit 12.11.2025');
  expect(await within(await tile('Zusammenfassung')).findByText('Jahresgespräch 2026')).toBeVisible();
  for (const [name, to] of [
    ['Budget', routes.expenses],
    ['Arbeitskraft', routes.incomeProtectionNeed],
    ['Nettovermögen', routes.balanceSheet],
    [/^Verträge/, routes.contracts],
    ['Aufgaben', routes.recap],
    ['Zusammenfassung', routes.snapshots],
  ] as const)
    expect(within(await tile(name)).getAllByRole('link')[0]).toHaveAttribute(
      'href',
      to.href({ householdId }),
    );
  expect(within(await tile('Letzte Bewertung')).getByRole('link')).toHaveAttribute(
    'href',
    routes.rating.href({ legacyHouseholdId: '100002' }),
  );
});

test('explains how the free amount comes about', async () => {
  const services = createTestServices([musterhaus]);
  withOthers(services);
  await renderArea(haushalt, { path, services });
  await userEvent.click(await screen.findByRole('button', { name: /So haben wir gerechnet/ }));
  await screen.findByRole('table', { name: 'Rechenschritte' });
  const sheet = screen.getByRole('complementary', { name: 'So haben wir gerechnet' });
  expect(within(sheet).getByRole('row', { name: /Kreditraten/ })).toHaveTextContent('−1.505,00');
  expect(within(sheet).getByRole('row', { name: /Frei verfügbar/ })).toHaveTextContent('566,00');
});

test('a tile whose documents cannot be had says so and is tried again by itself', async () => {
  const services = createTestServices([musterhaus]);
  withOthers(services);
  let fails = true;
  services.intercept(({ url }) =>
    fails && url.pathname.endsWith('/statutoryPensions') ? problemAnswer(400, 'invalid') : undefined,
  );
  await renderArea(haushalt, { path, services });
  const protection = await tile('Arbeitskraft');
  const retry = await within(protection).findByRole('button', { name: 'Erneut laden' });
  expect(await within(await tile('Budget')).findByRole('row', { name: /Notwendiges/ })).toBeVisible();
  fails = false;
  await userEvent.click(retry);
  expect(await within(protection).findByText(/533/)).toBeVisible();
});

test('says what is missing and which figures wait for it', async () => {
  const services = createTestServices([
    {
      ...musterhaus,
      sections: { ...musterhaus.sections, assets: { items: {} }, statutoryPensions: { items: {} } },
    },
  ]);
  withOthers(services);
  await renderArea(haushalt, { path, services });
  const data = await tile('Datenstand');
  const rows = await within(data).findAllByRole('listitem');
  const row = (name: string) => plain(rows.find((one) => one.textContent?.startsWith(name)) ?? data);
  expect(row('Einkommen')).toContain('vollständig');
  expect(row('Vermögen')).toContain('2 Angaben fehlen');
  expect(row('Vermögen')).toMatch(/fehlt für: .*Nettovermögen/);
  expect(within(data).getByRole('link', { name: 'Geld auf Konten' })).toHaveAttribute(
    'href',
    routes.balanceSheet.href({ householdId }),
  );
});

/** The first person's id, and the sample without some of its entries. */
const [jonasId = ''] = Object.keys(musterhaus.sections.persons?.items ?? {});
const lacking = (...names: (keyof typeof musterhaus.sections)[]) => ({
  ...musterhaus,
  sections: { ...musterhaus.sections, ...Object.fromEntries(names.map((name) => [name, { items: {} }])) },
});

test('each missing fact leads to its field; what no screen asks for is said without a link', async () => {
  const { persons = { items: {} } } = musterhaus.sections;
  const services = createTestServices([lacking('employments', 'incomes', 'statutoryPensions')]);
  withOthers(services);
  await renderArea(haushalt, { path, services });
  const data = await tile('Datenstand');
  const facts = `${routes.incomeProtectionNeed.href({ householdId })}?blatt=angaben`;
  expect(await within(data).findByRole('link', { name: 'Jonas: Netto' })).toHaveAttribute(
    'href',
    `${routes.income.href({ householdId })}?fokus=netto-${jonasId}`,
  );
  expect(within(data).getByRole('link', { name: 'Jonas: Beruf' })).toHaveAttribute(
    'href',
    `${facts}&fokus=stellung&person=${jonasId}`,
  );
  expect(persons.items[jonasId]?.firstName).toBe('Jonas');
  expect(plain(await tile('Arbeitskraft'))).toContain('JonasAngaben fehlen');
});

test('says how far the household is recorded, and leads to the analysis', async () => {
  const services = createTestServices([lacking('statutoryPensions')]);
  withOthers(services);
  await renderArea(haushalt, { path, services });
  const data = await tile('Datenstand');
  expect(await within(data).findByText('95 % vollständig')).toBeVisible(); // all but four of the letters' facts; each contract's premium is one
  expect(within(data).getByRole('link', { name: 'Analyse: Datenstand' })).toHaveAttribute(
    'href',
    routes.analysis.href({ householdId }),
  );
});

test('an area whose screen is not there is no part of it', async () => {
  const services = createTestServices([lacking('goals')]);
  withOthers(services);
  const offers = (href: string) => href !== routes.wishesAndGoals.href({ householdId });
  await renderArea(haushalt, { path, services, offers });
  const data = await tile('Datenstand');
  expect(await within(data).findByText('100 % vollständig')).toBeVisible();
  expect(plain(data)).not.toContain('Ziele');
});

test('what is known of persons leads to the page about them', async () => {
  const services = createTestServices([musterhaus]);
  withOthers(services);
  await renderArea(haushalt, { path, services });
  expect(await within(await tile('Datenstand')).findByRole('link', { name: 'Personen' })).toHaveAttribute(
    'href',
    routes.personalData.href({ householdId, id: householdId }),
  );
});

test('what is missing of a pension leads to the field of the letter', async () => {
  const items = Object.entries(musterhaus.sections.incomes?.items ?? {}).map(
    ([id, { gross: _, ...income }]) => [id, income],
  );
  const household = lacking('statutoryPensions');
  const incomes = { items: Object.fromEntries(items) };
  const services = createTestServices([{ ...household, sections: { ...household.sections, incomes } }]);
  withOthers(services);
  await renderArea(haushalt, { path, services });
  const data = await tile('Datenstand');
  expect(
    await within(data).findByRole('link', { name: /^Jonas: Alters- und Erwerbsminderungsrente/ }),
  ).toHaveAttribute('href', `${routes.statePension.href({ householdId })}?fokus=rente-${jonasId}`);
});

describe('the next step', () => {
  /** The head's button; what waits for the same fact leads there, too. */
  const next = async (name: string | RegExp) => (await screen.findAllByRole('link', { name }))[0];

  test('is the first fact that is missing', async () => {
    const services = createTestServices([lacking('assets')]);
    withOthers(services);
    await renderArea(haushalt, { path, services });
    expect(await next('Vermögen ergänzen')).toHaveAttribute(
      'href',
      routes.balanceSheet.href({ householdId }),
    );
  });

  test('is the largest gap when everything is there, and nobody is sent to edit incomes', async () => {
    const services = createTestServices([musterhaus]);
    withOthers(services);
    await renderArea(haushalt, { path, services });
    expect(await next(/^Arbeitskraft Aylin: 533\s€ mtl\. fehlen$/)).toHaveAttribute(
      'href',
      expect.stringContaining(`${routes.incomeProtectionNeed.href({ householdId })}?person=`),
    );
    expect(screen.queryByRole('link', { name: /bearbeiten|ergänzen/ })).not.toBeInTheDocument();
  });
});

test('contracts that are due within 90 days stand in their order', async () => {
  const [contractId = '', contract] = Object.entries(musterhaus.sections.contracts?.items ?? {})[0] ?? [];
  if (!contract) throw new Error('the sample has no contract');
  const items = { [contractId]: { ...contract, end: '2026-11-30' } };
  const services = createTestServices([
    { ...musterhaus, sections: { ...musterhaus.sections, contracts: { items } } },
  ]);
  withOthers(services);
  await renderArea(haushalt, { path, services });
  expect(plain(await tile(/^Verträge/))).toContain('endet30.11.2026');
});

test('without the balance-sheet permission net worth is not there, without recap and report neither tasks', async () => {
  const services = createTestServices([musterhaus]);
  withOthers(services);
  await renderArea(haushalt, {
    path,
    services,
    user: {
      permissions: all.filter((one) => one !== permissions.balanceSheet && one !== permissions.sectionReport),
    },
  });
  await tile('Budget');
  expect(await figures()).not.toContain('Nettovermögen');
  for (const name of ['Nettovermögen', 'Aufgaben', 'Zusammenfassung'])
    expect(screen.queryByRole('region', { name })).toBeNull();
  expect(plain(await tile('Datenstand'))).not.toContain('Vermögen');
  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(hrefs).not.toContain(routes.balanceSheet.href({ householdId }));
});

test('the preparation is for the advisor alone: birthdays, tasks, what is missing', async () => {
  const services = createTestServices([musterhaus]);
  withOthers(services);
  await renderArea(haushalt, { path, services, now: '2026-08-20T10:00:00Z' });
  const preparation = await tile('Vorbereitung');
  expect(await within(preparation).findByText('Jonas wird 38')).toBeVisible();
  expect(plain(preparation)).toContain('Lia wird 3');
  expect(preparation.closest('[data-vp-customer]')).toBeNull();
  expect(within(preparation).getByRole('link', { name: 'Haushalt verwalten' })).toHaveAttribute(
    'href',
    routes.householdAdministration.href({ householdId }),
  );
});

test('who has not been given the data protection information is named in the preparation', async () => {
  const [jonas] = musterhaus.summary.persons;
  const { services } = consentServices(musterhaus, { records: informed(jonas?.personId ?? '') });
  withOthers(services);
  await renderArea(haushalt, { path, services });
  const preparation = await tile('Vorbereitung');
  await waitFor(() =>
    expect(plain(preparation)).toContain('Datenschutzinformation noch nicht ausgehändigtAylin'),
  );
});

test('nor is anybody named who has died', async () => {
  const { persons } = musterhaus.sections;
  if (!persons) throw new Error('the persons are missing');
  const [, aylin = ''] = musterhaus.summary.persons.map(({ personId }) => personId);
  const items = { ...persons.items };
  items[aylin] = { ...items[aylin], deceasedOn: '2026-05-04' } as (typeof items)[string]; // one of them
  const widowed = { ...musterhaus, sections: { ...musterhaus.sections, persons: { ...persons, items } } };
  const { services } = consentServices(widowed);
  withOthers(services);
  await renderArea(haushalt, { path, services });
  const preparation = await tile('Vorbereitung');
  await waitFor(() => expect(plain(preparation)).toContain('nicht ausgehändigtJonas'));
  expect(plain(preparation)).not.toContain('ausgehändigtJonas und');
});

test('once all have it, nothing is asked for', async () => {
  const records = musterhaus.summary.persons.flatMap(({ personId }) => informed(personId));
  const { services } = consentServices(musterhaus, { records });
  let answered = false;
  services.intercept(({ url }) => {
    answered ||= url.pathname.endsWith('/consents');
    return undefined;
  });
  withOthers(services);
  await renderArea(haushalt, { path, services });
  await waitFor(() => expect(answered).toBe(true));
  expect(plain(await tile('Vorbereitung'))).not.toContain('nicht ausgehändigt');
});

test('a new household begins with the data protection information', async () => {
  const fresh = { ...musterhaus, sections: { persons: musterhaus.sections.persons ?? { items: {} } } };
  const { services } = consentServices(fresh);
  withOthers(services);
  await renderArea(haushalt, { path, services });
  expect(await screen.findByText('Zuerst die Datenschutzinformation aushändigen')).toBeVisible();
  expect(screen.getByText('Jonas und Aylin haben sie noch nicht erhalten.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Aushändigen' })).toHaveAttribute(
    'href',
    routes.dataProtection.href({ householdId }),
  );
});

test('tiles stand in the advisor’s own order, and go back to the template', async () => {
  const services = createTestServices([musterhaus]);
  const kept = withOthers(services, { tiles: ['budget', 'topics', 'month'] });
  await renderArea(haushalt, { path, services });
  await waitFor(() => {
    const names = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
    expect(names.indexOf('Budget')).toBeLessThan(names.indexOf('So verteilt sich der Monat'));
  });
  await userEvent.click(screen.getByRole('button', { name: 'Kacheln anordnen' }));
  const rows = within(await screen.findByRole('list', { name: 'Haushalt' }));
  expect(rows.getAllByRole('button')[0]).toHaveTextContent('Budget');
  await userEvent.click(screen.getByRole('button', { name: 'Vorlage wiederherstellen' }));
  await waitFor(() => expect(kept()).toEqual({ favourites: ['RECAP'] }));
  expect(rows.getAllByRole('button')[0]).toHaveTextContent('Themencheck');
  await userEvent.click(screen.getByRole('button', { name: 'Anordnen beenden' }));
  expect(await tile('Budget')).toBeVisible();
});

test('a template by the kind of the appointment arranges and hides at once, and every tile stays', async () => {
  const services = createTestServices([musterhaus]);
  const kept = withOthers(services, { tiles: ['budget', 'month'] });
  await renderArea(haushalt, { path, services });
  await userEvent.click(await screen.findByRole('button', { name: 'Kacheln anordnen' }));
  const rows = within(await screen.findByRole('list', { name: 'Haushalt' }));
  const count = rows.getAllByRole('listitem').length;
  await userEvent.click(screen.getByRole('button', { name: 'Jahrestermin' }));
  await waitFor(() => expect(rows.getAllByRole('button')[1]).toHaveTextContent('Nettovermögen'));
  expect(rows.getAllByRole('listitem')).toHaveLength(count);
  await userEvent.click(screen.getByRole('button', { name: 'Erstgespräch' }));
  expect(rows.getAllByRole('button')[0]).toHaveTextContent('Monat');
  expect(screen.getByRole('switch', { name: 'zeigen Letzte Bewertung' })).not.toBeChecked();
  await waitFor(() => expect(kept()).toMatchObject({ hiddenTiles: ['summary', 'rating'] }));
  await userEvent.click(screen.getByRole('button', { name: 'Vorlage wiederherstellen' }));
  await waitFor(() => expect(kept()).toEqual({ favourites: ['RECAP'] }));
});

test('each person leads to what is known of her', async () => {
  const services = createTestServices([musterhaus]);
  withOthers(services);
  await renderArea(haushalt, { path, services });
  const [jonas] = Object.keys(services.section(householdId, 'persons').items);
  expect(await screen.findByRole('link', { name: 'Jonas, 38' })).toHaveAttribute(
    'href',
    routes.personalData.href({ householdId, id: jonas ?? '' }),
  );
});

test('the advisor’s last internal note stands in the preparation, and what the customer may read does not', async () => {
  const note = (text: string, visibility: 'internal' | 'customer', day: string) => ({
    kind: 'note' as const,
    text,
    visibility,
    writtenAt: `${day}T10:00:00.000Z`,
    done: false,
    inReport: false,
    position: 1,
  });
  const items = {
    '44444444-0000-4000-8000-000000000001': note(
      'Erst nach der Elternzeit anrufen',
      'internal',
      '2026-09-20',
    ),
    '44444444-0000-4000-8000-000000000002': note('Älteres', 'internal', '2026-08-20'),
    '44444444-0000-4000-8000-000000000003': note('Für alle', 'customer', '2026-09-25'),
  };
  const sections = { ...musterhaus.sections, recap: { items } };
  const services = createTestServices([{ ...musterhaus, sections }]);
  withOthers(services);
  await renderArea(haushalt, { path, services });
  const preparation = within(await tile('Vorbereitung'));
  expect(await preparation.findByText('Erst nach der Elternzeit anrufen')).toBeVisible();
  expect(preparation.getByText('Intern notiert am 20.09.2026')).toBeVisible();
  expect(preparation.queryByText(/Älteres|Für alle/)).not.toBeInTheDocument();
});

test('a tile that the advisor does not want to see is hidden, kept so, and comes back with the template', async () => {
  const services = createTestServices([musterhaus]);
  const kept = withOthers(services, { tiles: ['budget', 'month'] });
  await renderArea(haushalt, { path, services });
  await tile('Reserve');
  await userEvent.click(await screen.findByRole('button', { name: 'Kacheln anordnen' }));
  await userEvent.click(await screen.findByRole('switch', { name: 'zeigen Reserve' }));
  await userEvent.click(screen.getByRole('switch', { name: 'zeigen Letzte Bewertung' }));
  expect(screen.getByRole('switch', { name: 'zeigen Reserve' })).not.toBeChecked();
  await waitFor(() =>
    expect(kept()).toEqual({
      favourites: ['RECAP'],
      tiles: ['budget', 'month'],
      hiddenTiles: ['reserve', 'rating'],
    }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Anordnen beenden' }));
  await tile('Budget');
  for (const name of ['Reserve', 'Letzte Bewertung'])
    expect(screen.queryByRole('region', { name })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Kacheln anordnen' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Vorlage wiederherstellen' }));
  await waitFor(() => expect(kept()).toEqual({ favourites: ['RECAP'] }));
  await userEvent.click(screen.getByRole('button', { name: 'Anordnen beenden' }));
  expect(await tile('Reserve')).toBeVisible();
});

test('without the permission for own settings nothing is arranged', async () => {
  const services = createTestServices([musterhaus]);
  withOthers(services);
  await renderArea(haushalt, { path, services, user: without(permissions.userSettings) });
  await tile('Budget');
  expect(screen.queryByRole('button', { name: 'Kacheln anordnen' })).toBeNull();
});

test('an empty household says how to begin and shows no zeros', async () => {
  const services = createTestServices([
    { ...musterhaus, sections: { persons: musterhaus.sections.persons ?? { items: {} } } },
  ]);
  withOthers(services);
  await renderArea(haushalt, { path, services });
  expect(await screen.findByText('Mit dem Einkommen beginnt der Überblick.')).toBeVisible();
  await waitFor(() => expect(screen.getAllByRole('link', { name: 'Einkommen ergänzen' })).toHaveLength(2));
  expect(await figures()).not.toMatch(/\b0 €|\b0,0/);
  for (const name of ['Einkommen erfassen', 'Verträge aufnehmen', 'Vermögen erfassen'])
    expect(screen.getByRole('link', { name })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Budget' })).toBeNull();
});

test('spending more than comes in is said as a hint, not as an error', async () => {
  const services = createTestServices([musterhaus]);
  withOthers(services);
  const [incomeId] =
    Object.entries(services.section(householdId, 'incomes').items).find(
      ([, { gross }]) => gross === 5_150_00,
    ) ?? [];
  services.changeElsewhere(householdId, 'incomes', `/items/${incomeId}/net`, 2_000_00);
  await renderArea(haushalt, { path, services });
  expect(await screen.findByText(/Im Monat fehlen/)).toHaveTextContent(
    'Im Monat fehlen 669 € zu den Ausgaben – bei 4.215 € Netto.',
  );
  expect(screen.getByText('Es geht mehr hinaus, als hereinkommt')).toBeVisible();
});

test('of an archived household it is said that nothing is written into it', async () => {
  const services = createTestServices([closed(musterhaus)]);
  withOthers(services);
  await renderArea(haushalt, { path, services });
  const notice = { name: 'Dieser Haushalt ist archiviert' };
  expect(await screen.findByRole('complementary', notice)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Zum Verwalten' })).toHaveAttribute(
    'href',
    routes.householdAdministration.href({ householdId }),
  );
});

test('of a closed household nothing is begun', async () => {
  const { persons = { items: {} } } = musterhaus.sections;
  const services = createTestServices([closed({ ...musterhaus, sections: { persons } })]);
  withOthers(services);
  await renderArea(haushalt, { path, services });
  await screen.findByRole('complementary', { name: 'Dieser Haushalt ist archiviert' });
  await tile('Budget');
  for (const name of [/ergänzen/, /erfassen/, /aufnehmen/, /bearbeiten/])
    expect(screen.queryByRole('link', { name })).toBeNull();
});

test('a household of one is one person, not one grown-up', async () => {
  const services = createTestServices([lena]);
  withOthers(services);
  const ofLena = routes.householdOverview.href({ householdId: lena.summary.householdId });
  const { messages } = await renderArea(haushalt, { path: ofLena, services });
  await tile('Budget');
  expect(messages).toContainEqual({
    type: 'advisorEnteredHousehold',
    payload: expect.objectContaining({ caption: expect.stringMatching(/^1 Person · /) }) as object,
  });
});

test('as long as nobody was asked for loans, the net worth names no debts of 0 €', async () => {
  const { contracts: _, liabilities: __, ...sections } = musterhaus.sections;
  const services = createTestServices([{ ...musterhaus, sections }]);
  withOthers(services);
  await renderArea(haushalt, { path, services });
  const worth = await tile('Nettovermögen');
  expect(await within(worth).findByText(/Vermögen, Schulden noch offen$/)).toBeVisible();
  expect(worth).not.toHaveTextContent('Schulden 0');
  expect(document.body).not.toHaveTextContent('− 0 €');
});
