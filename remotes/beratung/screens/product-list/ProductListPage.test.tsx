import {
  createTestServices,
  customerLooks,
  customersPage,
  json,
  ownPreferences,
  problemAnswer,
  renderArea,
  testCatalogue,
  testHouseholdOf,
} from '@vp-digital/core/micro-app/testing';
import { permissions, routes } from '@vp-digital/core/reference';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import beratung from '../../mount';

/** Jonas and Aylin: Jonas is 38, employed, with children, a mortgage and a house. */
const household = testHouseholdOf(2);
const { householdId } = household.summary;

interface Given {
  isDown?: boolean;
  looksOn?: boolean;
  held?: readonly string[];
}

async function open(search: string, options: Given = {}) {
  const services = createTestServices([household]);
  const { answer, kept } = ownPreferences({ favouriteProducts: ['phv-basis'] });
  services.intercept(answer);
  services.intercept(({ url }) => {
    if (url.pathname !== '/api/product/catalogue') return undefined;
    return options.isDown ? problemAnswer(503, 'unavailable') : json(200, testCatalogue());
  });
  const path = routes.productList.href({ householdId }) + search;
  const { element, bus, messages } = await renderArea(beratung, {
    path,
    services,
    ...(options.held && { user: { permissions: [...options.held] } }),
    ...(options.looksOn && { customer: customerLooks }),
  });
  return Object.assign(services, { element, bus, messages, kept });
}

test('what there is for a field, with an example for the person, for whom not first', async () => {
  await open('?feld=death');
  const table = within(await screen.findByRole('table', { name: 'Todesfall' }));
  // 200.000 € at 38: between 0.72 (35) and 1.05 (40) it is 0.918 for each 10,000 € a month, × 20 × 2.4 (smoking unknown)
  expect(table.getByRole('row', { name: /Risikoleben Konstant/ })).toHaveTextContent(/44\s€ mtl\./);
  await userEvent.click(table.getByRole('button', { name: 'Risikoleben Konstant' }));
  const sheet = within(await screen.findByRole('complementary', { name: 'Risikoleben Konstant' }));
  expect(sheet.getAllByRole('heading', { level: 3 })[0]).toHaveTextContent('Für wen nicht');
  expect(sheet.getByText(/Ob geraucht wird, ist nicht erfasst/)).toBeVisible();
  expect(sheet.getByRole('table', { name: 'Wenn Sie früher aufhören' })).toHaveTextContent(/10 Jahren/);
});

test('an amount of a product’s own words names the product that it is said of', async () => {
  await open('?feld=wealth');
  const [purpose] = await screen.findAllByText(/gesichert bis 100\.000\s€/);
  expect(purpose?.closest('[data-product]')).toHaveAttribute('data-product', 'tagesgeld');
});

test('puts one into the cart with its version and reason', async () => {
  const services = await open('?feld=liability');
  await userEvent.click(await screen.findByRole('button', { name: 'Haftpflicht Komfort' }));
  await userEvent.click(await screen.findByRole('button', { name: 'In den Warenkorb' }));
  await userEvent.type(
    await screen.findByRole('textbox', { name: /^Begründung/ }),
    'Die alte Haftpflicht deckt keine geliehenen Sachen.',
  );
  const sheet = within(screen.getByRole('complementary', { name: 'In den Warenkorb legen' }));
  await userEvent.click(sheet.getByRole('button', { name: 'Hineinlegen' }));
  await waitFor(() =>
    expect(Object.values(services.section(householdId, 'cartPositions').items)).toMatchObject([
      { productId: 'phv-komfort', productVersion: '10/2026', premium: 890, topic: 'liability' },
    ]),
  );
});

test('with a contract that something better is looked for: its field, what it costs, and that it is replaced', async () => {
  const services = await open('');
  await screen.findByRole('table', { name: 'Todesfall' });
  const [contractId, contract] = Object.entries(household.sections.contracts?.items ?? {}).find(
    ([, { line }]) => line === 'liability',
  ) ?? [''];
  expect(contract).toMatchObject({ line: 'liability' });
  const tell = (ofHousehold: string) =>
    act(async () =>
      services.bus.send('contractParams', {
        contractId,
        householdId: ofHousehold,
        params: { line: 'liability' },
      }),
    );
  await tell('11111111-0000-4000-8000-000000000009');
  expect(screen.queryByText(/^Verglichen wird mit/)).toBeNull();
  await tell(householdId);
  expect(await screen.findByText(/Verglichen wird mit: Privathaftpflicht/)).toBeVisible();
  expect(screen.queryByRole('table', { name: 'Todesfall' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Haftpflicht Komfort' }));
  await userEvent.click(await screen.findByRole('button', { name: 'In den Warenkorb' }));
  await userEvent.type(
    await screen.findByRole('textbox', { name: /^Begründung/ }),
    'Die alte Haftpflicht deckt keine geliehenen Sachen.',
  );
  const sheet = within(screen.getByRole('complementary', { name: 'In den Warenkorb legen' }));
  await userEvent.click(sheet.getByRole('button', { name: 'Hineinlegen' }));
  await waitFor(() =>
    expect(Object.values(services.section(householdId, 'cartPositions').items)).toMatchObject([
      { productId: 'phv-komfort', replacesId: contractId },
    ]),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Ohne Vergleich' }));
  expect(await screen.findByRole('table', { name: 'Todesfall' })).toBeVisible();
});

test('a product is starred for its advisor, others are told, and the list can show the starred ones alone', async () => {
  const { kept, messages } = await open('?feld=liability');
  await userEvent.click(
    await screen.findByRole('button', { name: 'Haftpflicht Komfort: Favorit', pressed: false }),
  );
  await waitFor(() => expect(kept().favouriteProducts).toEqual(['phv-komfort', 'phv-basis']));
  await waitFor(() => expect(messages.map(({ type }) => type)).toContain('favoritesUpdated'));
  await userEvent.click(screen.getByRole('button', { name: 'Nur Favoriten' }));
  expect(screen.getByRole('button', { name: 'Haftpflicht Komfort' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Hund/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Haftpflicht Komfort: Favorit', pressed: true }));
  await waitFor(() => expect(kept().favouriteProducts).toEqual(['phv-basis']));
});

test('without the permission nothing is starred', async () => {
  await open('?feld=liability', {
    held: Object.values(permissions).filter((one) => one !== permissions.favorites),
  });
  await screen.findByRole('button', { name: 'Haftpflicht Komfort' });
  expect(screen.queryByRole('button', { name: /Favorit/ })).toBeNull();
});

test('without the service there is the last list, without prices, and nothing goes into the cart', async () => {
  const first = await open('?feld=liability');
  await screen.findByRole('table', { name: 'Haftpflicht' });
  first.element.hidden = true;
  await open('?feld=liability', { isDown: true });
  expect(await screen.findByText(/Der Katalog antwortet gerade nicht/, {}, { timeout: 8_000 })).toBeVisible();
  expect(screen.getByRole('row', { name: /Haftpflicht Komfort/ })).not.toHaveTextContent('mtl.');
}, 20_000);

test('the customer sees the options of the field, and taking nothing', async () => {
  await open('?feld=liability', { looksOn: true });
  const page = await customersPage();
  await waitFor(() => expect(page).toHaveTextContent('Nichts abschließen'));
  // whether there is a dog was not asked, and the contract that they have leaves no other
  expect(page).toHaveTextContent(
    'Haftpflicht: Was zu Ihnen passt, klären wir noch. Bei einer Möglichkeit fehlen noch Angaben.',
  );
});

test('what suits the customer is counted apart from what is still open', async () => {
  await open('?feld=property', { looksOn: true });
  const page = await customersPage();
  await waitFor(() => expect(page).toHaveTextContent('Nichts abschließen'));
  expect(page).toHaveTextContent(
    /Wohnen und Fahren: .*(kann|können) zu Ihnen passen; nichts abzuschließen ist eine weitere\./,
  );
});
