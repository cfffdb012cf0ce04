import type { CartPosition, SectionData } from '@vp-digital/core/household';
import {
  createTestServices,
  json,
  openForCustomer,
  renderArea,
  testCatalogue,
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
  services.intercept(({ url }) =>
    url.pathname === '/api/product/catalogue' ? json(200, testCatalogue()) : undefined,
  );
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

describe('Später', () => {
  const answer = async (name: 'Ja' | 'Später') => {
    const group = within(screen.getByRole('group', { name: 'Aylin entscheidet' }));
    await userEvent.click(group.getByRole('button', { name }));
  };

  test('is a task, due on the last day of the offer or another one, and done once it is decided', async () => {
    const offered = { ...disability, addedOn: '2026-09-20' };
    const { services, householdId, stored } = await open([offered]);
    const task = () => services.section(householdId, 'recap').items[ids[0]];
    await answer('Später');
    // 28 days from 20 September
    await waitFor(() => expect(stored()?.followUpOn).toBe('2026-10-18'));
    expect(task()).toMatchObject({
      kind: 'task',
      text: 'Warenkorb: über „Berufsunfähigkeit 550 €“ noch entscheiden',
      dueOn: '2026-10-18',
      done: false,
    });
    const day = await screen.findByRole('textbox', { name: /^Wiedervorlage/ });
    await userEvent.clear(day);
    await userEvent.type(day, '12.10.2026');
    await userEvent.tab();
    await waitFor(() => expect(task()?.dueOn).toBe('2026-10-12'));
    await answer('Ja');
    await waitFor(() => expect(task()?.done).toBe(true));
  });

  test('of health: the task is internal and names nothing', async () => {
    const { services, householdId } = await open([
      { ...disability, line: 'healthSupplement', topic: 'health' },
    ]);
    await answer('Später');
    await waitFor(() =>
      expect(services.section(householdId, 'recap').items[ids[0]]).toMatchObject({
        text: 'Warenkorb: über einen Vorschlag noch entscheiden',
        visibility: 'internal',
      }),
    );
  });

  test('without the right to the recap there is the decision, and no task', async () => {
    const held = Object.values(permissions).filter((one) => one !== permissions.sectionReport);
    const { services, householdId, stored } = await open([disability], { user: { permissions: held } });
    await answer('Später');
    await waitFor(() => expect(stored()?.decisions?.[String(aylin)]?.decision).toBe('later'));
    expect(services.section(householdId, 'recap').items).toEqual({});
  });
});

describe('an offer that ran out', () => {
  const expired = { ...disability, addedOn: '2026-08-01' };

  test('of the catalogue is computed anew for today and renewed by one press', async () => {
    const liability: CartPosition = {
      position: 0,
      kind: 'widget',
      title: 'Haftpflicht Komfort',
      line: 'liability',
      topic: 'liability',
      productId: 'phv-komfort',
      productVersion: '07/2026',
      premium: 7_50,
      frequency: 'monthly',
      addedOn: '2026-08-01',
    };
    const { stored } = await open([liability]);
    expect(await screen.findByText(/Das Angebot ist seit 29.08.2026 abgelaufen/)).toBeVisible();
    await userEvent.click(
      await screen.findByRole('button', { name: 'Angebot erneuern: Haftpflicht Komfort' }),
    );
    await waitFor(() =>
      expect(stored()).toMatchObject({ premium: 8_90, productVersion: '10/2026', addedOn: '2026-10-01' }),
    );
    expect(screen.queryByText(/Das Angebot ist seit/)).toBeNull();
  });

  test('of nobody’s catalogue is asked for', async () => {
    await open([expired]);
    await userEvent.click(screen.getByRole('button', { name: 'Neues Angebot eintragen' }));
    expect(await screen.findByRole('textbox', { name: /^Angebot gültig bis/ })).toBeVisible();
  });
});

test('what is discarded keeps its reason and can be brought back', async () => {
  const { stored } = await open([disability]);
  await userEvent.click(screen.getByRole('button', { name: /bearbeiten$/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Verwerfen' }));
  expect(screen.getByText(/Bitte den Grund angeben/)).toBeVisible();
  await userEvent.type(screen.getByRole('textbox', { name: 'Grund' }), 'Zu teuer');
  await userEvent.click(screen.getByRole('button', { name: 'Verwerfen' }));
  await waitFor(() => expect(stored()).toMatchObject({ discardReason: 'Zu teuer' }));
  expect(await screen.findByText('Der Vorschlag, der im Warenkorb lag, ist verworfen.')).toBeVisible();
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

describe('what became a contract', () => {
  const [contractId = ''] = Object.keys(sample.sections.contracts?.items ?? {});
  const concluded = { ...disability, contractId };
  const gone = { ...disability, title: 'Rechtsschutz', contractId: ids[1] };

  test('is said where nothing else lies in the cart, with the way to it', async () => {
    const { householdId } = await open([concluded, gone]);
    expect(screen.getByText('Aus dem Warenkorb sind 2 Verträge geworden.')).toBeVisible();
    expect(screen.getByText('Zurzeit liegt nichts im Warenkorb.')).toBeVisible();
    const card = within(screen.getByRole('region', { name: 'Zu Verträgen geworden' }));
    expect(card.getByRole('link', { name: 'Zu den Verträgen' })).toHaveAttribute(
      'href',
      routes.contracts.href({ householdId }),
    );
    expect(card.getAllByText(/38\s€/)).toHaveLength(2);
    expect(card.getAllByText(/steht nicht mehr in der Vertragsübersicht/)).toHaveLength(1);
  });

  test('stands beside what still lies in the cart', async () => {
    await open([concluded, { ...disability, title: 'Krankentagegeld' }]);
    expect(screen.getByRole('heading', { level: 3, name: 'Krankentagegeld' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Zu Verträgen geworden' })).toBeVisible();
  });

  test('is told the customer, who is told of nothing proposed only where nothing was', async () => {
    const hrefOf = routes.shoppingCart.href;
    const sections = { cartPositions: { items: { [ids[0]]: concluded } } };
    const page = await openForCustomer(beratung, { hrefOf, household: sample, sections });
    expect(page).toHaveTextContent('Aus dem Warenkorb ist ein Vertrag geworden.');
    expect(page).toHaveTextContent(/Das haben Sie abgeschlossen.*Berufsunfähigkeit 550 €/);
  });
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
