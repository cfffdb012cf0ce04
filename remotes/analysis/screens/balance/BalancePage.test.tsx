import type { SnapshotSummary } from '@vp-digital/core/contracts';
import {
  createTestServices,
  renderArea,
  type TestHousehold,
  testHouseholds,
  type TestServices,
} from '@vp-digital/core/micro-app/testing';
import { permissions, routes } from '@vp-digital/core/reference';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import analysis from '../../mount';

const [, musterhaus, musterwerk] = testHouseholds;
const { householdId } = musterhaus.summary;

const servicesOf = (household: TestHousehold, snapshots: SnapshotSummary[] = []) => {
  const services = createTestServices([household]);
  services.intercept(({ url }) =>
    url.pathname.endsWith('/snapshots') ? Response.json(snapshots) : undefined,
  );
  return services;
};
const open = (
  services: TestServices,
  options: { now?: string; user?: { permissions: string[] }; of?: string } = {},
) =>
  renderArea(analysis, {
    path: routes.balanceSheet.href({ householdId: options.of ?? householdId }),
    services,
    ...options,
  });
const side = async (name: string) => within(await screen.findByRole('table', { name }));
const openEntry = async (name: string) =>
  userEvent.click(await screen.findByRole('button', { name, expanded: false }));
const sheet = (name: string) => within(screen.getByRole('complementary', { name }));
const assetsOf = (services: TestServices) => Object.values(services.section(householdId, 'assets').items);

const plainText = ({ textContent }: HTMLElement) => (textContent ?? '').replaceAll('\u00a0', ' ');

async function retype(field: HTMLElement, text: string) {
  await userEvent.clear(field);
  await userEvent.paste(text);
  await userEvent.tab();
}

test('shows what is owned and owed, how liquid it is, and what remains', async () => {
  await open(servicesOf(musterhaus));
  expect(await screen.findByText(/gehören Ihnen/)).toHaveTextContent('231.200 €');
  const assets = await side('Vermögen');
  expect(assets.getByRole('row', { name: /^Sofort verfügbar/ })).toHaveTextContent('12.300,00 €');
  expect(assets.getByRole('row', { name: /^Summe/ })).toHaveTextContent('509.000,00 €');
  expect((await side('Schulden')).getByRole('row', { name: /^Summe/ })).toHaveTextContent('277.800,00 €');
  const figures = screen.getByRole('region', { name: 'Kennzahlen' });
  expect(figures).toHaveTextContent(/grad54,6/);
  expect(figures).toHaveTextContent(/Immobilienanteil91,4/);
  expect(figures).toHaveTextContent(/Reserve2,8/);
  const persons = await side('Wem gehört was?');
  expect(persons.getByRole('row', { name: /^Jonas/ })).toHaveTextContent('257.700 €143.800 €113.900 €');
});

test('without the own home, house and mortgage are left out', async () => {
  await open(servicesOf(musterhaus));
  await userEvent.click(await screen.findByRole('button', { name: 'Ohne Eigenheim' }));
  expect(screen.getByText(/Ohne das eigene Zuhause/)).toHaveTextContent('34.200 €');
});

test('a loan is shown as its contract has it, and edited there', async () => {
  await open(servicesOf(musterhaus));
  const loan = await screen.findByRole('link', { name: 'Immobilienkredit: kommt aus den Verträgen' });
  expect(loan).toHaveAttribute('href', routes.contracts.href({ householdId }));
});

test('an old debt is carried forward beside the recorded one, and named as old', async () => {
  await open(servicesOf(musterhaus), { now: '2028-10-01T10:00:00Z' });
  const row = (await side('Schulden')).getByRole('row', { name: /^Immobilienkredit/ });
  expect(row).toHaveTextContent(/heute voraussichtlich 246\.\d{3} € \(fortgeschrieben\)/);
  expect(row).toHaveTextContent('268.000,00 €');
  const euros = (element: HTMLElement) =>
    Number(/voraussichtlich ([\d.]+) €/.exec(plainText(element))?.[1]?.replaceAll('.', ''));
  const together = euros(screen.getByText(/^Alle Schulden zusammen/));
  expect(together).toBe(euros(row) + 9_800); // the car loan has no interest recorded: it counts as recorded
  await userEvent.click(within(row).getByRole('button', { name: 'Rechenweg: Restschuld, fortgeschrieben' }));
  const explained = await screen.findByRole('complementary', { name: 'So haben wir gerechnet' });
  expect(explained).toHaveTextContent('Immobilienkredit');
  expect(screen.getByText(/Werte sind älter als 12 Monate/)).toBeInTheDocument();
  await openEntry('Tagesgeld');
  expect(sheet('Tagesgeld').getByText(/Stimmt der Wert noch/)).toBeInTheDocument();
});

test('a value moves the sum at once and is saved by its field', async () => {
  const services = servicesOf(musterhaus);
  const { state } = await open(services);
  await openEntry('Tagesgeld');
  await retype(sheet('Tagesgeld').getByRole('textbox', { name: 'Wert' }), '10.200');
  expect(screen.getByText(/gehören Ihnen/)).toHaveTextContent('232.200 €');
  await waitFor(() => expect(state().session.dirty).toEqual({}));
  expect(services.writes.at(-1)).toMatchObject({
    section: 'assets',
    paths: [expect.stringMatching(/\/value$/)],
  });
});

test('what is earmarked stays an asset and leaves the reserve', async () => {
  await open(servicesOf(musterhaus));
  await openEntry('Tagesgeld');
  await userEvent.click(sheet('Tagesgeld').getByRole('switch', { name: 'Zweckgebunden' }));
  expect(screen.getByRole('region', { name: 'Kennzahlen' })).toHaveTextContent(/Reserve0,7/);
  expect(screen.getByText(/gehören Ihnen/)).toHaveTextContent('231.200 €');
});

test('shares are saved once they add up to 100 %', async () => {
  const services = servicesOf(musterhaus);
  const { state } = await open(services);
  await openEntry('Haus');
  const fields = sheet('Eigenheim');
  await retype(fields.getByRole('textbox', { name: 'Anteil Jonas' }), '70');
  expect(fields.getByText(/Zusammen 120 %/)).toBeInTheDocument();
  expect(Object.values(state().session.dirty)).toContainEqual(
    expect.objectContaining({ label: 'Haus: Wem gehört es?', state: 'failed' }),
  );
  await retype(fields.getByRole('textbox', { name: 'Anteil Aylin' }), '30');
  expect(fields.queryByText(/Zusammen/)).not.toBeInTheDocument();
  await waitFor(() => expect(state().session.dirty).toEqual({}));
  const home = assetsOf(services).find(({ kind }) => kind === 'ownHome');
  expect(Object.values(home?.ownership ?? {})).toEqual([7_000, 3_000]);
  expect((await side('Vermögen')).getByRole('row', { name: /^Haus/ })).toHaveTextContent(
    'Jonas 70 %, Aylin 30 %',
  );
});

test('halves of a percent are shown so that the shares are 100 %', async () => {
  const [jonas, aylin] = Object.keys(musterhaus.sections.persons?.items ?? {});
  const assets = Object.entries(musterhaus.sections.assets?.items ?? {}).map(([id, asset]) => [
    id,
    asset.kind === 'ownHome'
      ? { ...asset, ownership: { [jonas ?? '']: 3_350, [aylin ?? '']: 6_650 } }
      : asset,
  ]);
  const sections = { ...musterhaus.sections, assets: { items: Object.fromEntries(assets) } };
  await open(servicesOf({ ...musterhaus, sections }));
  expect((await side('Vermögen')).getByRole('row', { name: /^Haus/ })).toHaveTextContent(
    'Jonas 33 %, Aylin 67 %',
  );
});

test('a debt is added by its kind and counts', async () => {
  const services = servicesOf(musterhaus);
  const { state } = await open(services);
  await userEvent.click(await screen.findByRole('button', { name: 'Schuld hinzufügen' }));
  await userEvent.click(screen.getByRole('combobox', { name: 'Art' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Dispokredit' }));
  await retype(sheet('Dispokredit').getByRole('textbox', { name: 'Betrag' }), '1.200');
  expect(screen.getByText(/gehören Ihnen/)).toHaveTextContent('230.000 €');
  await waitFor(() => expect(state().session.dirty).toEqual({}));
  expect(Object.values(services.section(householdId, 'liabilities').items)).toEqual([
    expect.objectContaining({ kind: 'overdraft', amount: 1_200_00, asOf: '2026-10-01' }),
  ]);
});

test('a removed value can be brought back', async () => {
  const services = servicesOf(musterhaus);
  await open(services);
  await openEntry('Pkw');
  await userEvent.click(sheet('Fahrzeug').getByRole('button', { name: 'Wert entfernen' }));
  await waitFor(() => expect(assetsOf(services)).toHaveLength(4));
  await userEvent.click(screen.getByRole('button', { name: 'Rückgängig' }));
  await waitFor(() => expect(assetsOf(services)).toHaveLength(5));
  expect(screen.getByText(/gehören Ihnen/)).toHaveTextContent('231.200 €');
});

test('steps on either side are taken back one by one, the last first', async () => {
  const services = servicesOf(musterhaus);
  await open(services);
  await openEntry('Tagesgeld');
  await retype(sheet('Tagesgeld').getByRole('textbox', { name: 'Wert' }), '10.200');
  await openEntry('Pkw');
  await userEvent.click(sheet('Fahrzeug').getByRole('button', { name: 'Wert entfernen' }));
  await userEvent.click(screen.getByRole('button', { name: 'Rückgängig: Fahrzeug' }));
  expect((await side('Vermögen')).getByRole('row', { name: /^Pkw/ })).toBeInTheDocument();
  expect(screen.queryByText(/wurde entfernt/)).not.toBeInTheDocument();
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(screen.getByText(/gehören Ihnen/)).toHaveTextContent('231.200 €');
  await waitFor(() => expect(assetsOf(services).map(({ value }) => value)).toContain(9_200_00));
  expect(assetsOf(services)).toHaveLength(5);
});

test('a value is kept for a goal, and is then no part of the reserve', async () => {
  const services = servicesOf(musterhaus);
  await open(services);
  await openEntry('Tagesgeld');
  const { getByRole } = sheet('Tagesgeld');
  await userEvent.click(getByRole('combobox', { name: /^Ziel/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Familienauto' }));
  expect(getByRole('switch', { name: /Zweckgebunden/ })).toBeChecked();
  expect((await side('Vermögen')).getByText('Für Familienauto')).toBeVisible();
  const [car] = Object.entries(musterhaus.sections.goals?.items ?? {}).find(
    ([, { title }]) => title === 'Familienauto',
  ) ?? [''];
  await waitFor(() =>
    expect(
      Object.values(services.section(householdId, 'assets').items).find(({ kind }) => kind === 'callMoney'),
    ).toMatchObject({ goalId: car, earmarked: true }),
  );
});

test('the goal of a value, changed by somebody else, is decided between the titles', async () => {
  const services = servicesOf(musterhaus);
  await open(services);
  await openEntry('Tagesgeld');
  const [id] =
    Object.entries(services.section(householdId, 'assets').items).find(
      ([, { kind }]) => kind === 'callMoney',
    ) ?? [];
  const [education] =
    Object.entries(musterhaus.sections.goals?.items ?? {}).find(([, { title }]) =>
      /Ausbildung Emil/.test(title),
    ) ?? [];
  services.changeElsewhere(householdId, 'assets', `/items/${id}/goalId`, education ?? '');
  await userEvent.click(sheet('Tagesgeld').getByRole('combobox', { name: /^Ziel/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Familienauto' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Ihre Eingabe: Familienauto · Neuer Wert: Ausbildung Emil',
  );
});

test('more debts than assets is called a phase of building up', async () => {
  const assets = Object.entries(musterhaus.sections.assets?.items ?? {}).map(([id, asset]) => [
    id,
    asset.kind === 'ownHome' ? { ...asset, value: 165_000_00 } : asset,
  ]);
  const sections = { ...musterhaus.sections, assets: { items: Object.fromEntries(assets) } };
  await open(servicesOf({ ...musterhaus, sections }));
  expect(await screen.findByText(/Aufbauphase/)).toHaveTextContent('68.800 €');
});

test('a mortgage without its house is no debt of 266,000 but a fact that is missing, with the way to add it', async () => {
  const assets = Object.entries(musterhaus.sections.assets?.items ?? {}).filter(
    ([, { kind }]) => kind !== 'ownHome',
  );
  const sections = { ...musterhaus.sections, assets: { items: Object.fromEntries(assets) } };
  await open(servicesOf({ ...musterhaus, sections }));
  expect(await screen.findByText(/^Angabe fehlt: der Wert der Immobilie\. Mit ihm/)).toBeInTheDocument();
  expect(screen.queryByText(/Aufbauphase/)).not.toBeInTheDocument();
  const figures = screen.getByRole('region', { name: 'Kennzahlen' });
  expect(figures).toHaveTextContent('Der Wert der Immobilie fehlt');
  expect(figures).not.toHaveTextContent(/\d %/);
  await userEvent.click(screen.getByRole('button', { name: 'Eigenheim hinzufügen' }));
  expect(await screen.findByRole('complementary', { name: 'Eigenheim' })).toBeInTheDocument();
});

test('without money in accounts the reserve is unknown, and not 0 months', async () => {
  const assets = Object.entries(musterhaus.sections.assets?.items ?? {}).filter(
    ([, { kind }]) => kind === 'ownHome',
  );
  const sections = { ...musterhaus.sections, assets: { items: Object.fromEntries(assets) } };
  await open(servicesOf({ ...musterhaus, sections }));
  const figures = await screen.findByRole('region', { name: 'Kennzahlen' });
  expect(figures).toHaveTextContent(/Reserve–.*Das Geld auf Konten fehlt noch/);
  expect(figures).toHaveTextContent(/Sofort verfügbar–.*Das Geld auf Konten fehlt noch/); // nor is it 0.0 %
});

test('an empty balance offers four ways to begin', async () => {
  const sections = { ...musterhaus.sections, assets: { items: {} }, contracts: { items: {} } };
  await open(servicesOf({ ...musterhaus, sections }));
  await userEvent.click(await screen.findByRole('button', { name: 'Girokonto' }));
  await retype(sheet('Girokonto').getByRole('textbox', { name: 'Wert' }), '500');
  expect(screen.getByText(/gehören Ihnen/)).toHaveTextContent('500 €');
});

test('a loan of which nobody knows what is left is named, not counted as nothing', async () => {
  const contracts = { items: { ...musterhaus.sections.contracts?.items } };
  const [id = '', loan] = Object.entries(contracts.items).find(([, { line }]) => line === 'car') ?? [];
  if (loan?.kind !== 'loan') throw new Error('the household has a car loan');
  contracts.items[id] = { ...loan, remainingDebt: undefined };
  await open(servicesOf({ ...musterhaus, sections: { ...musterhaus.sections, contracts } }));
  expect(await screen.findByText('Ein Kredit ist nicht enthalten')).toBeInTheDocument();
  expect(screen.getByText('Autokredit: Die Restschuld fehlt noch.')).toBeInTheDocument();
});

test('every step of the net worth can be read', async () => {
  await open(servicesOf(musterwerk), { of: musterwerk.summary.householdId });
  await userEvent.click(await screen.findByRole('button', { name: /So haben wir gerechnet/ }));
  const steps = within(screen.getByRole('table', { name: 'Rechenschritte' }));
  expect(steps.getByRole('row', { name: /Steuerrücklage/ })).toHaveTextContent('6.000,00');
  expect(steps.getByRole('row', { name: /^Nettovermögen/ })).toHaveTextContent('75.400,00');
});

test('the development runs from the first snapshot to today', async () => {
  const snapshot: SnapshotSummary = {
    snapshotId: '33333333-0000-4000-8000-000000000001',
    householdId,
    label: 'Jahresgespräch',
    occasion: 'annualReview',
    createdAt: '2025-11-12T10:00:00.000Z',
    createdBy: 'Petra Beispiel',
    sha256: 'a'.repeat(64),
    figures: { netMonthly: 5_280_00, free: 400_00, netWorth: 220_000_00 },
    reports: 0,
  };
  await open(servicesOf(musterhaus, [snapshot]));
  const history = await side('Entwicklung');
  expect(history.getByRole('row', { name: /^12\.11\.2025/ })).toHaveTextContent('220.000 €–');
  expect(history.getByRole('row', { name: /^Heute/ })).toHaveTextContent('231.200 €+11.200 €');
});

test('without its permission the page is not there', async () => {
  await open(servicesOf(musterhaus), { user: { permissions: [permissions.mainAccess] } });
  expect(await screen.findByRole('heading', { name: 'Zugriff verweigert' })).toBeInTheDocument();
});

test('while no loan is older than a payment no sum is carried forward, and the way leads to investing', async () => {
  await open(servicesOf(musterhaus));
  await side('Schulden');
  expect(screen.queryByText(/^Alle Schulden zusammen/)).toBeNull();
  expect(screen.getByRole('link', { name: 'Geldanlage' })).toHaveAttribute(
    'href',
    routes.investment.href({ householdId }),
  );
});
