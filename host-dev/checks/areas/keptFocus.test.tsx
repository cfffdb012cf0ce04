import { readdirSync } from 'node:fs';
import path from 'node:path';
import { createTestServices, json, renderArea, testHouseholds } from '@vp-digital/core/micro-app/testing';
import { type AreaDeclaration, isAreaName } from '@vp-digital/core/reference';
import type { MicroApp } from '@vp-digital/core/shell';
import { act } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

const remotes = path.resolve(__dirname, '../../../remotes');
const areas = readdirSync(remotes).filter(isAreaName);
const [, musterhaus] = testHouseholds;
if (!musterhaus) throw new Error('the sample is missing');
const { householdId } = musterhaus.summary;

/** What removes, closes, takes back, or makes way for what it opens. */
const parting = /entfernen|löschen|schließen|zurückziehen|widerrufen|verwerfen|abbrechen|hinzufügen/i;

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
      const services = createTestServices([musterhaus]);
      services.intercept(({ url, method }) =>
        url.pathname.endsWith('/snapshots') && method === 'GET' ? json(200, []) : undefined,
      );
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
  });
});

test('such buttons were pressed', () => expect(pressed.length).toBeGreaterThanOrEqual(15));

/** Longer than the rule waits for who takes the focus. */
const rest = () => act(() => new Promise((resolve) => setTimeout(resolve, 150)));

const nameOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent;

const partingButtons = () =>
  [...document.querySelectorAll<HTMLButtonElement>('button:not(:disabled)')].filter(
    (element) => !element.closest('[hidden], [inert], [aria-hidden="true"]') && parting.test(nameOf(element)),
  );
