import type { Administration } from '@vp-digital/core/contracts';
import {
  closed,
  createTestServices,
  json,
  problemAnswer,
  renderArea,
  type RenderAreaOptions,
  testHouseholds,
  type TestHousehold,
} from '@vp-digital/core/micro-app/testing';
import { ofAppointment, permissions, routes } from '@vp-digital/core/reference';
import { customerMarks } from '@vp-digital/core/shell';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import haushalt from '../../mount';

const [, musterhaus] = testHouseholds;
const { householdId, name } = musterhaus.summary;
const path = routes.householdAdministration.href({ householdId });

const file: Administration = {
  householdId,
  legacyHouseholdId: 100_002,
  name,
  status: 'active',
  mayAdminister: true,
  responsible: { name: 'Petra Beispiel', contract: '4711' },
  colleagues: [{ name: 'Timo Assistent', kind: 'assistant' }],
  recipients: [{ contract: '4700', name: 'Sabine Senior' }],
  sharedWith: [],
  retention: [],
  held: [],
};
const request = {
  requestId: '33333333-0000-4000-8000-000000000001',
  householdId,
  householdName: name,
  requestedBy: 'Petra Beispiel',
  requestedAt: '2026-10-01T09:00:00.000Z',
};

const household = musterhaus;

/** The services of the file: what was asked of them, and how it stands afterwards. */
async function open(
  current: Partial<Administration> = {},
  after: (action: string) => Partial<Administration> = () => ({}),
  of: TestHousehold = household,
  snapshots: () => Response = () => json(200, []),
  options: Partial<RenderAreaOptions> = {},
) {
  const services = createTestServices([of]);
  const asked: { action: string; body: unknown }[] = [];
  let now: Administration = { ...file, ...current };
  services.intercept(({ url, method, body }) => {
    if (url.pathname.endsWith('/audit')) {
      const entry = { at: '2026-10-01T08:00:00.000Z', by: 'Petra Beispiel' };
      const [first, second] = ['0', '1'].map((last) => `44444444-0000-4000-8000-00000000000${last}`);
      return url.searchParams.get('after') === null
        ? json(200, { entries: [{ ...entry, auditId: first, action: 'household.archived' }], next: first })
        : json(200, {
            entries: [{ ...entry, auditId: second, action: 'section.read', detail: 'healthPlans' }],
          });
    }
    if (url.pathname.endsWith('/snapshots')) return snapshots();
    const action = /\/(?:administration|requests)(?:\/[\w-]+)*?(?:\/([a-z-]+))?$/.exec(url.pathname);
    if (!action) return undefined;
    if (method === 'GET') return json(200, url.pathname.endsWith('/requests') ? [] : now);
    const { 1: said = '' } = action;
    asked.push({ action: said, body });
    now = { ...now, ...after(said) };
    return json(201, said === 'decision' ? { requestId: request.requestId, status: 'withdrawn' } : now);
  });
  await renderArea(haushalt, { path, services, ...options });
  await screen.findByRole('region', { name: 'Akte' });
  return { asked, services };
}

const press = async (label: string) => userEvent.click(await screen.findByRole('button', { name: label }));
const shows = async (words: RegExp) => waitFor(() => expect(screen.getByText(words)).toBeVisible()); // dialogs fade in

test('says who looks after the household, what kind it is and who works with it', async () => {
  await open();
  expect(screen.getByText(/betreut diesen Haushalt/)).toHaveTextContent(
    'Petra Beispiel betreut diesen Haushalt.',
  );
  const card = screen.getByRole('region', { name: 'Akte' });
  expect(await within(card).findByText('Paar mit Kindern')).toBeVisible();
  expect(card).toHaveTextContent('100002');
  expect(screen.getByRole('region', { name: 'Zuständigkeit' })).toHaveTextContent('AssistenzTimo Assistent');
});

test('says that the household decides about assistants, and when it has refused them', async () => {
  await open({ assistantsRefused: true });
  const card = screen.getByRole('region', { name: 'Zuständigkeit' });
  expect(card).toHaveTextContent('AssistenzTimo Assistent, gesperrt');
  expect(card).toHaveTextContent('Jemand im Haushalt lehnt ab, dass die Assistenz mitarbeitet');
  expect(within(card).getByRole('link', { name: 'Zu den Einwilligungen' })).toHaveAttribute(
    'href',
    `${routes.dataProtection.href({ householdId })}?fokus=assistantAccess`,
  );
});

test('lists the appointments that there were, with what was made in each and the way there', async () => {
  const [appointmentId = ''] = Object.keys(musterhaus.sections.appointments?.items ?? {});
  const note = (position: number) => ({
    position,
    kind: 'note' as const,
    text: 'Neues Dach',
    visibility: 'customer' as const,
    writtenAt: '2025-11-12T17:00:00.000Z',
    done: false,
    inReport: true,
    ...(position > 0 && { appointmentId }),
  });
  const ids = ['0', '1', '2'].map((last) => `55555555-0000-4000-8000-00000000000${last}`);
  const recap = { items: Object.fromEntries(ids.map((id, position) => [id, note(position)])) };
  const recorded = { ...musterhaus, sections: { ...musterhaus.sections, recap } };
  const frozen = {
    snapshotId: ids[0],
    householdId,
    appointmentId,
    label: 'Jahrestermin',
    occasion: 'appointment',
  };
  const snapshots = [
    {
      ...frozen,
      createdAt: '2025-11-12T17:30:00.000Z',
      createdBy: 'Petra Beispiel',
      sha256: '0'.repeat(64),
      figures: { netMonthly: 1, free: 1, netWorth: 1 },
      reports: 1,
    },
  ];
  await open({}, undefined, recorded, () => json(200, snapshots));
  const card = within(screen.getByRole('region', { name: 'Termine' }));
  const made = await card.findByText('Mi 12.11.2025, 17:00 Uhr · Jahrestermin');
  await waitFor(() => expect(made.nextSibling).toHaveTextContent('2 Notizen, 1 Stand, 1 Bewertung'));
  expect(card.getByRole('link', { name: '2 Notizen' })).toHaveAttribute(
    'href',
    ofAppointment(routes.recap.href({ householdId }), appointmentId),
  );
  expect(card.queryByText(/21\.11\.2026/)).toBeNull(); // what is planned is no history
});

test('one that nobody has ended is not said to go on, and its end is added on the overview', async () => {
  const running = {
    state: 'running' as const,
    occasion: 'advice' as const,
    personIds: [],
    themes: [],
    position: 1,
  };
  const [id, other] = [crypto.randomUUID(), crypto.randomUUID()];
  const appointments = {
    items: {
      [id]: { ...running, begin: '2026-09-20T18:00' },
      [other]: { ...running, begin: '2026-10-01T11:00' },
    },
  };
  await open({}, undefined, { ...musterhaus, sections: { ...musterhaus.sections, appointments } }, () =>
    json(200, []),
  );
  const card = within(screen.getByRole('region', { name: 'Termine' }));
  const left = await card.findByText('So 20.09.2026, 18:00 Uhr · Beratungsgespräch');
  await waitFor(() => expect(left.nextSibling).toHaveTextContent('nicht beendet: Ende nachtragen'));
  expect(card.getByRole('link', { name: 'nicht beendet: Ende nachtragen' })).toHaveAttribute(
    'href',
    routes.householdOverview.href({ householdId }),
  );
  expect(card.getByText('Do 01.10.2026, 11:00 Uhr · Beratungsgespräch').nextSibling).toHaveTextContent(
    'läuft',
  );
});

const unrated = {
  ...musterhaus,
  sections: { ...musterhaus.sections, appointmentRatings: { items: {} } },
};
const lastHeld = async () =>
  within(screen.getByRole('region', { name: 'Termine' })).findByText(
    'Mi 12.11.2025, 17:00 Uhr · Jahrestermin',
  );

test('an appointment without anything says so only where everything is known', async () => {
  let fails = true;
  await open({}, undefined, unrated, () => (fails ? problemAnswer(400, 'invalid') : json(200, [])));
  const made = await lastHeld();
  const retry = await within(screen.getByRole('region', { name: 'Termine' })).findByRole('button', {
    name: 'Erneut laden',
  });
  expect(made.nextSibling).toBeEmptyDOMElement();
  fails = false;
  await userEvent.click(retry);
  await waitFor(() => expect(made.nextSibling).toHaveTextContent('nichts festgehalten'));
});

test('nothing is said of notes and snapshots that are not the reader’s to see', async () => {
  const all = Object.values(permissions).filter((one) => one !== permissions.sectionReport);
  await open({}, undefined, unrated, undefined, { user: { permissions: all } });
  expect((await lastHeld()).nextSibling).toBeEmptyDOMElement();
});

test('archiving asks first, and says what it brings about', async () => {
  const { asked } = await open({}, () => ({ status: 'archived' }));
  await press('Archivieren');
  await shows(/nicht mehr geändert/);
  await press('Abbrechen');
  expect(asked).toEqual([]);
  await press('Archivieren');
  await press('Jetzt archivieren');
  expect(await screen.findByRole('button', { name: 'Wieder öffnen' })).toBeVisible();
  expect(asked).toEqual([{ action: 'status', body: { status: 'archived' } }]);
});

test('a hand-over needs a recipient and that the customers know', async () => {
  const { asked } = await open({}, () => ({
    request: { ...request, kind: 'handOver', recipient: 'Sabine Senior' },
  }));
  await press('Haushalt übergeben');
  const confirm = await screen.findByRole('button', { name: 'Übergabe anfragen' });
  await userEvent.click(screen.getByRole('combobox', { name: /Übergeben an/ }));
  await userEvent.click(await screen.findByRole('option', { name: /Sabine Senior/ }));
  expect(confirm).toBeDisabled();
  await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.click(confirm);
  expect(await screen.findByText(/Sabine Senior hat noch nicht zugestimmt/)).toBeVisible();
  expect(asked).toEqual([{ action: 'hand-over', body: { contract: '4700', customersInformed: true } }]);
  expect(screen.queryByRole('button', { name: 'Archivieren' })).toBeNull();
});

test('what has to be kept stands with its rule, and that nobody has checked it', async () => {
  await open({
    retention: [
      {
        kind: 'adviceRecords',
        count: 2,
        keptUntil: '2031-12-31',
        years: 5,
        paragraph: '§ 22 (5) VersVermV',
        verified: false,
      },
    ],
  });
  const row = screen.getByRole('row', { name: /2 freigegebene Dokumente/ });
  expect(row).toHaveTextContent('31.12.2031');
  expect(row).toHaveTextContent('§ 22 (5) VersVermV: 5 Jahre');
  expect(row).toHaveTextContent('Frist vor dem Löschen prüfen');
  await press('Löschung beantragen');
  await shows(/bleibt er bis 31\.12\.2031 aufbewahrt/);
});

test('each snapshot stands with how long it stays and why, and so does what was sent ahead; the rest on demand', async () => {
  const since = '2026-09-01T10:00:00.000Z';
  const snapshot = (number: number) => ({
    kind: 'snapshot' as const,
    id: `33333333-0000-4000-8000-0000000000${number + 10}`,
    label: `Stand ${number}`,
    since,
  });
  await open({
    held: [
      { ...snapshot(1), keptUntil: '2032-12-31', years: 6, paragraph: '§ 257 (4) HGB' },
      { kind: 'intake', id: crypto.randomUUID(), since, keptUntil: '2026-10-01' },
      ...Array.from({ length: 9 }, (_, index) => snapshot(index + 2)),
    ],
  });
  const released = screen.getByRole('row', { name: /Stand 1 / });
  expect(released).toHaveTextContent('gesichert am 01.09.2026, 12:00'); // two of a day differ
  expect(released).toHaveTextContent('31.12.2032');
  expect(released).toHaveTextContent('§ 257 (4) HGB: 6 Jahre');
  expect(screen.getByRole('row', { name: /Angaben vorab/ })).toHaveTextContent('01.10.2026');
  expect(screen.getByRole('row', { name: /Stand 2 / })).toHaveTextContent('zur Löschung des Haushalts');
  expect(screen.queryByRole('row', { name: /Stand 10 / })).toBeNull();
  await press('1 weiteren anzeigen');
  expect(await screen.findByRole('row', { name: /Stand 10 / })).toBeVisible();
});

test('a deletion is asked for with a reason and the typed name', async () => {
  const { asked } = await open({}, () => ({
    status: 'deletionRequested',
    request: { ...request, kind: 'deletion' },
  }));
  await press('Löschung beantragen');
  const confirm = await screen.findByRole('button', { name: 'Jetzt beantragen' });
  await userEvent.click(screen.getByRole('combobox', { name: /Grund/ }));
  await userEvent.click(await screen.findByRole('option', { name: /Wunsch/ }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Name des Haushalts' }), 'Jemand');
  expect(confirm).toBeDisabled();
  await userEvent.clear(screen.getByRole('textbox', { name: 'Name des Haushalts' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Name des Haushalts' }), name);
  await userEvent.click(confirm);
  expect(await screen.findByText(/Eine zweite Person muss zustimmen/)).toBeVisible();
  expect(asked).toEqual([{ action: 'deletion', body: { reason: 'customerWish', name } }]);
});

test('a refused action is said, and nothing is changed', async () => {
  const { services } = await open();
  services.intercept(({ method }) => (method === 'POST' ? problemAnswer(409, 'conflict') : undefined));
  await press('Sperren');
  await press('Jetzt sperren');
  expect(await screen.findByRole('alert')).toHaveTextContent('Der Status wurde nicht geändert');
  expect(screen.getByRole('button', { name: 'Sperren' })).toBeVisible();
});

test('the access log is read page by page', async () => {
  await open();
  const log = await screen.findByRole('region', { name: 'Zugriffsprotokoll' });
  expect(await within(log).findByRole('rowheader', { name: /^Archiviert/ })).toBeVisible();
  await userEvent.click(await within(log).findByRole('button', { name: 'Weitere anzeigen' }));
  expect(
    await within(log).findByRole('rowheader', { name: /^Geschützte Angaben gelesen: Krankenversicherung/ }),
  ).toBeVisible();
  await waitFor(() => expect(within(log).queryByRole('button')).toBeNull());
});

test('who only works with the household sees neither actions nor log', async () => {
  await open({ mayAdminister: false, recipients: [] });
  expect(await screen.findByText('Verwaltet wird dieser Haushalt von Petra Beispiel')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Archivieren|Sperren|übergeben|beantragen/ })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Zugriffsprotokoll' })).toBeNull();
});

test('a household that is not open to the advisor is access denied', async () => {
  const services = createTestServices([musterhaus]);
  services.intercept(({ url }) =>
    url.pathname.includes('administration') ? problemAnswer(403, 'forbidden') : undefined,
  );
  await renderArea(haushalt, { path, services });
  expect(await screen.findByRole('heading', { name: 'Zugriff verweigert' })).toBeVisible();
});

test('what colleagues ask stands above the search, and is decided there', async () => {
  const services = createTestServices([musterhaus]);
  let waiting = [{ ...request, kind: 'deletion', reason: 'customerWish', keptUntil: '2031-12-31' }];
  const decided: unknown[] = [];
  services.intercept(({ url, method, body }) => {
    if (!url.pathname.includes('/requests')) return undefined;
    if (method === 'GET') return json(200, waiting);
    decided.push(body);
    waiting = [];
    return json(201, { requestId: request.requestId, status: 'accepted' });
  });
  await renderArea(haushalt, { path: routes.householdSearch.href({}), services });
  const requests = await screen.findByRole('region', { name: 'Anfragen an Sie' });
  expect(requests).toHaveTextContent(`${name} löschen`);
  expect(requests).toHaveTextContent('Wunsch der Kundinnen und Kunden');
  await press('Löschung zustimmen');
  await shows(/gesperrt bis 31\.12\.2031 aufbewahrt/);
  await press('Jetzt zustimmen');
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Anfragen an Sie' })).toBeNull());
  expect(decided).toEqual([{ decision: 'accepted' }]);
});

test('a closed household is administered: its actions and their fields stay open', async () => {
  const { asked } = await open({ status: 'archived' }, () => ({ status: 'active' }), closed(household));
  await screen.findByRole('complementary', { name: 'Dieser Haushalt ist archiviert' });
  await press('Haushalt übergeben');
  await userEvent.click(await screen.findByRole('combobox', { name: /Übergeben an/ }));
  await userEvent.click(await screen.findByRole('option', { name: /Sabine Senior/ }));
  await press('Abbrechen');
  await press('Wieder öffnen');
  await press('Jetzt öffnen');
  await waitFor(() => expect(asked).toEqual([{ action: 'status', body: { status: 'active' } }]));
});

test('nothing of it is for the customer', async () => {
  await open();
  expect(document.querySelector(`[${customerMarks.block}]`)).toBeNull();
});

test('a sharing is ended after a question, and is gone from the page', async () => {
  const sharedWith = [
    { contract: '4700', name: 'Sabine Senior', scope: 'read' as const, until: '2026-12-31' },
    { contract: '4800', name: 'Otto Offen' },
  ];
  const { asked } = await open({ sharedWith }, () => ({ sharedWith: [] }));
  await shows(/Sabine Senior, lesen, bis 31\.12\.2026/);
  await shows(/Otto Offen, lesen und ändern, bis auf Weiteres/);
  await press('Freigabe für Sabine Senior beenden');
  await shows(/Unter Vertrag 4700 wird der Haushalt dann weder gefunden noch gelesen/);
  expect(asked).toEqual([]);
  await press('Freigabe jetzt beenden');
  await waitFor(() => expect(asked).toEqual([{ action: 'sharing-end', body: { contract: '4700' } }]));
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Freigabe für Sabine Senior beenden' })).toBeNull(),
  );
});
