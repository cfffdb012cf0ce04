import type { HeldHouseholds } from '@vp-digital/core/contracts';
import {
  type Answer,
  createTestServices,
  json,
  problemAnswer,
  renderArea,
  testHouseholds,
  ownPreferences,
} from '@vp-digital/core/micro-app/testing';
import type { User } from '@vp-digital/core/session';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import haushalt from '../../mount';

const created = '11111111-0000-4000-8000-000000000099';
const households = testHouseholds;
const none: HeldHouseholds = { own: [], heldByOthers: false, accessRequested: false };

interface Sent {
  path: string;
  body: unknown;
}

interface Situation {
  held?: HeldHouseholds;
  user?: Partial<User>;
  answer?: Answer;
}

/** The services' side: which files exist for anybody, and everything that was sent. */
function open({ held = none, user = {}, answer = () => undefined }: Situation = {}) {
  const services = createTestServices(households);
  const sent: Sent[] = [];
  services.intercept(ownPreferences().answer);
  services.intercept(({ url: { pathname }, method, body }) => {
    if (pathname === '/api/households/access-requests' && method === 'GET') return json(200, []);
    if (method !== 'POST' || pathname.startsWith('/graphql')) return undefined;
    sent.push({ path: pathname, body });
    if (pathname === '/api/households/held') return json(200, held);
    if (pathname === '/api/households/access-requests') return json(201, { accessRequested: true });
    return json(201, { householdId: created, legacyHouseholdId: 200_000_000 });
  });
  services.intercept(answer);
  return renderArea(haushalt, { path: '/haushalt?modus=anlegen', services, user }).then((area) => ({
    ...area,
    sent,
  }));
}

const person = (number: number) => within(screen.getByRole('region', { name: `${number}. Person` }));

const createdHousehold = (sent: readonly Sent[]) => sent.find(({ path }) => path === '/api/households')?.body;

async function fill(number: number, firstName: string, lastName: string, birthDate: string): Promise<void> {
  const fields = person(number);
  const name = fields.getByLabelText('Nachname');
  await userEvent.type(fields.getByLabelText('Vorname'), firstName);
  await userEvent.clear(name);
  await userEvent.type(name, lastName);
  await userEvent.type(fields.getByLabelText('Geburtsdatum'), birthDate);
}

const submit = () => userEvent.click(screen.getByRole('button', { name: 'Akte anlegen' }));

test('whoever has no last name of her own is called like the first person, however late she is named', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Zweite Person hinzufügen' }));
  await userEvent.click(screen.getByRole('button', { name: 'Kind hinzufügen' }));
  const child = within(screen.getByRole('region', { name: '1. Kind' }));
  await userEvent.type(person(1).getByLabelText('Nachname'), 'Neuhaus');
  expect(person(2).getByLabelText('Nachname')).toHaveValue('Neuhaus');
  expect(child.getByLabelText('Nachname')).toHaveValue('Neuhaus');
  await userEvent.type(person(2).getByLabelText('Nachname'), '-Yıldız');
  await userEvent.type(person(1).getByLabelText('Nachname'), 'er');
  expect(person(2).getByLabelText('Nachname')).toHaveValue('Neuhaus-Yıldız');
  expect(child.getByLabelText('Nachname')).toHaveValue('Neuhauser');

  const partners = person(2).getByLabelText('Nachname');
  await userEvent.clear(partners);
  await userEvent.type(partners, 'Neuhaus');
  await userEvent.type(person(1).getByLabelText('Nachname'), '{Backspace}{Backspace}e');
  expect(partners).toHaveValue('Neuhaus'); // hers, though both were called so for a moment
  expect(child.getByLabelText('Nachname')).toHaveValue('Neuhause');
});

test('a household of two and a child is made, and its overview opens', async () => {
  const { path, sent } = await open();
  await fill(1, 'Nele', 'Neuhaus', '02.01.1990');
  await userEvent.click(screen.getByRole('button', { name: 'Zweite Person hinzufügen' }));
  expect(person(2).getByLabelText('Nachname')).toHaveValue('Neuhaus');
  await fill(2, 'Önder', 'Yıldız', '06.05.1988');
  await userEvent.click(screen.getByRole('button', { name: 'Kind hinzufügen' }));
  const child = within(screen.getByRole('region', { name: '1. Kind' }));
  expect(child.queryByText('Anrede')).not.toBeInTheDocument();
  await userEvent.type(child.getByLabelText('Vorname'), 'Ida');
  await userEvent.type(child.getByLabelText('Geburtsdatum'), '04.03.2020');
  await submit();
  await waitFor(() => expect(path()).toBe(`/haushalt/${created}/uebersicht`));
  const persons = [
    { firstName: 'Nele', lastName: 'Neuhaus', birthDate: '1990-01-02' },
    { firstName: 'Önder', lastName: 'Yıldız', birthDate: '1988-05-06' },
  ];
  const children = [{ firstName: 'Ida', lastName: 'Neuhaus', birthDate: '2020-03-04' }];
  expect(sent).toEqual([
    { path: '/api/households/held', body: { persons: persons.slice(0, 1) } }, // after the first person was entered
    { path: '/api/households/held', body: { persons } },
    { path: '/api/households', body: { persons, children, knowsHeld: false } },
  ]);
});

test('a household is made by the keyboard alone', async () => {
  const { path } = await open();
  const last = person(1).getByLabelText('Nachname');
  person(1).getByLabelText('Vorname').focus();
  await userEvent.keyboard('Nele');
  await userEvent.tab();
  expect(last).toHaveFocus();
  await userEvent.keyboard('Neuhaus');
  await userEvent.tab();
  await userEvent.keyboard('02.01.1990{Enter}');
  await waitFor(() => expect(path()).toBe(`/haushalt/${created}/uebersicht`));
});

test.each([
  ['Zweite Person hinzufügen', '2. Person', 'Anrede'],
  ['Kind hinzufügen', '1. Kind', 'Vorname'],
])('who is added by “%s” is typed on at once', async (name, title, field) => {
  await open();
  screen.getByRole('button', { name }).focus();
  await userEvent.keyboard('{Enter}');
  const added = within(await screen.findByRole('region', { name: title }));
  expect(added.getByLabelText(field)).toHaveFocus();
});

test('what is missing or cannot be right is said beside the field, and nothing is sent', async () => {
  const { sent } = await open();
  await submit();
  expect(await screen.findByText('Bitte Vorname angeben')).toBeVisible();
  expect(person(1).getByLabelText('Vorname')).toHaveFocus();
  await fill(1, 'Tim4', 'Jung', '02.10.2008');
  await submit();
  expect(await screen.findByText(/nur Buchstaben/)).toBeVisible();
  expect(screen.getByText(/mindestens 18 Jahre/)).toBeVisible();
  expect(sent).toEqual([]);
});

test('that there may be a file is said as soon as a person is told, asked once for the same, and no more when she is another', async () => {
  const { sent } = await open({ held: { ...none, heldByOthers: true } });
  await fill(1, 'Klara', 'Musterwerk', '08.06.1985');
  expect(sent).toEqual([]); // the field of the birth date has the focus
  await userEvent.tab();
  expect(await screen.findByRole('alert')).toHaveTextContent('Gibt es diese Akte schon?');
  await userEvent.click(screen.getByLabelText('Ort'));
  await userEvent.click(screen.getByRole('button', { name: 'Nachsehen' }));
  expect(await screen.findByRole('dialog')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Zurück zu den Eingaben' }));
  expect(sent).toHaveLength(1);
  await userEvent.type(person(1).getByLabelText('Vorname'), 'x');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('an own file of one of the persons is offered instead', async () => {
  const own = households.slice(1, 2).map(({ summary }) => summary);
  const { path, sent } = await open({ held: { ...none, own } });
  await fill(1, 'Jonas', 'Musterhaus', '12.05.1988');
  await submit();
  const dialog = within(await screen.findByRole('dialog', { name: 'Gibt es diese Akte schon?' }));
  await userEvent.click(dialog.getByRole('link'));
  await waitFor(() => expect(path()).toMatch(/^\/haushalt\/[^/]+\/uebersicht$/));
  expect(sent).toHaveLength(1);
});

test('a file that others hold is asked for, and a new one is made only on insistence', async () => {
  const { path, sent } = await open({ held: { ...none, heldByOthers: true } });
  await fill(1, 'Klara', 'Musterwerk', '08.06.1985');
  await submit();
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.queryByRole('link')).not.toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Freigabe anfragen' }));
  expect(await dialog.findByText('Die Freigabe ist angefragt')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Trotzdem neu anlegen' }));
  await waitFor(() => expect(path()).toBe(`/haushalt/${created}/uebersicht`));
  const persons = [{ firstName: 'Klara', lastName: 'Musterwerk', birthDate: '1985-06-08' }];
  expect(sent.map(({ body }) => body)).toEqual([
    { persons },
    { persons },
    { persons, children: [], knowsHeld: true },
  ]);
});

test('a service that fails loses nothing of what was entered', async () => {
  const { path } = await open({
    answer: ({ url, method }) =>
      url.pathname === '/api/households' && method === 'POST' ? problemAnswer(409, 'conflict') : undefined,
  });
  await fill(1, 'Nele', 'Neuhaus', '02.01.1990');
  await submit();
  expect(await screen.findByRole('alert')).toHaveTextContent('Die Akte wurde nicht angelegt');
  expect(person(1).getByLabelText('Vorname')).toHaveValue('Nele');
  expect(path()).toBe('/haushalt?modus=anlegen');
});

test('who has asked too often whether there is a file is told to wait, and keeps what was entered', async () => {
  const refusal = () => {
    const answer = problemAnswer(429, 'too-many-requests');
    answer.headers.set('retry-after', '180');
    return answer;
  };
  await open({
    answer: ({ url }) => (url.pathname === '/api/households/held' ? refusal() : undefined),
  });
  await fill(1, 'Nele', 'Neuhaus', '02.01.1990');
  await submit();
  expect(await screen.findByRole('alert')).toHaveTextContent(/sehr oft nachsehen lassen/);
  expect(person(1).getByLabelText('Vorname')).toHaveValue('Nele');
});

test('what is typed is known to the shell as unsaved until it is left on purpose', async () => {
  const { state, path } = await open();
  await userEvent.type(person(1).getByLabelText('Vorname'), 'Nele');
  expect(Object.values(state().session.dirty).map(({ label }) => label)).toEqual(['Haushalt anlegen']);
  await userEvent.click(screen.getByRole('button', { name: 'Abbrechen' }));
  await waitFor(() => expect(path()).toBe('/haushalt'));
  expect(state().session.dirty).toEqual({});
});

test('who may not open files is refused, and the search has no way there', async () => {
  const { go } = await open({ user: { fileRights: ['access', 'search'] } });
  expect(await screen.findByRole('heading', { level: 1, name: 'Zugriff verweigert' })).toBeVisible();
  go('/haushalt');
  expect(await screen.findByRole('searchbox')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Haushalt anlegen' })).not.toBeInTheDocument();
});

test('a search for nobody leads here with the name', async () => {
  const { go } = await open();
  go('/haushalt');
  await userEvent.type(await screen.findByRole('searchbox'), 'nele neuhaus');
  await userEvent.click(await screen.findByRole('button', { name: '„nele neuhaus“ anlegen' }));
  expect(person(1).getByLabelText('Vorname')).toHaveValue('Nele');
  expect(person(1).getByLabelText('Nachname')).toHaveValue('Neuhaus');
});

test('where the household lives goes along, and what is no postal code is said before anything is made', async () => {
  const { sent } = await open();
  await screen.findByRole('region', { name: '1. Person' });
  await fill(1, 'Nele', 'Neuhaus', '02.01.1990');
  const postalCode = screen.getByLabelText('Postleitzahl');
  await userEvent.type(postalCode, '8615Ö');
  await userEvent.type(screen.getByLabelText('Ort'), 'Augsburg');
  await submit();
  expect(postalCode).toBeInvalid();
  expect(postalCode).toHaveValue('8615Ö');
  expect(createdHousehold(sent)).toBeUndefined();
  await userEvent.clear(postalCode);
  await userEvent.type(postalCode, '86150');
  await submit();
  await waitFor(() =>
    expect(createdHousehold(sent)).toMatchObject({ address: { postalCode: '86150', city: 'Augsburg' } }),
  );
});
