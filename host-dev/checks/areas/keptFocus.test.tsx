import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Recommendations } from '@vp-digital/core/contracts';
import {
  createTestServices,
  json,
  renderArea,
  testCatalogue,
  type TestHousehold,
  testHouseholds,
} from '@vp-digital/core/micro-app/testing';
import { type AreaDeclaration, isAreaName } from '@vp-digital/core/reference';
import type { MicroApp } from '@vp-digital/core/shell';
import { act } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

const remotes = path.resolve(__dirname, '../../../remotes');
const areas = readdirSync(remotes).filter(isAreaName);
const [, musterhaus] = testHouseholds;
if (!musterhaus) throw new Error('the sample is missing');
const { householdId } = musterhaus.summary;

const [jonas = '', aylin = ''] = musterhaus.summary.persons.map(({ personId }) => personId);

/** With what has been proposed, tried out and kept on the newer screens, so that there is something to remove. */
const filled: TestHousehold = {
  ...musterhaus,
  sections: {
    ...musterhaus.sections,
    cartPositions: {
      items: {
        '00000000-0000-4000-8000-0000000000c1': {
          position: 0,
          kind: 'widget',
          title: 'Berufsunfähigkeit 550 €',
          topic: 'work',
          line: 'disability',
          personId: aylin,
          premium: 38_00,
          frequency: 'monthly',
          reason: 'Ohne Schutz bleiben nach 78 Wochen 825 € von 1.358 €.',
          addedOn: '2026-11-19',
        },
        '00000000-0000-4000-8000-0000000000c2': {
          position: 1,
          kind: 'widget',
          title: 'Rechtsschutz',
          topic: 'legal',
          discardedOn: '2026-11-19',
          discardReason: 'zu teuer',
        },
      },
    },
  },
};

const recommendations: Recommendations = {
  takesContacts: true,
  items: [
    {
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
          isOverdue: true,
        },
      ],
    },
  ],
};

/** What removes, closes, takes back, or makes way for what it opens; and what opens the sheets of such buttons. */
const parting =
  /entfernen|löschen|schließen|zurückziehen|widerrufen|verwerfen|abbrechen|hinzufügen|zurücksetzen|zurückholen|rückgängig|weglassen|ablegen|nicht jetzt|überspringen|aufheben|ohne vergleich|bearbeiten|\bfertig\b/i;

/** Screens of one household and nothing else, by what fills their addresses. */
const addressOf = (route: string) => route.replace(':householdId', householdId);

const pressed: string[] = [];

describe.each(areas)('%s', (area) => {
  test('every button that removes or closes leaves the focus on what takes its place', async () => {
    const [{ default: app }, { default: declaration }] = await Promise.all([
      import(`${remotes}/${area}/mount`) as Promise<{ default: MicroApp }>,
      import(`${remotes}/${area}/area`) as Promise<{ default: AreaDeclaration }>,
    ]);
    const lost: string[] = [];
    for (const { route } of declaration.pages) {
      const address = addressOf(route.path);
      if (address.includes(':')) continue;
      const services = createTestServices([filled]);
      services.intercept(({ url, method }) => {
        if (url.pathname === '/api/product/catalogue') return json(200, testCatalogue());
        if (method !== 'GET') return undefined;
        if (url.pathname.endsWith('/snapshots')) return json(200, []);
        return url.pathname.endsWith('/recommendations') ? json(200, recommendations) : undefined;
      });
      const drawn = await renderArea(app, { path: address, services });
      const tried = new Set<string>();
      for (;;) {
        const button = partingButtons().find((element) => !tried.has(nameOf(element)));
        if (!button) break;
        const name = nameOf(button);
        tried.add(name);
        pressed.push(name);
        act(() => button.focus());
        await userEvent.keyboard('{Enter}');
        await rest();
        const found = document.activeElement;
        if (!found || found === document.body || found.matches('main')) lost.push(`${address}: ${name}`);
      }
      await act(() => drawn.mounted.unmount());
      drawn.element.remove();
    }
    expect(lost).toEqual([]);
  }, 300_000); // the analysis has thirty pages, and each press waits for the rule
});

test('such buttons were pressed', () => expect(pressed.length).toBeGreaterThanOrEqual(25));

/** Longer than the rule waits for who takes the focus. */
const rest = () => act(() => new Promise((resolve) => setTimeout(resolve, 150)));

const nameOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent;

const partingButtons = () =>
  [...document.querySelectorAll<HTMLButtonElement>('button:not(:disabled, [aria-disabled="true"])')].filter(
    (element) => !element.closest('[hidden], [inert], [aria-hidden="true"]') && parting.test(nameOf(element)),
  );
