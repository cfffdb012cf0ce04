import { readdirSync } from 'node:fs';
import path from 'node:path';
import {
  createTestServices,
  json,
  type RenderedArea,
  renderArea,
  testHouseholds,
} from '@vp-digital/core/micro-app/testing';
import { isAreaName, routes } from '@vp-digital/core/reference';
import type { MicroApp } from '@vp-digital/core/shell';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

const [, , , , , single] = testHouseholds;
const { householdId, legacyHouseholdId } = single.summary;

interface Action {
  address: string;
  /** Saves or creates something in the mount that stays. */
  action(page: HTMLElement, area: RenderedArea): Promise<void>;
}

const press = async (page: HTMLElement, name: string) =>
  userEvent.click(await within(page).findByRole('button', { name }));
const type = async (page: HTMLElement, name: RegExp, text: string) => {
  const [field] = await within(page).findAllByRole('textbox', { name });
  if (!field) throw new Error('the page has no such field');
  fireEvent.change(field, { target: { value: text } });
  fireEvent.blur(field);
};

/** One action in each area. */
const actions: Record<string, Action> = {
  analysis: {
    address: routes.income.href({ householdId }),
    action: (page) => type(page, /Netto/, '4.321,00'),
  },
  beratung: {
    address: routes.incomeProtectionNeed.href({ householdId }),
    action: async (page) => {
      await press(page, 'Angaben');
      await type(await screen.findByRole('complementary', { name: /^Angaben zu/ }), /Hobbys/, 'Klettern');
    },
  },
  gespraechszusammenfassung: {
    address: routes.snapshots.href({ householdId }),
    action: (page) => press(page, 'Stand sichern'),
  },
  haushalt: {
    address: routes.householdOverview.href({ householdId }),
    action: async (page, { go }) => {
      act(() => go(`${routes.householdSearch.href({})}?modus=anlegen`));
      await type(page, /Vorname/, 'Nele');
      await type(page, /Nachname/, 'Neuhaus');
      await type(page, /Geburtsdatum/, '02.01.1990');
      await press(page, 'Akte anlegen');
    },
  },
  pkv: {
    address: routes.pkvStart.href({ householdId }),
    action: (page) => type(page, /Geplante Kinder/, '2'),
  },
  terminabschluss: {
    address: routes.rating.href({ legacyHouseholdId: String(legacyHouseholdId) }),
    action: async (page) => {
      await press(page, 'Gerät übergeben');
    },
  },
};

const remotes = path.resolve(__dirname, '../../../remotes');
const areas = readdirSync(remotes).filter(isAreaName);

/** Who has gone by the time the other goes on: the newer one, the older one, each after one that came and went. */
const orders = ['the newer goes', 'the older goes', 'the newer goes, a third comes and goes'] as const;

test.each(areas.flatMap((area) => orders.map((order) => [area, order] as const)))(
  '%s mounted twice, %s: the other one loads and saves as before',
  async (area, order) => {
    const { default: app } = (await import(`${remotes}/${area}/mount`)) as { default: MicroApp }; // what every area exports
    const { address, action } = actions[area] ?? {};
    if (address === undefined || action === undefined) throw new Error(`name an action of ${area}`);
    const services = createTestServices(testHouseholds);
    const asked: string[] = [];
    services.intercept(({ url, method }) => {
      asked.push(
        `${method === 'GET' || url.pathname.includes('graphql') ? 'read' : 'write'} ${url.pathname}`,
      );
      if (url.pathname.endsWith('/snapshots') && method === 'GET') return json(200, []);
      if (url.pathname.endsWith('/device-lock')) return json(200, {});
      return url.pathname.endsWith('/rating-averages') ? json(200, { ratings: 0 }) : undefined;
    });
    const older = await renderArea(app, { path: address, services });
    const mountSecond = () =>
      renderArea(app, { path: address, services, shared: older.shared, slot: 'side' });
    const newer = await mountSecond();
    const [stays, goes] = order === 'the older goes' ? [newer, older] : [older, newer];
    await act(() => goes.mounted.unmount());
    goes.element.remove();
    if (order.includes('third')) {
      const third = await mountSecond();
      await act(() => third.mounted.unmount());
      third.element.remove();
    }

    asked.length = 0;
    act(() => {
      stays.bus.send('setRefetchPersonList', { householdId, refetch: true });
    });
    await waitFor(() => expect(asked).toContainEqual(expect.stringMatching(/^read/)));
    await action(stays.element, stays);
    await waitFor(() => expect(asked).toContainEqual(expect.stringMatching(/^write/)));
    expect(stays.messages.filter(({ type }) => type === 'logout')).toEqual([]);
  },
);
