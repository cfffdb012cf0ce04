import { ownCore, defineScreen, type PageProps, type SectionData } from '@vp-digital/core/household';
import { defineArea, routes } from '@vp-digital/core/reference';
import { createAreaApi } from '@vp-digital/core/services';
import { MoneyField } from '@vp-digital/core/ui';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { defineMicroApp } from '../defineMicroApp';
import { useEntry } from '../entries/useEntry';
import { createTestServices, customerLooks, renderArea, testHouseholds } from '../testing';

const [household] = testHouseholds;
const { householdId } = household.summary;
const path = routes.income.href({ householdId });
const [[assetId, asset] = []] = Object.entries(household.sections.assets?.items ?? {});
if (!assetId || !asset) throw new Error('the first asset is missing');

type Data = Pick<SectionData, 'assets'>;

function AdvisorsPage({ stored }: PageProps<Data>) {
  const entry = useEntry({ section: 'assets', id: assetId, value: stored.assets.items[assetId as string] });
  return (
    <main>
      <h1>Vermögen</h1>
      <MoneyField {...entry.field('value', 'Wert')} max={1_000_000_00} />
    </main>
  );
}

const CustomersPage = ({ data }: PageProps<Data>) => (
  <h1>{`Ihr Wert: ${data.assets.items[assetId]?.value}`}</h1>
);

const load = jest.fn(async () => ({ default: AdvisorsPage }));
const area = defineMicroApp(
  defineArea('analysis', [
    defineScreen(routes.income, {
      page: load,
      documents: ['assets'],
      customer: async () => ({ default: CustomersPage }),
    }),
  ]),
  { areaApi: createAreaApi('analysis'), ownCore, version: '1.0.0' },
);

const inSlot = { path, slot: 'customer', customer: customerLooks } as const;
const drawn = (element: HTMLElement) => element.querySelector('[data-vp-customer-page]');

beforeEach(() => load.mockClear());

test('the customer’s slot draws what is made for the customer: no main part, no title, no code of the advisor’s page', async () => {
  const services = createTestServices([household]);
  const { element, messages, mounted } = await renderArea(area, { ...inSlot, services });
  await mounted.ready;
  expect(drawn(element)).toHaveTextContent('Ihr Wert:');
  expect(element.querySelector('main, input, button, a')).toBeNull();
  expect(element.querySelector('[data-vp-customer-page]')?.closest('[inert]')).not.toBeNull();
  expect(load).not.toHaveBeenCalled();
  const types = messages.map(({ type }) => type);
  expect(types).not.toContain('receivePageTitle');
  expect(types).not.toContain('navigate');
});

test('beside the page in work it shows what is saved, and follows when something is', async () => {
  const services = createTestServices([household]);
  const { shared } = await renderArea(area, { path, services });
  const { element } = await renderArea(area, { ...inSlot, services, shared });
  const field = await screen.findByRole('textbox', { name: 'Wert' });
  fireEvent.change(field, { target: { value: '4711' } });
  expect(drawn(element)).toHaveTextContent(`Ihr Wert: ${asset.value}`);
  fireEvent.blur(field);
  await waitFor(() => expect(services.writes).toHaveLength(1));
  await waitFor(() => expect(drawn(element)).toHaveTextContent('Ihr Wert: 471100'));
  expect(services.writes).toHaveLength(1); // only the page writes
});

test('it goes with its mount, and the page in work stays', async () => {
  const services = createTestServices([household]);
  const { shared } = await renderArea(area, { path, services });
  const { element, mounted } = await renderArea(area, { ...inSlot, services, shared });
  await act(() => mounted.unmount());
  expect(element).toBeEmptyDOMElement();
  expect(screen.getByRole('textbox', { name: 'Wert' })).toBeVisible();
});
