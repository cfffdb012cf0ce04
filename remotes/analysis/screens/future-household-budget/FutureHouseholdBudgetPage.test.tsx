import { savingsPlanId } from '@vp-digital/core/household';
import {
  createTestServices,
  customerLooks,
  customersPage,
  renderArea,
  type RenderAreaOptions,
  type TestHousehold,
  testHouseholdOf,
} from '@vp-digital/core/micro-app/testing';
import { routes } from '@vp-digital/core/reference';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import analysis from '../../mount';

const musterhaus = testHouseholdOf(2);

async function open(sections: TestHousehold['sections'] = {}, options: Partial<RenderAreaOptions> = {}) {
  const household = { ...musterhaus, sections: { ...musterhaus.sections, ...sections } };
  const services = createTestServices([household]);
  const { householdId } = household.summary;
  await renderArea(analysis, {
    path: routes.futureHouseholdBudget.href({ householdId }),
    services,
    customer: customerLooks,
    ...options,
  });
  await screen.findByRole('heading', { level: 1, name: 'Zukünftiges Haushaltsbudget' });
  return { services, householdId };
}

const card = (name: string | RegExp) => within(screen.getByRole('region', { name }));
const main = () => screen.getByRole('main');

/** A house for which 30,000 € are paid at once, and nothing else changes. */
async function addHouse() {
  await userEvent.click(screen.getByRole('button', { name: '+ Hauskauf' }));
  for (const [name, value] of [
    ['Eigenkapital mit Nebenkosten', '30000'],
    ['Kreditbetrag', '0'],
    ['Sollzins', '0'],
    ['Monatliche Rate', '0'],
    ['Laufende Kosten im Monat', '0'],
    ['Miete, die wegfällt', '0'],
  ] as const)
    fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
}

test('shows the average month of each year: income, what is lived on, rates, and what is free', async () => {
  await open();
  await userEvent.click(card('Ihr Leben, Jahr für Jahr').getByRole('button', { name: /Tabelle|Zahlen/ }));
  const [, first] = card('Ihr Leben, Jahr für Jahr').getAllByRole('row');
  // 3,235 + 1,697 + 518 and a twelfth of 2,600 in November; living costs 2,650, insurance 279, loans 1,505, saving 450
  for (const amount of [/5\.667\s€/, /2\.650\s€/, /279\s€/, /1\.505\s€/, /450\s€/])
    expect(first).toHaveTextContent(amount);
});

test('an event is added, asks for what it lacks, is moved by keys, and the customer sees it', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: '+ Kind' }));
  expect(card('Was kommen kann').getByText('noch nicht gerechnet, Angaben fehlen')).toBeVisible();
  fireEvent.change(screen.getByRole('textbox', { name: 'Kosten des Kindes im Monat' }), {
    target: { value: '400' },
  });
  // Kindergeld of 259 € less 400 €
  await waitFor(() => expect(card('Was kommen kann').getByText(/141\s€ mtl\./)).toBeVisible());
  const handle = screen.getByRole('slider', { name: 'Kind' });
  const before = Number(handle.getAttribute('aria-valuenow'));
  fireEvent.keyDown(handle, { key: 'ArrowRight' });
  fireEvent.keyDown(screen.getByRole('slider', { name: 'Kind' }), { key: 'PageUp' });
  expect(screen.getByRole('slider', { name: 'Kind' })).toHaveAttribute('aria-valuenow', String(before + 13));
  expect(await customersPage()).toHaveTextContent(/Was wir ausprobieren.*Kind/);
});

test('a drag moves an event by whole years', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: '+ Kind' }));
  const handle = screen.getByRole('slider', { name: 'Kind' });
  jest.spyOn(handle.parentElement ?? handle, 'clientWidth', 'get').mockReturnValue(1_000);
  // jsdom's pointer events have no place; those of the mouse under their names do
  const point = (type: string, clientX: number) =>
    fireEvent(handle, new MouseEvent(type, { bubbles: true, clientX }));
  point('pointerdown', 100);
  point('pointermove', 320); // 220 of 1,000 px of ten years are 2.2 years
  point('pointerup', 320);
  expect(screen.getByRole('slider', { name: 'Kind' })).toHaveAttribute('aria-valuenow', '36');
});

test('what is kept more becomes the savings amount, an event a goal, and only what is ticked', async () => {
  const { services, householdId } = await open();
  await addHouse();
  fireEvent.change(screen.getByRole('slider', { name: 'Mehr zurücklegen' }), { target: { value: '20000' } });
  await userEvent.click(screen.getByRole('button', { name: 'In den Plan übernehmen' }));
  const dialog = within(await screen.findByRole('dialog'));
  // 450 € are saved today
  await userEvent.click(dialog.getByRole('checkbox', { name: /Sparbetrag.*650\s€ mtl\./ }));
  expect(dialog.getByRole('checkbox', { name: /Neues Ziel: Hauskauf, 30\.000\s€/ })).toBeChecked();
  await userEvent.click(dialog.getByRole('button', { name: 'Übernehmen' }));
  const goals = () => Object.values(services.section(householdId, 'goals').items);
  await waitFor(() =>
    expect(goals()).toContainEqual(expect.objectContaining({ category: 'home', target: 3_000_000 })),
  );
  expect(services.section(householdId, 'savingsPlan').items[savingsPlanId]?.amount).not.toBe(65_000);
});

test('a death is an event: the pension of who is left is estimated, and an own amount is marked as one', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: '+ Todesfall' }));
  await userEvent.click(screen.getByRole('combobox', { name: /^Wer/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Jonas' }));
  const type = (name: string, value: string) =>
    fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
  expect(card('Was kommen kann').getByText('noch nicht gerechnet, Angaben fehlen')).toBeVisible();
  type('Bestattung und Nachlass, einmalig', '8000');
  // 55 % of his 1,771 €, of which 80 % are net
  expect(screen.getByText(/Leer gelassen: 779\s€, geschätzt/)).toBeVisible();
  await waitFor(() => expect(card('Was kommen kann').getByText(/−1\.23\d\s€ mtl\./)).toBeVisible());
  type('Witwen- oder Witwerrente netto im Monat', '900');
  expect(screen.getByText(/Eigene Angabe\. Geschätzt wären es 779\s€/)).toBeVisible();
  await waitFor(() =>
    expect(card('Was kommen kann').getByText(/−1\.11\d\s€ mtl\., mit eigener Angabe/)).toBeVisible(),
  );
  fireEvent.keyDown(screen.getByRole('slider', { name: 'Todesfall Jonas' }), { key: 'PageUp' });
  expect(await customersPage()).toHaveTextContent(/Was wir ausprobieren.*Todesfall Jonas/);
});

test('the retired are not offered what ends with work', async () => {
  const retired = testHouseholdOf(5);
  await renderArea(analysis, {
    path: routes.futureHouseholdBudget.href({ householdId: retired.summary.householdId }),
    services: createTestServices([retired]),
    customer: customerLooks,
  });
  await screen.findByRole('button', { name: '+ Todesfall' });
  for (const kind of ['Pflege', 'Hauskauf', 'Hausverkauf'])
    expect(screen.getByRole('button', { name: `+ ${kind}` })).toBeVisible();
  for (const kind of [
    'Kind',
    'Elternzeit',
    'Teilzeit',
    'Arbeitslosigkeit',
    'Früher in Rente',
    'Erwerbsminderung',
  ])
    expect(screen.queryByRole('button', { name: `+ ${kind}` })).toBeNull();
});

test('a variant holds the events, and is deleted again', async () => {
  const { services, householdId } = await open();
  await addHouse();
  await userEvent.click(screen.getByRole('button', { name: 'Variante merken' }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Name der Variante' }), 'Mit Haus');
  await userEvent.click(screen.getByRole('button', { name: 'Merken' }));
  const kept = () => Object.values(services.section(householdId, 'simulationVariants').items);
  await waitFor(() => expect(kept()).toMatchObject([{ kind: 'budget', title: 'Mit Haus' }]));
  expect(Object.values(kept()[0]?.events ?? {})).toMatchObject([{ kind: 'house', once: 3_000_000 }]);
  await userEvent.click(await screen.findByRole('button', { name: 'Mit Haus löschen' }));
  await waitFor(() => expect(kept()).toEqual([]));
});

test('without any income nothing is computed; what is missing is named', async () => {
  await open({ incomes: { items: {} } });
  expect(main()).toHaveTextContent('Für das zukünftige Budget fehlen noch Angaben.');
  expect(screen.queryByRole('group', { name: 'Lebenslinie' })).toBeNull();
  expect(await customersPage()).toHaveTextContent('Für Ihr zukünftiges Budget fehlen noch Angaben.');
});

test('the foot of the customer names the course and not each of its years', async () => {
  await open();
  const foot = (await customersPage()).querySelector('footer');
  expect(foot).not.toHaveTextContent(/20\d\d/);
  expect(foot).toHaveTextContent(
    /^Auf dieser Seite geschätzt: Ihre nächsten 25 Jahre, in heutiger Kaufkraft\.$/,
  );
});
