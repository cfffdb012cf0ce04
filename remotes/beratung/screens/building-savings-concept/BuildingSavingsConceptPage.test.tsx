import {
  createTestServices,
  json,
  openForCustomer,
  renderArea,
  testCatalogue,
  testHouseholdOf,
} from '@vp-digital/core/micro-app/testing';
import { wishedRails } from '@vp-digital/core/contracts';
import type { BuildingPlan } from '@vp-digital/core/household';
import { routes } from '@vp-digital/core/reference';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import beratung from '../../mount';

const musterhaus = testHouseholdOf(2);
const { householdId } = musterhaus.summary;
const [jonas = ''] = Object.entries(musterhaus.sections.persons?.items ?? {}).flatMap(
  ([id, { firstName }]) => (firstName === 'Jonas' ? [id] : []),
);
const plan = { position: 0, sum: 100_000_00, rate: 400_00 };

const catalogue = ({ url }: { url: URL }) =>
  url.pathname === '/api/product/catalogue' ? json(200, testCatalogue()) : undefined;

const personCalled = (name: string) =>
  Object.entries(musterhaus.sections.persons?.items ?? {}).find(
    ([, { firstName }]) => firstName === name,
  )?.[0];

async function open(
  route: 'Concept' | 'Course' | 'Flexibility',
  changes: Partial<BuildingPlan> | undefined = {},
) {
  const items = { [jonas]: { ...plan, ...changes } };
  const household = { ...musterhaus, sections: { ...musterhaus.sections, buildingPlans: { items } } };
  const services = createTestServices([household]);
  services.intercept(catalogue);
  await renderArea(beratung, { path: routes[`buildingSavings${route}`].href({ householdId }), services });
  await screen.findByRole('heading', { level: 1 });
  return services;
}
const text = () => document.body.textContent.replaceAll('\u00A0', ' ');

test('three phases: 8 years 6 months of saving, 9 years 3 months of repaying, and what both cost', async () => {
  await open('Concept');
  expect(text()).toContain('Sparen, 8 Jahre 6 Monate');
  expect(text()).toContain('Zurückzahlen, 9 Jahre 3 Monate');
  expect(text()).toContain('Darlehen59.789 €');
  expect(text()).toContain('Abschlussgebühr1.000 €');
  expect(screen.getByRole('img', { name: /Das Guthaben wächst bis .* auf 40\.211/ })).toBeVisible();
});

test('a rate above 5 per mille may be refused, and a need before the allocation has to be bridged', async () => {
  await open('Concept', { rate: 600_00, needOn: '2028-10' });
  expect(screen.getByText(/Die Kasse darf das ablehnen/)).toBeVisible();
  expect(screen.getByText(/nach Ihrem Wunschmonat/)).toBeVisible();
});

test('without a rate nothing is computed', async () => {
  await open('Concept', { rate: undefined });
  expect(screen.getByText(/Sobald Bausparsumme und Sparbeitrag feststehen/)).toBeVisible();
  expect(text()).not.toContain('Gesamtaufwand');
});

test('the rate for the wished month is taken over', async () => {
  const user = userEvent.setup();
  const services = await open('Concept', { needOn: '2031-10' });
  await user.click(screen.getByRole('button', { name: 'Übernehmen' }));
  // 41,000 € with the fee within 60 months
  await waitFor(() =>
    expect(services.section(householdId, 'buildingPlans').items[jonas]?.rate).toBeGreaterThan(600_00),
  );
});

test('the course stands year by year, as a table and a file', async () => {
  const user = userEvent.setup();
  await open('Course');
  expect(text()).toContain('zuteilungsreif');
  await user.click(screen.getByRole('button', { name: /Tabelle/ }));
  // 102 months and 111 payments: 9 and 10 years
  expect(screen.getAllByRole('row').length).toBeGreaterThanOrEqual(19);
});

test('a year’s pause comes later, an extra payment sooner', async () => {
  await open('Flexibility');
  expect(screen.getByRole('row', { name: /Monate pausieren.*1 Jahr später/ })).toBeVisible();
  expect(screen.getByRole('row', { name: /mehr einzahlen.*früher/ })).toBeVisible();
  expect(screen.getByRole('row', { name: /Nur das Guthaben nehmen.*Auszahlung/ })).toBeVisible();
});

test.each(['Concept', 'Course', 'Flexibility'] as const)(
  'the customer’s page of %s says that nothing is promised or offered',
  async (route) => {
    const page = await openForCustomer(beratung, {
      hrefOf: routes[`buildingSavings${route}`].href,
      household: musterhaus,
      sections: { buildingPlans: { items: { [jonas]: plan } } },
      answer: catalogue,
    });
    expect(page).toHaveTextContent(/fiktiv|nicht zugesagt|bestimmt der Tarif/);
  },
);

test('a change is tried at another size, taken into the plan, and its sentence is the reason of the proposal', async () => {
  const user = userEvent.setup();
  const services = await open('Flexibility');
  const months = screen.getByRole('textbox', { name: 'Monate Pause' });
  await user.clear(months);
  await user.type(months, '24');
  await user.tab();
  expect(screen.getByRole('row', { name: /24 Monate pausieren.*2 Jahre später/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: /pausieren: in die Begründung/ }));
  await user.click(screen.getByRole('button', { name: /um ein Fünftel senken: in den Plan/ }));
  await waitFor(() =>
    expect(services.section(householdId, 'buildingPlans').items[jonas]).toMatchObject({
      sum: 80_000_00,
      note: expect.stringMatching(/24 Monate pausieren: 2 Jahre später/),
    }),
  );
});

test('the contract is assigned to a member of the family, back again, and proposed in that name', async () => {
  const user = userEvent.setup();
  const services = await open('Flexibility');
  const row = () => screen.getByRole('row', { name: /Aylin zuordnen.*unverändert/ });
  // married and assessed together: one income, one limit, one premium
  expect(row()).toHaveTextContent(/Wohnungsbauprämie/);
  await user.click(screen.getByRole('button', { name: /^Aylin zuordnen.*: in den Plan/ }));
  await waitFor(() =>
    expect(services.section(householdId, 'buildingPlans').items[jonas]).toMatchObject({
      sum: 100_000_00,
      familyMemberId: personCalled('Aylin'),
    }),
  );
  expect(screen.getByText('Der Vertrag soll auf den Namen von Aylin laufen.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Wieder Jonas zuordnen' }));
  await waitFor(() =>
    expect(services.section(householdId, 'buildingPlans').items[jonas]).not.toHaveProperty('familyMemberId'),
  );
});

test('a contract in the name of another goes into the cart as theirs', async () => {
  const user = userEvent.setup();
  const familyMemberId = personCalled('Aylin');
  const services = await open('Concept', { familyMemberId, note: 'Das Eigenheim ist der größte Wunsch.' });
  expect(screen.getByText('Der Vertrag soll auf den Namen von Aylin laufen.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'In den Warenkorb' }));
  await user.click(screen.getByRole('button', { name: 'Hineinlegen' }));
  await waitFor(() =>
    expect(Object.values(services.section(householdId, 'cartPositions').items)).toContainEqual(
      expect.objectContaining({ personId: familyMemberId, targetSum: 100_000_00 }),
    ),
  );
});

test('the result goes into the summary without the cart, with what the tariff said, and out of it again', async () => {
  const user = userEvent.setup();
  const services = await open('Concept');
  const recap = () => services.section(householdId, 'recap').items;
  await user.click(await screen.findByRole('button', { name: 'In die Zusammenfassung' }));
  expect(await screen.findByText('kommt in die Zusammenfassung')).toBeVisible();
  await waitFor(() =>
    expect(recap()[wishedRails.building]).toMatchObject({
      inReport: true,
      text: expect.stringMatching(/400\s€.*100\.000\s€.*59\.789\s€ Darlehen mit 600\s€/),
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Aus der Zusammenfassung nehmen' }));
  await waitFor(() => expect(recap()).not.toHaveProperty(wishedRails.building));
});
