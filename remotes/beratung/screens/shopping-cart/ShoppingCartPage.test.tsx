import type { CartPosition, SectionData } from '@vp-digital/core/household';
import {
  createTestServices,
  openForCustomer,
  renderArea,
  testHouseholdOf,
} from '@vp-digital/core/micro-app/testing';
import { permissions, routes } from '@vp-digital/core/reference';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import beratung from '../../mount';

const ids = ['00000000-0000-4000-8000-0000000000c1', '00000000-0000-4000-8000-0000000000c2'] as const;
const sample = testHouseholdOf(2);
const [jonas, aylin] = sample.summary.persons.map(({ personId }) => personId);

const disability: CartPosition = {
  position: 0,
  kind: 'widget',
  title: 'Berufsunfähigkeit 550 €',
  topic: 'work',
  line: 'disability',
  company: 'Muster Versicherung (fiktiv)',
  personId: aylin,
  premium: 38_00,
  frequency: 'monthly',
  benefit: 550_00,
  benefitUntilAge: 67,
  reason: 'Ohne Schutz bleiben nach 78 Wochen 825 € von 1.358 €.',
  addedOn: '2026-11-19',
};

async function open(
  positions: readonly CartPosition[],
  options: Partial<Parameters<typeof renderArea>[1]> = {},
) {
  const cartPositions: SectionData['cartPositions'] = {
    items: Object.fromEntries(positions.map((one, index) => [ids[index], one])),
  };
  const household = { ...sample, sections: { ...sample.sections, cartPositions } };
  const services = createTestServices([household]);
  const { householdId } = household.summary;
  const area = await renderArea(beratung, {
    path: routes.shoppingCart.href({ householdId }),
    services,
    ...options,
  });
  await screen.findByRole('heading', { level: 1, name: 'Warenkorb' });
  const stored = (index: 0 | 1 = 0) => services.section(householdId, 'cartPositions').items[ids[index]];
  return { services, householdId, stored, area };
}

test('the month, the gap and the headline are the same figures computed twice', async () => {
  await open([disability]);
  // F4 of H2: 566 € free, less 38 €; F17 of Aylin: 533 € less what 550 € pay leaves no gap
  expect(screen.getByRole('main')).toHaveTextContent(/Für 38 € im Monat schließt sich eine Lücke/);
  const month = within(screen.getByRole('table', { name: 'Ihr Monat' }));
  expect(month.getAllByRole('row').at(-1)).toHaveTextContent(/566 €.*528 €/);
  expect(screen.getAllByText('533 € mtl. → geschlossen').length).toBeGreaterThan(0);
});

test('who it concerns decides alone; a Ja is kept with its day and becomes a contract by one press', async () => {
  const { stored, services, householdId } = await open([disability]);
  expect(screen.queryByRole('group', { name: 'Jonas entscheidet' })).toBeNull();
  const group = within(screen.getByRole('group', { name: 'Aylin entscheidet' }));
  await userEvent.click(group.getByRole('button', { name: 'Ja' }));
  await waitFor(() =>
    expect(stored()?.decisions).toMatchObject({ [String(aylin)]: { decision: 'accepted' } }),
  );
  await userEvent.click(await screen.findByRole('button', { name: /^Vertrag anlegen/ }));
  await waitFor(() => expect(stored()?.contractId).toBeDefined());
  const contract = services.section(householdId, 'contracts').items[String(stored()?.contractId)];
  expect(contract).toMatchObject({
    line: 'disability',
    benefit: 550_00,
    state: 'unchecked',
    personIds: [aylin],
  });
});

test("what is the household's is decided by both", async () => {
  const { personId: _, ...joint } = {
    ...disability,
    line: 'liability' as const,
    topic: 'liability' as const,
  };
  await open([{ ...joint, decisions: { [String(jonas)]: { decision: 'accepted' } } }]);
  expect(screen.getByRole('group', { name: 'Jonas entscheidet' })).toBeVisible();
  expect(screen.getByRole('group', { name: 'Aylin entscheidet' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Vertrag anlegen/ })).toBeNull();
});

test('§ 146 VAG: a Ja to private health insurance stays Später until sheet and old age are there', async () => {
  const said = { decisions: { [String(aylin)]: { decision: 'accepted' as const } } };
  const health = { ...disability, ...said, line: 'healthFull' as const, topic: 'health' as const };
  const { stored } = await open([health]);
  expect(screen.getByText(/Das „Ja“ bleibt „Später“, offen: amtliches Informationsblatt und/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Vertrag anlegen/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /bearbeiten$/ }));
  const sheet = within(screen.getByRole('complementary', { name: health.title }));
  await userEvent.click(sheet.getByRole('button', { name: 'Alle fehlenden heute ausgehändigt' }));
  await waitFor(() => expect(stored()?.informationSheetOn).toBeDefined());
  await userEvent.type(sheet.getByRole('textbox', { name: /warum nichts zurückgelegt wird/ }), 'Pension');
  await userEvent.tab();
  expect(await screen.findByRole('button', { name: /^Vertrag anlegen/ })).toBeVisible();
});

test('what is discarded keeps its reason and can be brought back', async () => {
  const { stored } = await open([disability]);
  await userEvent.click(screen.getByRole('button', { name: /bearbeiten$/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Verwerfen' }));
  expect(screen.getByText(/Bitte den Grund angeben/)).toBeVisible();
  await userEvent.type(screen.getByRole('textbox', { name: 'Grund' }), 'Zu teuer');
  await userEvent.click(screen.getByRole('button', { name: 'Verwerfen' }));
  await waitFor(() => expect(stored()).toMatchObject({ discardReason: 'Zu teuer' }));
  expect(await screen.findByText('Noch liegt nichts im Warenkorb.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /zurückholen$/ }));
  await waitFor(() => expect(stored()?.discardedOn).toBeUndefined());
});

describe('a contract that is replaced', () => {
  const [replacesId = ''] = Object.keys(sample.sections.contracts?.items ?? {});
  const switched = { ...disability, replacesId };

  test('stands beside the new one, with what is lost', async () => {
    await open([switched]);
    expect(screen.getByText('Das ist beim Wechsel zu besprechen')).toBeVisible();
    expect(screen.getByText('Den alten Vertrag erst kündigen, wenn der neue angenommen ist.')).toBeVisible();
  });

  test('is not compared without the permission', async () => {
    const held = Object.values(permissions).filter((one) => one !== permissions.shoppingCartContracts);
    await open([switched], { user: { permissions: held } });
    expect(screen.getByRole('heading', { level: 3, name: disability.title })).toBeVisible();
    expect(screen.queryByText('Das ist beim Wechsel zu besprechen')).toBeNull();
  });
});

test('an empty cart leads to the advice', async () => {
  await open([]);
  expect(screen.getByText('Noch liegt nichts im Warenkorb.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Zur Beratung' })).toBeVisible();
});

test('the customer sees proposals and decisions, no reason', async () => {
  const page = await openForCustomer(beratung, {
    hrefOf: routes.shoppingCart.href,
    household: sample,
    sections: { cartPositions: { items: { [ids[0]]: disability } } },
  });
  expect(page).toHaveTextContent('Die Vorschläge');
  expect(page).toHaveTextContent(/Aylin · noch nicht entschieden/);
  expect(page).not.toHaveTextContent(/78 Wochen/);
});

test('the shell hears what lies in the cart, of health insurance without its title, and says when it is handed over', async () => {
  const health = { ...disability, kind: 'app' as const, line: 'healthFull' as const, title: 'PKV Komfort' };
  const { area } = await open([disability, health]);
  const sent = (type: string) => area.messages.findLast((one) => one.type === type)?.payload;
  expect(sent('updateWidgetCartItemList')).toEqual({
    items: [
      {
        id: ids[0],
        appId: 'beratung',
        title: disability.title,
        quantity: 1,
        price: { cents: 38_00, currency: 'EUR' },
      },
    ],
  });
  expect(sent('updateAppCartItemList')).toMatchObject({ items: [{ id: ids[1], title: 'Vorschlag' }] });
  expect(screen.queryByText(/wird gerade übergeben/)).toBeNull();
  act(() => area.bus.send('updateWidgetCheckoutLoading', { loading: true }));
  expect(screen.getByText(/wird gerade übergeben/)).toBeVisible();
  act(() => area.bus.send('updateWidgetCheckoutLoading', { loading: false }));
  expect(screen.queryByText(/wird gerade übergeben/)).toBeNull();
});
