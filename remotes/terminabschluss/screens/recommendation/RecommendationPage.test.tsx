import type { Recommendations } from '@vp-digital/core/contracts';
import {
  createTestServices,
  customerLooks,
  customersPage,
  json,
  renderArea,
  type RenderAreaOptions,
  testHouseholdOf,
} from '@vp-digital/core/micro-app/testing';
import { permissions, routes } from '@vp-digital/core/reference';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import terminabschluss from '../../mount';

const musterhaus = testHouseholdOf(2);
const { householdId } = musterhaus.summary;
const [jonas = ''] = musterhaus.summary.persons.map(({ personId }) => personId);
const path = routes.recommendation.href({ householdId });

const code: Recommendations['items'][number] = {
  recommendationId: '77777777-0000-4000-8000-000000000001',
  giverId: jonas,
  way: 'card',
  url: 'https://beratung.example/e/ABCD2345EFGH',
  createdAt: '2026-10-01T09:00:00.000Z',
  createdBy: 'Petra Beispiel',
  expiresAt: '2026-12-30T09:00:00.000Z',
  opened: 3,
  contacts: [
    {
      contactId: '88888888-0000-4000-8000-000000000001',
      name: 'Mia Muster',
      email: 'mia@example.org',
      confirmedAt: '2026-10-01T09:30:00.000Z',
      hidesGiver: true,
      state: 'wanted',
      changedAt: '2026-10-01T09:30:00.000Z',
      isOverdue: false,
    },
  ],
};

async function open(
  answer: Recommendations = { takesContacts: true, items: [code] },
  options: Partial<RenderAreaOptions> = {},
) {
  const services = createTestServices([musterhaus]);
  const sent: { path: string; body: unknown }[] = [];
  services.intercept(({ url, method, body }) => {
    if (!url.pathname.includes('/recommendations')) return undefined;
    if (method === 'GET') return json(200, answer);
    sent.push({ path: url.pathname, body });
    if (url.pathname.endsWith('/state')) return json(201, { contactId: code.contacts[0]?.contactId });
    if (url.pathname.endsWith('/revocation')) return json(201, { recommendationId: code.recommendationId });
    return json(201, { ...code, contacts: [] });
  });
  await renderArea(terminabschluss, { path, services, ...options });
  return { sent };
}

test('a code stands with its QR code, its bare link and its time; there is no field for anybody’s name', async () => {
  await open();
  const card = within(await screen.findByRole('region', { name: 'Eine Empfehlung von Jonas' }));
  expect(card.getByRole('img', { name: /QR-Code/ })).toBeVisible();
  expect(card.getByText(code.url)).toBeVisible();
  expect(card.getByText('30.12.2026')).toBeVisible();
  expect(card.getByText('3-mal')).toBeVisible();
  const mail = card.getByRole('link', { name: 'E-Mail-Entwurf öffnen' }).getAttribute('href') ?? '';
  expect(mail).toMatch(/^mailto:\?/); // to nobody: the customer chooses
  expect(decodeURIComponent(mail)).toContain(code.url);
  for (const field of screen.queryAllByRole('textbox'))
    expect(field).not.toHaveAccessibleName(/Name|Telefon|E-Mail/);
});

test('a code is made for an adult of the household, by a way', async () => {
  const { sent } = await open({ takesContacts: true, items: [] });
  await userEvent.click(await screen.findByRole('button', { name: 'Aylin' }));
  await userEvent.click(screen.getByRole('button', { name: 'Link' }));
  await userEvent.click(screen.getByRole('button', { name: 'Code erstellen' }));
  const [, aylin = ''] = musterhaus.summary.persons.map(({ personId }) => personId);
  await waitFor(() =>
    expect(sent).toEqual([
      { path: `/api/households/${householdId}/recommendations`, body: { giverId: aylin, way: 'link' } },
    ]),
  );
});

test('who has come is changed with a reason, never without one', async () => {
  const { sent } = await open();
  const contact = within(await screen.findByRole('region', { name: 'Mia Muster' }));
  expect(contact.getByText(/nicht, dass die empfehlende Person/)).toBeVisible();
  await userEvent.click(contact.getByRole('button', { name: 'Stand ändern' }));
  expect(contact.getByText('Bitte begründen Sie die Änderung in einem Satz.')).toBeVisible();
  expect(sent).toEqual([]);
  await userEvent.type(contact.getByRole('textbox', { name: 'Warum?' }), 'Hat abgesagt');
  await userEvent.click(contact.getByRole('button', { name: 'Stand ändern' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toEqual({ state: 'wanted', reason: 'Hat abgesagt' });
});

test('without a mail server it is said that nobody can leave a contact', async () => {
  await open({ takesContacts: false, items: [] });
  expect(await screen.findByText('Kontakte können gerade nicht hinterlassen werden.')).toBeVisible();
});

test('each way that a card can go says what happens on it', async () => {
  await open();
  const card = within(await screen.findByRole('region', { name: 'Eine Empfehlung von Jonas' }));
  expect(card.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Vom eigenen Telefon/),
    expect.stringMatching(/^Per E-Mail.*E-Mail-Entwurf öffnen$/),
    expect.stringMatching(/^Als Karte.*Karte drucken$/),
    expect.stringMatching(/^Als Link.*Adresse kopieren$/),
  ]);
});

test('the giver learns how often it was opened, and never who has come', async () => {
  await open(undefined, { customer: customerLooks });
  const page = await customersPage();
  await waitFor(() => expect(page).toHaveTextContent('3-mal geöffnet'));
  expect(page).toHaveTextContent('Eine Empfehlung von Jonas');
  expect(page).toHaveTextContent(code.url);
  expect(page).toHaveTextContent('Sie lesen den Text, bevor Sie ihn senden.');
  expect(page).not.toHaveTextContent(/Mia|mia@/);
});

test('without a code the customer reads what comes, not that there is something to pass on', async () => {
  await open({ takesContacts: true, items: [] }, { customer: customerLooks });
  const page = await customersPage();
  await waitFor(() => expect(page).toHaveTextContent('Zurzeit gibt es keine Karte'));
  expect(page).toHaveTextContent('Nächster Schritt: eine Karte oder einen Link erstellen');
  expect(page).not.toHaveTextContent('weitergeben oder behalten');
});

test('without the permission the page is refused', async () => {
  const held = Object.values(permissions).filter((one) => one !== permissions.recommendation);
  await open(undefined, { user: { permissions: held } });
  expect(await screen.findByRole('heading', { name: 'Zugriff verweigert' })).toBeVisible();
});
