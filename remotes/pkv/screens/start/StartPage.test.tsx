import type { SampleNumber } from '@vp-digital/core/household/samples';
import {
  changeableFields,
  closed,
  createTestServices,
  renderArea,
  testHouseholdOf,
  type TestHousehold,
} from '@vp-digital/core/micro-app/testing';
import { routes } from '@vp-digital/core/reference';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import pkv from '../../mount';

function openedAt(number: SampleNumber, as = (household: TestHousehold) => household) {
  const household = as(testHouseholdOf(number));
  const { householdId } = household.summary;
  const services = createTestServices([household]);
  const path = routes.pkvStart.href({ householdId });
  return { householdId, services, open: () => renderArea(pkv, { path, services }) };
}

test('above the limit one may choose: by how much, and with which cover today', async () => {
  await openedAt(6).open();
  expect(await screen.findByText(/Nadine kann zwischen GKV und PKV wählen/)).toHaveTextContent(
    /30.200\s€ über der Grenze/,
  );
  const figures = screen.getByRole('region', { name: 'Kennzahlen' });
  for (const figure of ['107.600', '77.400', '648']) expect(within(figures).getByText(figure)).toBeVisible();
  expect(within(figures).getByText(/dazu 613\s€ vom Arbeitgeber/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Weiter: Kosten' })).toBeVisible();
});

test('the systems stand side by side in eight rows, and four warnings before the decision', async () => {
  await openedAt(6).open();
  const systems = await screen.findByRole('table', { name: 'GKV und PKV im Vergleich' });
  expect(within(systems).getAllByRole('rowheader')).toHaveLength(8);
  const warnings = screen.getByRole('region', { name: 'Vor der Entscheidung' });
  expect(within(warnings).getAllByRole('listitem')).toHaveLength(4);
  expect(within(warnings).getByText('Ab 55 ist der Rückweg praktisch verschlossen')).toBeVisible();
});

test('compulsorily insured: the module is locked, supplementary cover is what there is', async () => {
  await openedAt(2).open();
  expect(await screen.findByText(/Jonas bleibt in der GKV/)).toHaveTextContent(
    /Für die Wahl müsste Jonas im Jahr 15.600\s€ mehr verdienen\.$/,
  );
  expect(screen.getByRole('region', { name: 'Was neben der GKV möglich ist' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Weiter: Kosten' })).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Vor der Entscheidung' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Aylin' }));
  const aylin = await screen.findByRole('region', { name: 'Was neben der GKV möglich ist' });
  expect(within(aylin).getByText(/18\s€ mtl\./)).toBeVisible();
});

test('a civil servant has the aid, and a child the contract that is recorded, with its premium', async () => {
  await openedAt(4).open();
  expect(await screen.findByText(/^Henrik ist bereits/)).toHaveTextContent(
    'Henrik ist bereits privat versichert.',
  );
  expect(screen.getByText(/kann der GKV nicht einfach beitreten/)).toBeVisible();
  const figures = screen.getByRole('region', { name: 'Kennzahlen' });
  expect(within(figures).getByText(/^50\s%$/)).toBeVisible();
  expect(within(figures).getByText(/^70\s%$/)).toBeVisible();
  const family = screen.getByRole('table', { name: 'Wie die Familie versichert ist' });
  expect(within(family).getByRole('row', { name: /Ida, 4/ })).toHaveTextContent(
    /eigener Vertrag, besteht schon\s*44\s€/,
  );
  expect(within(family).getByRole('row', { name: /Sofie, 37/ })).toHaveTextContent('bleibt, wie es ist');
});

test('a rate of aid that nobody told of is said to be that of the Federation', async () => {
  await openedAt(4, (household) => {
    const jobs = Object.entries(household.sections.employments?.items ?? {}).map(([id, job]) => {
      const { aidRate: _, ...untold } = job;
      return [id, untold];
    });
    return {
      ...household,
      sections: { ...household.sections, employments: { items: Object.fromEntries(jobs) } },
    };
  }).open();
  expect(await screen.findByText(/^nach Bundesrecht angenommen, Länder weichen ab/)).toBeVisible();
});

test('a soldier has free medical care: no aid, no price for himself, and what is needed beside it', async () => {
  const { services, householdId, open } = openedAt(4);
  for (const [id, { status }] of Object.entries(services.section(householdId, 'employments').items))
    if (status === 'civilServantPermanent')
      services.changeElsewhere(householdId, 'employments', `/items/${id}/status`, 'soldier');
  await open();
  expect(await screen.findByText(/^Im Dienst ist Henrik/)).toHaveTextContent('Heilfürsorge');
  const needed = within(screen.getByRole('region', { name: 'Was neben der Heilfürsorge nötig ist' }));
  for (const title of ['Pflegeversicherung', 'Anwartschaft', 'Partner und Kinder', 'Nach dem Dienst'])
    expect(needed.getByText(title)).toBeVisible();
  expect(needed.getByText(/Beihilfe bekommen Kinder zu 80\s%/)).toBeVisible();
  expect(screen.queryByText('Beihilfe heute')).not.toBeInTheDocument();
  expect(screen.queryByLabelText('Beihilfesatz')).not.toBeInTheDocument();
  expect(screen.queryByText('GKV, eigener Anteil')).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Weiter: Kosten' })).not.toBeInTheDocument();
});

test('a soldier for a time has no aid after the service, and may join a statutory fund', async () => {
  const { services, householdId, open } = openedAt(4);
  for (const [id, { status }] of Object.entries(services.section(householdId, 'employments').items))
    if (status === 'civilServantPermanent') {
      services.changeElsewhere(householdId, 'employments', `/items/${id}/status`, 'soldier');
      services.changeElsewhere(householdId, 'employments', `/items/${id}/fixedTermUntil`, '2031-06-30');
    }
  await open();
  expect(
    await screen.findByText(/können binnen drei Monaten nach Dienstende der GKV beitreten/),
  ).toBeVisible();
  expect(screen.queryByText(/^Mit dem Ruhestand tritt die Beihilfe/)).not.toBeInTheDocument();
});

test('free medical care is offered to civil servants alone', async () => {
  await openedAt(4).open();
  await userEvent.click(await screen.findByRole('combobox', { name: /^Krankenversicherung/ }));
  expect(await screen.findByRole('option', { name: 'Heilfürsorge' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Sofie' }));
  await userEvent.click(await screen.findByRole('combobox', { name: /^Krankenversicherung/ }));
  expect(await screen.findByRole('option', { name: 'Familienversichert' })).toBeVisible();
  expect(screen.queryByRole('option', { name: 'Heilfürsorge' })).not.toBeInTheDocument();
});

test('children of parents whose marriage nobody told of: what was assumed is said', async () => {
  const { services, householdId, open } = openedAt(4);
  const persons = services.section(householdId, 'persons').items;
  for (const [id, { maritalStatus }] of Object.entries(persons))
    if (maritalStatus) services.removeElsewhere(householdId, 'persons', `/items/${id}/maritalStatus`);
  for (const [id, { kind }] of Object.entries(services.section(householdId, 'incomes').items))
    if (kind === 'officialPay')
      services.changeElsewhere(householdId, 'incomes', `/items/${id}/gross`, 8_000_00);
  await open();
  expect(await screen.findByText(/^Der Familienstand von Henrik ist nicht erfasst/)).toBeVisible();
});

test('a fund is found by any part of its name, and any other company can be named', async () => {
  const { services, householdId, open } = openedAt(6);
  await open();
  const insurer = await screen.findByRole('combobox', { name: 'Kasse oder Gesellschaft' });
  await userEvent.clear(insurer);
  await userEvent.type(insurer, 'krankenkasse$');
  await userEvent.click(await screen.findByRole('option', { name: 'Techniker Krankenkasse' }));
  const funds = () =>
    Object.values(services.section(householdId, 'employments').items).map(({ healthFund }) => healthFund);
  await waitFor(() => expect(funds()).toEqual(['Techniker Krankenkasse']));
  await userEvent.click(insurer);
  await userEvent.click(await screen.findByRole('option', { name: 'andere Gesellschaft' }));
  await userEvent.type(
    await screen.findByRole('textbox', { name: 'Name der Kasse oder Gesellschaft' }),
    'BKK Musterwerk',
  );
  await userEvent.tab();
  await waitFor(() => expect(funds()).toEqual(['BKK Musterwerk']));
});

test('says which special payments are in the pay of the year', async () => {
  const { services, householdId, open } = openedAt(6);
  const [[id = '', income] = []] = Object.entries(services.section(householdId, 'incomes').items);
  for (const special of Object.keys(income?.specialPayments ?? {}))
    services.removeElsewhere(householdId, 'incomes', `/items/${id}/specialPayments/${special}/gross`);
  await open();
  expect(
    await screen.findByText('ohne Sonder\u00ADzahlungen, von denen nur das Netto erfasst ist'),
  ).toBeVisible();
  expect(screen.queryByText(/mit Sonder\u00ADzahlungen/)).not.toBeInTheDocument();
});

test('a child of a single parent would need a contract, at the price of the tariff', async () => {
  await openedAt(3).open();
  const family = await screen.findByRole('table', { name: 'Wer einen eigenen Vertrag bräuchte' });
  expect(within(family).getByRole('row', { name: /Mia, 8/ })).toHaveTextContent(
    /beitragsfreieigener Vertrag176\s€/,
  );
});

test('a planned child is counted at once and saved with the person', async () => {
  const { services, householdId, open } = openedAt(6);
  await open();
  await userEvent.type(await screen.findByRole('textbox', { name: 'Geplante Kinder' }), '2');
  await userEvent.tab();
  expect(await screen.findAllByRole('row', { name: /Geplantes Kind/ })).toHaveLength(2);
  await waitFor(() =>
    expect(Object.values(services.section(householdId, 'healthPlans').items)).toMatchObject([
      { plannedChildren: 2, tariff: 'komfort' },
    ]),
  );
  await userEvent.click(screen.getByRole('button', { name: /^Rückgängig: .*Geplante Kinder/ }));
  await waitFor(() => expect(screen.queryByRole('row', { name: /Geplantes Kind/ })).not.toBeInTheDocument());
});

test('the retired keep what they have', async () => {
  await openedAt(5).open();
  expect(await screen.findByText(/Für Gerd kommt nur/)).toHaveTextContent('Zusatzversicherung');
  expect(screen.getByText('Pflegezusatz')).toBeVisible();
  expect(screen.queryByText(/Ab der siebten Woche/)).toBeNull();
});

test('without a job the page asks for it, and the answer opens the module', async () => {
  const { services, householdId, open } = openedAt(1);
  for (const section of ['employments', 'incomes'] as const)
    for (const id of Object.keys(services.section(householdId, section).items))
      services.removeElsewhere(householdId, section, `/items/${id}`);
  await open();
  expect(await screen.findByText('Der Beruf von Lena ist noch nicht erfasst')).toBeVisible();
  await userEvent.click(screen.getByRole('combobox', { name: /Berufliche Stellung/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Selbstständig' }));
  expect(await screen.findByText(/Lena kann zwischen GKV und PKV/)).toBeVisible();
});

test('when the statutory fund is better is one press away', async () => {
  await openedAt(6).open();
  await userEvent.click(await screen.findByRole('button', { name: 'Wann die GKV besser ist' }));
  const sheet = screen.getByRole('complementary', { name: 'Wann die GKV besser ist' });
  expect(within(sheet).getAllByRole('listitem')).toHaveLength(6);
});

test('of a closed household the facts are read', async () => {
  await openedAt(6, closed).open();
  await screen.findByRole('complementary', { name: 'Dieser Haushalt ist archiviert' });
  expect(await screen.findByLabelText('Berufliche Stellung')).toHaveValue('Angestellt');
  await waitFor(() => expect(changeableFields()).toEqual([]));
});
