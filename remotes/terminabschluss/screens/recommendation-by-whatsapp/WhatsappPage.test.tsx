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
import { featureFlags, routes } from '@vp-digital/core/reference';
import type { FlagPort } from '@vp-digital/core/shell';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import terminabschluss from '../../mount';
import { addressOf, longestText, problemOf } from './message';

const musterhaus = testHouseholdOf(2);
const { householdId } = musterhaus.summary;
const [jonas = ''] = musterhaus.summary.persons.map(({ personId }) => personId);
const url = 'https://beratung.example/e/ABCD2345EFGH';
const path = routes.recommendationByWhatsapp.href({ householdId });

const flagsWith = (isOn: boolean): FlagPort => ({
  isEnabled: (name) => isOn && name === featureFlags.recommendationByWhatsapp,
  settled: () => true,
  subscribe: () => () => {},
});

async function open(isOn = true, hasCode = true, options: Partial<RenderAreaOptions> = {}) {
  const services = createTestServices([musterhaus]);
  const answer: Recommendations = {
    takesContacts: true,
    items: [
      {
        recommendationId: '77777777-0000-4000-8000-000000000001',
        giverId: jonas,
        way: 'link',
        url,
        createdAt: '2026-10-01T09:00:00.000Z',
        createdBy: 'Petra Beispiel',
        expiresAt: '2026-12-30T09:00:00.000Z',
        opened: 0,
        contacts: [],
      },
    ],
  };
  services.intercept(({ url: asked }) =>
    asked.pathname.endsWith('/recommendations')
      ? json(200, hasCode ? answer : { ...answer, items: [] })
      : undefined,
  );
  await renderArea(terminabschluss, { path, services, flags: flagsWith(isOn), ...options });
}

test('the text is the customer’s own, opened on their telephone; no number is entered here', async () => {
  await open();
  const text = await screen.findByRole('textbox', { name: 'Text' });
  expect(text).toHaveValue(`Schau mal, falls das für dich passt: ${url}`);
  expect(screen.getAllByRole('textbox')).toHaveLength(1);
  expect(screen.getByRole('img', { name: /WhatsApp/ })).toBeVisible();
  await userEvent.clear(text);
  await userEvent.type(text, 'Hallo');
  expect(screen.getByText('Die Adresse fehlt im Text.')).toBeVisible();
  expect(screen.queryByRole('img', { name: /WhatsApp/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Adresse wieder einfügen' }));
  expect(screen.getByRole('textbox', { name: 'Text' })).toHaveValue(`Hallo\n${url}`);
  expect(screen.getByRole('img', { name: /WhatsApp/ })).toBeVisible();
});

test('a text that is too long, or lacks its link, does not go', () => {
  expect(problemOf('x'.repeat(longestText + 1) + url, url)).toBe('long');
  expect(problemOf('Hallo', url)).toBe('link');
  expect(problemOf(`Hallo ${url}`, url)).toBeUndefined();
  expect(addressOf(`a&b ${url}`)).toBe(
    'https://wa.me/?text=a%26b%20https%3A%2F%2Fberatung.example%2Fe%2FABCD2345EFGH',
  );
});

test('the customer reads the text; before there is a code, that it comes', async () => {
  await open(true, true, { customer: customerLooks });
  const page = await customersPage();
  await waitFor(() => expect(page).toHaveTextContent(`Schau mal, falls das für dich passt: ${url}`));
  expect(page).toHaveTextContent('Nächster Schritt: senden oder nicht');
});

test('without a code the customer reads what comes, and of no text to be sent', async () => {
  await open(true, false, { customer: customerLooks });
  const page = await customersPage();
  await waitFor(() => expect(page).toHaveTextContent('Noch kein Text'));
  expect(page).toHaveTextContent('Nächster Schritt: eine Karte oder einen Link erstellen');
  expect(page).not.toHaveTextContent('senden oder nicht');
});

test('without its flag there is no such page', async () => {
  await open(false);
  expect(screen.queryByRole('textbox', { name: 'Text' })).toBeNull();
});
