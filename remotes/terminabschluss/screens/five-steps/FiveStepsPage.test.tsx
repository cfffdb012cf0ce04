import type { ClosedAppointment } from '@vp-digital/core/contracts';
import type { Appointment, CartPosition, RecapEntry } from '@vp-digital/core/household';
import {
  createTestServices,
  customerLooks,
  customersPage,
  json,
  problemAnswer,
  renderArea,
  type RenderAreaOptions,
  serveConsents,
  testHouseholdOf,
} from '@vp-digital/core/micro-app/testing';
import { permissions, routes } from '@vp-digital/core/reference';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import terminabschluss from '../../mount';

const musterhaus = testHouseholdOf(2);
const { householdId, legacyHouseholdId } = musterhaus.summary;
const [jonas = ''] = musterhaus.summary.persons.map(({ personId }) => personId);
const appointmentId = '33333333-0002-4000-8099-000000000001';

/** The tests' clock shows 12:00 in Germany: it has taken 92 minutes. */
const running: Appointment = {
  position: 0,
  state: 'running',
  begin: '2026-10-01T10:28',
  personIds: [],
  occasion: 'annualReview',
  themes: ['protection'],
};

const note = (position: number, entry: Partial<RecapEntry>): RecapEntry => ({
  position,
  kind: 'note',
  text: 'Haus hat Vorrang',
  visibility: 'customer',
  writtenAt: `2026-10-01T08:3${position}:00.000Z`,
  appointmentId,
  done: false,
  inReport: true,
  ...entry,
});

const notes = {
  '44444444-0002-4000-8099-000000000001': note(1, {}),
  '44444444-0002-4000-8099-000000000002': note(2, { inReport: false, visibility: 'internal', text: 'Hund' }),
  '44444444-0002-4000-8099-000000000003': note(3, {
    kind: 'decision',
    text: 'Risikoleben für Jonas',
    isAdvice: true,
  }),
  '44444444-0002-4000-8099-000000000004': note(4, {
    kind: 'task',
    text: 'Renteninformation anfordern',
    ownerId: jonas,
    dueOn: '2026-11-15',
  }),
};

async function open(
  {
    appointments = { [appointmentId]: running },
    cart = {},
    refuse = false,
  }: {
    appointments?: Record<string, Appointment>;
    cart?: Record<string, CartPosition>;
    refuse?: boolean;
  } = {},
  options: Partial<RenderAreaOptions> = {},
) {
  const household = {
    ...musterhaus,
    sections: {
      ...musterhaus.sections,
      appointments: { items: appointments },
      cartPositions: { items: cart },
      recap: { items: notes },
      appointmentRatings: { items: {} },
    },
  };
  const services = createTestServices([household]);
  serveConsents(services, () => []);
  const sent: unknown[] = [];
  services.intercept(({ url, method, body }) => {
    if (method !== 'POST' || !url.pathname.endsWith('/closing')) return undefined;
    sent.push({ path: url.pathname, body });
    if (refuse) return problemAnswer(400, 'invalid');
    const closed: ClosedAppointment = {
      appointmentId,
      snapshotId: '55555555-0000-4000-8000-000000000001',
      reportId: '66666666-0000-4000-8000-000000000001',
      version: 2,
    };
    services.changeElsewhere(householdId, 'appointments', `/items/${appointmentId}/state`, 'held');
    return json(201, closed);
  });
  const path = routes.fiveSteps.href({ legacyHouseholdId: String(legacyHouseholdId) });
  const rendered = await renderArea(terminabschluss, { path, services, ...options });
  const stored = () => Object.values(services.section(householdId, 'appointments').items);
  return { ...rendered, services, sent, stored };
}

const step = async (name: string) =>
  within(await screen.findByRole('region', { name: new RegExp(`^${name}`) }));

test('the five steps say what has come of the talk, and what is open before it is closed', async () => {
  await open();
  expect(await screen.findByText(/In 92 Minuten wurde/)).toHaveTextContent('eine Entscheidung');
  expect((await step('Rückblick')).getByText('4 Notizen')).toBeVisible();
  expect((await step('Rückblick')).getByText('3 davon gehen in die Zusammenfassung.')).toBeVisible();
  expect((await step('Entscheidungen')).getByText('Risikoleben für Jonas')).toBeVisible();
  expect((await step('Ausblick')).getByText('1 Aufgabe')).toBeVisible();
  const task = within(await screen.findByRole('table', { name: 'Wie es weitergeht' })).getByRole('row', {
    name: /Renteninformation/,
  });
  expect(task).toHaveTextContent('Jonas');
  expect(task).toHaveTextContent('15.11.2026');
  const before = await step('Vor dem Abschließen');
  expect(await before.findAllByText('fehlt für Jonas und Aylin')).toHaveLength(2);
  expect(before.getByText('fehlt bei einer')).toBeVisible(); // the decision is advice without a reason
  expect(screen.getByText(/Themen heute: Absicherung/)).toBeVisible();
});

test('a Ja of today counts as a decision, also once it has become a contract', async () => {
  const position: CartPosition = {
    position: 0,
    kind: 'widget',
    title: 'Risikoleben 200.000 €',
    topic: 'death',
    line: 'termLife',
    personId: jonas,
    reason: 'Die Familie wäre ohne ihn nicht versorgt.',
    addedOn: '2026-09-20',
    contractId: '33333333-0002-4000-8006-000000000003',
    decisions: { [jonas]: { decision: 'accepted', decidedOn: '2026-10-01' } },
  };
  const earlier: CartPosition = {
    ...position,
    decisions: { [jonas]: { decision: 'accepted', decidedOn: '2026-09-20' } },
  };
  await open({
    cart: {
      '77777777-0000-4000-8000-000000000001': position,
      '77777777-0000-4000-8000-000000000002': earlier,
    },
  });
  // the note's and that of the cart
  expect(await screen.findByText(/In 92 Minuten wurden/)).toHaveTextContent('2 Entscheidungen');
});

test('one press closes it by one deed, and then the customer view', async () => {
  const end = jest.fn();
  const { sent } = await open({}, { customer: { current: () => undefined, subscribe: () => () => {}, end } });
  await userEvent.click(await screen.findByRole('button', { name: 'Termin abschließen' }));
  await waitFor(() => expect(end).toHaveBeenCalledTimes(1));
  expect(sent).toEqual([
    {
      path: `/api/households/${householdId}/appointments/${appointmentId}/closing`,
      body: { end: '2026-10-01T12:00', label: 'Jahrestermin 01.10.2026', purpose: 'annualAppointment' },
    },
  ]);
});

test('when it fails that is said, the customer view stays, and it can be tried again', async () => {
  const end = jest.fn();
  await open({ refuse: true }, { customer: { current: () => undefined, subscribe: () => () => {}, end } });
  await userEvent.click(await screen.findByRole('button', { name: 'Termin abschließen' }));
  expect(await screen.findByText(/konnte nicht abgeschlossen werden\. Er läuft weiter/)).toBeVisible();
  expect(end).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Termin abschließen' })).toBeEnabled();
});

test('one that began on another day is not closed before somebody says when it was over', async () => {
  const { sent } = await open({
    appointments: { [appointmentId]: { ...running, begin: '2026-09-30T18:00' } },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Termin abschließen' }));
  expect(await screen.findByText(/Bitte geben Sie an, wann der Termin zu Ende war/)).toBeVisible();
  expect(sent).toEqual([]);
  await userEvent.type(screen.getByRole('textbox', { name: 'Ende' }), '19.15');
  await userEvent.click(screen.getByRole('button', { name: 'Termin abschließen' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ body: { end: '2026-09-30T19:15' } });
});

test('once one of another day is closed, its summary is there, and the way to a new one', async () => {
  await open({ appointments: { [appointmentId]: { ...running, begin: '2026-09-29T18:00' } } });
  await userEvent.type(await screen.findByRole('textbox', { name: 'Ende' }), '19:15');
  await userEvent.click(screen.getByRole('button', { name: 'Termin abschließen' }));
  expect(await screen.findByRole('link', { name: 'Zusammenfassung öffnen' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Termin starten oder nachtragen' })).toBeVisible();
});

test('the next date is agreed here, at the same place', async () => {
  const { stored } = await open({ appointments: { [appointmentId]: { ...running, place: 'video' } } });
  await userEvent.click(await screen.findByRole('button', { name: 'Termin vereinbaren' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Datum' }), '16.03.2027');
  await userEvent.type(screen.getByRole('textbox', { name: 'Uhrzeit' }), '1830');
  await userEvent.click(screen.getByRole('button', { name: 'Vereinbaren' }));
  await waitFor(() => expect(stored()).toHaveLength(2));
  expect(stored()[1]).toMatchObject({ state: 'planned', begin: '2027-03-16T18:30', place: 'video' });
  expect(await screen.findByText('16.03.2027, 18:30 Uhr')).toBeVisible();
});

test('without an appointment nothing can be closed, and the way to one is shown', async () => {
  await open({ appointments: {} });
  expect(await screen.findByText('Gerade läuft kein Termin.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Termin starten oder nachtragen' })).toHaveAttribute(
    'href',
    routes.householdOverview.href({ householdId }),
  );
  expect(screen.queryByRole('button', { name: 'Termin abschließen' })).toBeNull();
});

test('without an appointment the five steps say what they are for, and of no result', async () => {
  await open({ appointments: {} });
  const list = within(await screen.findByRole('list', { name: 'Die fünf Schritte' }));
  expect(list.getAllByRole('listitem')).toHaveLength(5);
  expect(list.getByText(/Was besprochen wurde/)).toBeVisible();
  expect(list.getByRole('link', { name: /^Öffnen ?: Bewertung$/ })).toBeVisible();
  expect(list.queryByText(/^\d+ |Noch offen|festgehalten|\(erledigt\)/)).toBeNull();
  expect(list.queryByRole('listitem', { current: 'step' })).toBeNull();
});

test('who may not read notes closes it all the same', async () => {
  const held = Object.values(permissions).filter((one) => one !== permissions.sectionReport);
  const { sent } = await open({}, { user: { permissions: held } });
  expect((await step('Rückblick')).getByText('Ohne Leserecht')).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: 'Termin abschließen' }));
  await waitFor(() => expect(sent).toHaveLength(1));
});

test('the customer reads what was decided and who does what, and nothing internal', async () => {
  await open({}, { customer: customerLooks });
  const page = await customersPage();
  await waitFor(() => expect(page).toHaveTextContent('Risikoleben für Jonas'));
  expect(page).toHaveTextContent('Das machen Sie');
  expect(page).toHaveTextContent('bis 15.11.2026');
  expect(page).not.toHaveTextContent('Hund');
  expect(page).not.toHaveTextContent(/fehlt/);
});
