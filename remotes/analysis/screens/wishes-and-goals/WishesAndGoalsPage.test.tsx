import { emptySection, type Goal } from '@vp-digital/core/household';
import {
  createTestServices,
  renderArea,
  type TestHousehold,
  testHouseholds,
  type TestServices,
} from '@vp-digital/core/micro-app/testing';
import { routes } from '@vp-digital/core/reference';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import analysis from '../../mount';

const [lena, musterhaus] = testHouseholds;

const open = ({ summary: { householdId } }: TestHousehold, services: TestServices) =>
  renderArea(analysis, { path: routes.wishesAndGoals.href({ householdId }), services });
const goalsOf = ({ summary: { householdId } }: TestHousehold, services: TestServices): Goal[] =>
  Object.values(services.section(householdId, 'goals').items);
const goal = (household: TestHousehold, services: TestServices, title: string) =>
  goalsOf(household, services).find((one) => one.title === title);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const card = async (title: string) => {
  const board = within(await screen.findByRole('region', { name: 'Ihre Ziele' }));
  const item = board
    .getAllByRole('listitem')
    .find((one) => within(one).queryByRole('heading', { name: title }));
  if (!item) throw new Error(`no card ${title}`);
  return within(item);
};
const without = (
  household: TestHousehold,
  ...sections: ('goals' | 'assets' | 'expenses')[]
): TestHousehold => ({
  ...household,
  sections: {
    ...household.sections,
    ...Object.fromEntries(sections.map((name) => [name, emptySection(name)])),
  },
});

async function type(label: string, text: string) {
  const field = await screen.findByRole('textbox', { name: label });
  await userEvent.clear(field);
  await userEvent.type(field, text);
  await userEvent.tab();
}

test('a wish begins with a picture and one sentence; amount and year follow, and then its rate is known', async () => {
  const household = without(lena, 'goals');
  const services = createTestServices([household]);
  const { state } = await open(household, services);
  expect(await screen.findByText('Wofür soll Ihr Geld da sein?')).toBeVisible();
  await press('Auto Familienauto, Fahrrad, Führerschein');
  await type('Ziel', 'Roter Roadster');
  expect(await screen.findByText('Ihre Ziele stehen fest. Beträge und Termine dürfen folgen.')).toBeVisible();
  await type('Kostet heute', '32.500');
  await type('Verkauf des Bisherigen bringt', '14.500');
  await type('Termin', '12/2028');
  await waitFor(() => expect(state().session.dirty).toEqual({}));
  expect(goalsOf(household, services)).toEqual([
    expect.objectContaining({
      category: 'car',
      title: 'Roter Roadster',
      target: 18_000_00,
      saleValue: 14_500_00,
      term: '2028-12',
    }),
  ]);
  const car = await card('Roter Roadster');
  expect(car.getByText(/^0 von 18.000/)).toBeVisible();
  expect(car.getByText(/32.500 − 14.500.€ Verkauf/)).toBeVisible();
  expect(car.getByText(/^\d{3}.€.mtl\.$/)).toBeVisible();
  expect(screen.getByText(/^Ihre Ziele brauchen jetzt/)).toHaveTextContent(/im Monat/);
});

test('a removed goal comes back', async () => {
  const services = createTestServices([musterhaus]);
  await open(musterhaus, services);
  await userEvent.click((await card('PV-Anlage')).getByRole('button', { name: 'PV-Anlage' }));
  await press('Ziel entfernen');
  await waitFor(() => expect(goal(musterhaus, services, 'PV-Anlage')).toBeUndefined());
  await userEvent.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Rückgängig' }));
  await waitFor(() => expect(goal(musterhaus, services, 'PV-Anlage')).toMatchObject({ term: '2027-10' }));
});

test('rates add up to the sum, and what goes into pensions is not possible for goals', async () => {
  await open(musterhaus, createTestServices([musterhaus]));
  const rates = within(await screen.findByRole('table', { name: 'Raten je Monat' }));
  const amounts = rates.getAllByRole('cell').map((cell) => Number(cell.textContent?.replace(/[^\d]/g, '')));
  const [total = 0, ...parts] = amounts.toReversed();
  expect(parts.reduce((sum, part) => sum + part, 0)).toBe(total);
  const onCards = await Promise.all(
    ['PV-Anlage', 'Familienauto', 'Ausbildung Emil', 'Ausbildung Lia'].map(async (name) =>
      (await card(name)).getByText(/^[\d.]+.€.mtl\.$/).textContent?.replace(/[^\d]/g, ''),
    ),
  );
  expect(onCards.map(Number)).toEqual(parts.toReversed()); // one goal, one number
  const figures = screen.getByRole('region', { name: 'Was Ihre Ziele brauchen' });
  expect(figures).toHaveTextContent(/Vorgesehen für Ziele350.€ mtl/);
  expect(figures).toHaveTextContent(/Möglich für Ziele803.€ mtl/);
});

test('how the rate of a goal came about is told, with the rates that were taken as usual', async () => {
  await open(musterhaus, createTestServices([musterhaus]));
  await userEvent.click((await card('Familienauto')).getByRole('button', { name: /Zielsparrate$/ }));
  expect(await screen.findByText(/^Eine Rechnung mit 2.% Zins und 2.% Teuerung im Jahr/)).toBeVisible();
});

test('a reserve whose size is not known waits for its facts, and is no zero', async () => {
  const household = without(lena, 'assets', 'expenses');
  await open(household, createTestServices([household]));
  const reserve = await card('Notgroschen');
  expect(reserve.queryByText(/€/)).toBeNull();
  expect(reserve.getAllByRole('link', { name: 'Angaben ergänzen' })[0]).toHaveAttribute(
    'href',
    expect.stringMatching(/ausgaben$/),
  );
});

test('an arrow key moves a goal by a month, with Shift by a year, and into another lane', async () => {
  const services = createTestServices([musterhaus]);
  const { state } = await open(musterhaus, services);
  const marker = (month: string, priority = 'Soll') =>
    screen.findByRole('button', { name: new RegExp(`^Familienauto .*${month}, ${priority}$`) });
  (await marker('10/2028')).focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(await marker('11/2028')).toHaveFocus();
  expect(screen.getByText('Familienauto auf 11/2028 verschoben')).toBeInTheDocument();
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
  await marker('11/2029');
  await userEvent.keyboard('{ArrowUp}');
  await marker('11/2029', 'Muss');
  await waitFor(() => expect(state().session.dirty).toEqual({}));
  expect(goal(musterhaus, services, 'Familienauto')).toMatchObject({ term: '2029-11', priority: 'must' });
});

test('two goals that need more than is possible: a way is taken, and taken back', async () => {
  const services = createTestServices([musterhaus]);
  const { state } = await open(musterhaus, services);
  const conflict = await screen.findByRole('region', { name: /drei Wege$/ });
  expect(conflict).toHaveTextContent(/kosten zusammen 32.000.€/);
  await userEvent.click(within(conflict).getByRole('radio', { name: /^Später/ }));
  await press('Termine übernehmen');
  expect(await screen.findByText('Übernommen: PV-Anlage und Familienauto.')).toBeVisible();
  expect(screen.queryByRole('region', { name: /drei Wege$/ })).toBeNull();
  await waitFor(() => expect(state().session.dirty).toEqual({}));
  const terms = () => ['PV-Anlage', 'Familienauto'].map((title) => goal(musterhaus, services, title)?.term);
  expect(terms().every((term) => (term ?? '') > '2028-11')).toBe(true);
  await userEvent.click(
    within(screen.getByText(/^Übernommen/).closest('[role="alert"]') as HTMLElement).getByRole('button'),
  );
  await waitFor(() => expect(terms()).toEqual(['2027-10', '2028-10']));
});

test('what one partner has answered is seen by nobody before the other one has, too', async () => {
  const services = createTestServices([musterhaus]);
  const { state } = await open(musterhaus, services);
  await screen.findByRole('region', { name: 'Ihre Ziele' });
  const rate = async (name: string, value: string) => {
    await press(`${name} bewertet`);
    const car = screen.getByRole('group', { name: 'Familienauto' });
    await userEvent.click(within(car).getByRole('radio', { name: value }));
    await press('Fertig, Gerät weitergeben');
  };
  await press('Gemeinsam bewerten');
  await rate('Jonas', '5, sehr wichtig');
  expect(screen.getByText('1 von 5 bewertet')).toBeVisible();
  expect(screen.queryByText(/von 5 · /)).toBeNull();
  await press('Aylin bewertet');
  const group = screen.getByRole('group', { name: 'Familienauto' });
  for (const radio of within(group).getAllByRole('radio')) expect(radio).not.toBeChecked();
  await press('Fertig, Gerät weitergeben');
  await press('Fertig');
  expect((await card('Familienauto')).queryByText(/^Wichtig:/)).toBeNull();

  await press('Gemeinsam bewerten');
  await rate('Aylin', '2');
  expect((await card('Familienauto')).queryByText(/^Wichtig:/)).toBeNull(); // together, when the sheet is closed
  await press('Fertig');
  expect((await card('Familienauto')).getByText('Wichtig: Jonas 5 von 5 · Aylin 2 von 5')).toBeVisible();
  expect((await card('PV-Anlage')).queryByText(/^Wichtig:/)).toBeNull();
  await waitFor(() => expect(state().session.dirty).toEqual({}));
  expect(Object.values(goal(musterhaus, services, 'Familienauto')?.importance ?? {})).toEqual([
    { rating: 5 },
    { rating: 2 },
  ]);
});

test('who decides alone rates nothing together', async () => {
  await open(lena, createTestServices([lena]));
  await screen.findByRole('region', { name: 'Ihre Ziele' });
  expect(screen.queryByRole('button', { name: 'Gemeinsam bewerten' })).toBeNull();
});

test('the company’s calculator of desired amounts opens in a window of its own, and is told nothing', async () => {
  const services = createTestServices(testHouseholds);
  const { messages } = await open(musterhaus, services);
  const [first] = goalsOf(musterhaus, services);
  if (!first) throw new Error('no goal');
  await userEvent.click((await card(first.title)).getByRole('button', { name: new RegExp(first.title) }));
  expect(screen.getByText('externe Anwendung')).toBeVisible();
  await press('Wunschbetrag berechnen');
  expect(messages).toContainEqual({
    type: 'navigateToNewWindow',
    payload: { url: 'https://desiredAmount.example/' },
  });
});

test.each([
  ['home', ['Bausparen: Bedarf']],
  ['retirement', ['Ruhestandsplaner', 'Basisrente: Bedarf']],
  ['car', ['Geldanlage']],
  ['debtFree', []],
] as const)('from a goal about %s the way leads to the advice on it', async (category, ways) => {
  const one: Goal = { position: 0, category, title: 'Unser Ziel', priority: 'should', saved: 0, rate: 0 };
  const household = {
    ...lena,
    sections: { ...lena.sections, goals: { items: { '99999999-0000-4000-8000-000000000001': one } } },
  };
  await open(household, createTestServices([household]));
  await userEvent.click((await card('Unser Ziel')).getByRole('button', { name: /Unser Ziel|Bearbeiten/ }));
  const sheet = within(await screen.findByRole('complementary', { name: 'Unser Ziel' }));
  const offered = sheet.queryAllByRole('link').map(({ textContent }) => textContent);
  expect(offered).toEqual(ways);
});
