import type { Recommendations } from '@vp-digital/core/contracts';
import { createTestServices, json, renderArea, testHouseholdOf } from '@vp-digital/core/micro-app/testing';
import { featureFlags, routes } from '@vp-digital/core/reference';
import type { FlagPort } from '@vp-digital/core/shell';
import { screen } from '@testing-library/react';
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

async function open(isOn = true) {
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
    asked.pathname.endsWith('/recommendations') ? json(200, answer) : undefined,
  );
  await renderArea(terminabschluss, { path, services, flags: flagsWith(isOn) });
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

test('without its flag there is no such page', async () => {
  await open(false);
  expect(screen.queryByRole('textbox', { name: 'Text' })).toBeNull();
});
