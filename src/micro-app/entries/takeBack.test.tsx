import { ownCore, defineScreen, type PageProps, type SectionData } from '@vp-digital/core/household';
import { defineArea, routes } from '@vp-digital/core/reference';
import { createAreaApi } from '@vp-digital/core/services';
import { MoneyField } from '@vp-digital/core/ui';
import { act, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { defineMicroApp } from '../defineMicroApp';
import { createTestServices, type RenderedArea, renderArea, testHouseholds } from '../testing';
import { useEntry } from './useEntry';

const [musterfeld] = testHouseholds;
const { householdId } = musterfeld.summary;
const [[assetId, asset] = []] = Object.entries(musterfeld.sections.assets?.items ?? {});
if (!assetId || !asset) throw new Error('the first asset is missing');
const id = assetId;
const before = asset.value;

function FieldPage({ stored }: PageProps<Pick<SectionData, 'assets'>>) {
  const value = stored.assets.items[id];
  const entry = useEntry({ section: 'assets', id, value });
  return (
    <main tabIndex={-1}>
      <MoneyField {...entry.field('value', 'Wert')} max={1_000_000_00} />
      <output>{value?.value}</output>
    </main>
  );
}

const area = defineMicroApp(
  defineArea('analysis', [
    defineScreen(routes.income, { page: async () => ({ default: FieldPage }), documents: ['assets'] }),
  ]),
  { areaApi: createAreaApi('analysis'), ownCore, version: '1.0.0' },
);

/** Services whose first write is answered when the test lets it through. */
function start() {
  const services = createTestServices([musterfeld]);
  let letThrough = () => {};
  const first = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  let sent = 0;
  const held: typeof fetch = async (input, init) => {
    if (init?.method === 'PATCH') {
      sent += 1;
      if (sent === 1) await first;
    }
    return services.fetch(input, init);
  };
  return {
    services,
    letThrough: () => act(async () => letThrough()),
    sent: () => sent,
    stored: () => services.section(householdId, 'assets').items[id]?.value,
    open: (shared?: RenderedArea['shared'], holds = false) =>
      renderArea(area, {
        path: routes.income.href({ householdId }),
        services: holds ? { ...services, fetch: held } : services,
        ...(shared && { shared }),
      }),
  };
}

const fieldOf = ({ element }: RenderedArea) => within(element).findByRole('textbox', { name: 'Wert' });
const shows = ({ element }: RenderedArea) => within(element).getByRole('status').textContent;
const tooLarge = '9999999999';

test('what was under way when the text became no value is taken back after it has arrived', async () => {
  const { open, letThrough, sent, stored } = start();
  const mount = await open(undefined, true);
  const field = await fieldOf(mount);
  await userEvent.clear(field);
  await userEvent.type(field, '9999{Enter}');
  await waitFor(() => expect(sent()).toBe(1));
  await userEvent.type(field, '999999');
  await userEvent.tab();
  await waitFor(() => expect(shows(mount)).toBe(String(before)));
  expect(stored()).toBe(before); // nothing has arrived
  await letThrough();
  await waitFor(() => expect(sent()).toBe(2));
  await waitFor(() => expect(stored()).toBe(before));
  expect(field).toHaveValue(tooLarge);
  expect(field).toBeInvalid();
  expect(shows(mount)).toBe(String(before));
});

test('what another mount has written into the field since stays: it is nobody’s beginning', async () => {
  const { open, stored } = start();
  const mount = await open();
  const other = await open(mount.shared);
  const field = await fieldOf(mount);
  await userEvent.clear(field);
  await userEvent.type(field, '9999{Enter}');
  await waitFor(() => expect(stored()).toBe(9_999_00));
  const there = await fieldOf(other);
  await waitFor(() => expect(shows(other)).toBe('999900'));
  act(() => there.focus());
  await userEvent.clear(there);
  await userEvent.type(there, '1234{Enter}');
  await waitFor(() => expect(stored()).toBe(1_234_00));
  await waitFor(() => expect(shows(mount)).toBe('123400'));
  await userEvent.type(field, tooLarge);
  await userEvent.tab();
  expect(field).toBeInvalid();
  await new Promise((resolve) => setTimeout(resolve, 1_000)); // longer than a change waits
  expect(stored()).toBe(1_234_00);
});

test('what was never sent is dropped, not written back over what somebody else has written meanwhile', async () => {
  const { open, services, stored } = start();
  const mount = await open();
  const field = await fieldOf(mount);
  await userEvent.clear(field);
  await userEvent.type(field, '9999');
  services.changeElsewhere(householdId, 'assets', `/items/${id}/value`, 1_234_00);
  await userEvent.type(field, '999999');
  await userEvent.tab();
  expect(field).toBeInvalid();
  await waitFor(() => expect(shows(mount)).toBe(String(before))); // as this mount knows it
  await new Promise((resolve) => setTimeout(resolve, 1_500)); // longer than a change waits
  expect(services.writes).toEqual([]);
  expect(stored()).toBe(1_234_00);
  expect(Object.values(mount.state().session.dirty)).toMatchObject([{ label: 'Wert', state: 'failed' }]);
});
