import { emptySection } from '@vp-digital/core/household';
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
  renderArea(analysis, { path: routes.livingSituation.href({ householdId }), services });
const homeOf = ({ summary: { householdId } }: TestHousehold, services: TestServices) =>
  Object.values(services.section(householdId, 'housing').items);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function type(label: string, text: string) {
  const field = screen.getByRole('textbox', { name: label });
  await userEvent.clear(field);
  await userEvent.type(field, text);
  await userEvent.tab();
}

test('a household of which nothing is known answers one question, and has its fields then', async () => {
  const household = {
    ...lena,
    sections: { ...lena.sections, housing: emptySection('housing'), expenses: emptySection('expenses') },
  };
  const services = createTestServices([household]);
  const { state } = await open(household, services);
  expect(await screen.findByText('Wie wohnt der Haushalt?', { selector: 'h2' })).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
  await press('Zur Miete');
  expect(await screen.findByText('Was kostet das Wohnen im Monat?')).toBeVisible();
  await type('Kaltmiete', '540');
  expect(screen.getAllByText('Die Wohnkosten fehlen noch').length).toBeGreaterThan(0); // a missing amount is not 0
  await type('Nebenkosten', '150');
  expect(await screen.findByText(/des Haushaltsnettos gehen fürs Wohnen weg/)).toHaveTextContent('30,7 %');
  await waitFor(() => expect(state().session.dirty).toEqual({}));
  expect(homeOf(household, services)).toEqual([
    expect.objectContaining({ kind: 'rented', coldRent: 540_00, ancillaryCosts: 150_00 }),
  ]);
});

test('from the home the way leads on to building society savings', async () => {
  await open(musterhaus, createTestServices([musterhaus]));
  expect(await screen.findByRole('link', { name: 'Bausparen: Bedarf' })).toHaveAttribute(
    'href',
    routes.buildingSavingsNeed.href({ householdId: musterhaus.summary.householdId }),
  );
});

test('what the home costs is proposed to the expenses and written on request only', async () => {
  const services = createTestServices([lena]);
  const { state } = await open(lena, services);
  await screen.findByRole('textbox', { name: 'Kaltmiete' });
  expect(screen.queryByRole('button', { name: 'In die Ausgaben übernehmen' })).toBeNull(); // they agree
  await type('Kaltmiete', '560');
  expect(await screen.findByText(/stehen fürs Wohnen 690,00.€, in der Wohnsituation 710,00.€/)).toBeVisible();
  const recorded = () =>
    Object.values(services.section(lena.summary.householdId, 'expenses').items).find(
      ({ category }) => category === 'housing',
    );
  await waitFor(() => expect(state().session.dirty).toEqual({}));
  expect(recorded()?.amount).toBe(690_00);
  await press('In die Ausgaben übernehmen');
  await waitFor(() => expect(recorded()?.amount).toBe(710_00));
  expect(screen.queryByRole('button', { name: 'In die Ausgaben übernehmen' })).toBeNull();
});

test('an owner sees value, loans until their fixed interest ends, and what is not insured', async () => {
  const services = createTestServices([musterhaus]);
  await open(musterhaus, services);
  expect(await screen.findByText(/des Haushaltsnettos/)).toHaveTextContent('28,8 %');
  const loans = screen.getByRole('table', { name: 'Immobilienkredite' });
  expect(within(loans).getByRole('row', { name: /30\.06\.2031/ })).toHaveTextContent('215.178 €');
  expect(screen.getByText('Elementarschäden sind nicht versichert')).toBeVisible();
  expect(screen.queryByText('Keine Wohngebäudeversicherung erfasst')).toBeNull();
  expect(screen.queryByRole('textbox', { name: 'Kaltmiete' })).toBeNull();
  await type('Heutiger Wert', '480.000');
  await waitFor(() =>
    expect(Object.values(services.section(musterhaus.summary.householdId, 'assets').items)).toContainEqual(
      expect.objectContaining({ kind: 'ownHome', value: 480_000_00 }),
    ),
  );
});

test('who moves from an own home to a rented one keeps nothing that only an owner has', async () => {
  const services = createTestServices([musterhaus]);
  const { state } = await open(musterhaus, services);
  await userEvent.click(await screen.findByRole('combobox', { name: /Wohnform/ }));
  await userEvent.click(screen.getByRole('option', { name: 'Zur Miete' }));
  expect(await screen.findByRole('textbox', { name: 'Kaltmiete' })).toHaveValue('');
  await waitFor(() => expect(state().session.dirty).toEqual({}));
  const [home] = homeOf(musterhaus, services);
  expect(home).toMatchObject({ kind: 'rented', constructionYear: 2019 });
  expect(home).not.toHaveProperty('savedRent');
});

test('a year is written without a point, and one that cannot be is refused beside its field', async () => {
  const services = createTestServices([musterhaus]);
  await open(musterhaus, services);
  const year = await screen.findByRole('textbox', { name: 'Baujahr' });
  expect(year).toHaveValue('2019');
  await type('Baujahr', '1700');
  expect(year).toBeInvalid();
  const [home] = homeOf(musterhaus, services);
  expect(home?.constructionYear).not.toBe(1_700);
});

test('a wish to live otherwise leads to the goals', async () => {
  const services = createTestServices([lena]);
  await open(lena, services);
  await userEvent.click(await screen.findByRole('combobox', { name: /Wohnwunsch/ }));
  await userEvent.click(screen.getByRole('option', { name: 'kaufen' }));
  expect(
    await screen.findByRole('link', { name: 'Als Ziel mit Betrag und Termin festhalten' }),
  ).toHaveAttribute('href', routes.wishesAndGoals.href({ householdId: lena.summary.householdId }));
});

test('half rooms are rooms', async () => {
  const services = createTestServices([lena]);
  const { state } = await open(lena, services);
  await screen.findByRole('textbox', { name: 'Zimmer' });
  await type('Zimmer', '2,5');
  await waitFor(() => expect(state().session.dirty).toEqual({}));
  expect(homeOf(lena, services)).toEqual([expect.objectContaining({ roomHalves: 5 })]);
  expect(screen.getByRole('textbox', { name: 'Zimmer' })).toHaveValue('2,5');
});

test('where the place is in danger of floods, and glass wants its own cover, it is said; of what nobody looked up nothing', async () => {
  const services = createTestServices([musterhaus]);
  await open(musterhaus, services);
  const zone = await screen.findByRole('combobox', { name: /^Gefährdungsklasse/ });
  expect(screen.queryByText('Die Lage ist hochwassergefährdet')).toBeNull();
  expect(screen.queryByText('Große Glasflächen brauchen eigenen Schutz')).toBeNull();
  await userEvent.click(zone);
  await userEvent.click(await screen.findByRole('option', { name: /^GK 2/ }));
  expect(screen.queryByText('Die Lage ist hochwassergefährdet')).toBeNull();
  await userEvent.click(zone);
  await userEvent.click(await screen.findByRole('option', { name: /^GK 3/ }));
  expect(await screen.findByText('Die Lage ist hochwassergefährdet')).toBeVisible();
  const glazing = within(screen.getByRole('group', { name: 'Große Glasflächen' }));
  await userEvent.click(glazing.getByRole('button', { name: 'Ja' }));
  expect(await screen.findByText('Große Glasflächen brauchen eigenen Schutz')).toBeVisible();
  await waitFor(() =>
    expect(homeOf(musterhaus, services)).toEqual([expect.objectContaining({ floodZone: 3, glazing: true })]),
  );
});
