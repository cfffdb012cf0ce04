import { createTestServices, renderArea, testHouseholdOf } from '@vp-digital/core/micro-app/testing';
import { permissions, routes } from '@vp-digital/core/reference';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import beratung from '../../mount';

async function open(options: Partial<Parameters<typeof renderArea>[1]> = {}, number: 1 | 2 = 2) {
  const household = testHouseholdOf(number);
  const services = createTestServices([household]);
  const { householdId } = household.summary;
  await renderArea(beratung, { path: routes.advice.href({ householdId }), services, ...options });
  return { services, householdId };
}

test('the topic in turn stands in the headline with its gap, and its three ways are of equal rank', async () => {
  await open();
  // F17 of Aylin: 533 € are missing; death of Jonas 200.140 €, and so on (H2)
  expect(await screen.findByText(/Besprochen: 0 von 8 Themen/)).toHaveTextContent(
    'Jetzt: Arbeitskraft Aylin, es fehlen 533 € mtl.',
  );
  for (const name of ['Einkommen versichern', 'Selbst vorsorgen', 'Nichts abschließen'])
    expect(screen.getByRole('heading', { level: 2, name })).toBeVisible();
  // 50 € × 12 × 10 years
  expect(screen.getByText(/Als Beispiel: 50 € mtl. sind nach 10 Jahren 6.000 €/)).toBeVisible();
});

test('every amount names its figure, or the field that it is proposed for', async () => {
  await open();
  await screen.findByText(/Besprochen: 0 von 8 Themen/);
  const namedBy = (text: RegExp) => {
    const place = screen.getByText(text).closest<HTMLElement>('[data-figure], [data-field]');
    return place?.dataset['figure'] ?? place?.dataset['field'];
  };
  expect(namedBy(/Besprochen: 0 von 8 Themen/)).toBe('protectionGap');
  expect(namedBy(/sind frei zu verteilen/)).toBe('freeAmount');
  expect(namedBy(/^Als Beispiel: 50 € mtl\./)).toBe('cartPositions.premium');
});

test('a need is put into the cart with its reason; the topic is then discussed', async () => {
  const { services, householdId } = await open();
  await userEvent.click(
    (await screen.findAllByRole('button', { name: 'In den Warenkorb' }))[0] as HTMLElement,
  );
  const sheet = within(screen.getByRole('complementary', { name: 'In den Warenkorb legen' }));
  await userEvent.click(sheet.getByRole('button', { name: 'Hineinlegen' }));
  expect(sheet.getByText('Bitte die Begründung angeben.')).toBeVisible();
  await userEvent.click(sheet.getByRole('textbox', { name: /Begründung/ }));
  await userEvent.paste('Ohne Schutz fehlen 533 € im Monat.');
  await userEvent.click(sheet.getByRole('button', { name: 'Hineinlegen' }));
  await waitFor(() =>
    expect(Object.values(services.section(householdId, 'cartPositions').items)).toMatchObject([
      // the least multiple of 50 € that leaves no gap: 550 × 97 % (F17) is more than 533
      { kind: 'widget', topic: 'work', line: 'disability', benefit: 55_000 },
    ]),
  );
  expect(await screen.findByText(/Besprochen: 1 von 8 Themen/)).toHaveTextContent('Todesfall Jonas');
  expect(
    screen.getByText(/Vorschlag im Warenkorb: .*noch nicht bekannt \(noch nicht entschieden\)/),
  ).toBeVisible();
});

test('to conclude nothing is kept with reason and follow-up date, and the topic is declined', async () => {
  const { services, householdId } = await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Entscheiden, Wiedervorlage setzen' }));
  const sheet = within(screen.getByRole('complementary', { name: /^Nichts abschließen/ }));
  await userEvent.click(sheet.getByRole('button', { name: 'nicht gewünscht' }));
  await userEvent.click(sheet.getByRole('textbox', { name: /Begründung/ }));
  await userEvent.paste('Trage ich selbst');
  await userEvent.click(sheet.getByRole('textbox', { name: /Wiedervorlage/ }));
  await userEvent.paste('30.11.2027');
  await userEvent.tab();
  await waitFor(() =>
    expect(Object.values(services.section(householdId, 'needDecisions').items)).toMatchObject([
      { topic: 'work', decision: 'notWanted', reason: 'Trage ich selbst', followUpOn: '2027-11-30' },
    ]),
  );
});

test('a day that does not exist keeps the sheet open once, with its word', async () => {
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Entscheiden, Wiedervorlage setzen' }));
  const sheet = within(screen.getByRole('complementary', { name: /^Nichts abschließen/ }));
  const day = sheet.getByRole('textbox', { name: /Wiedervorlage/ });
  await userEvent.click(day);
  await userEvent.paste('29.02.2027');
  await userEvent.click(sheet.getByRole('button', { name: 'Fertig' }));
  expect(sheet.getByText(/Diesen Tag gibt es nicht/)).toBeVisible();
  expect(day).toHaveFocus();
  expect(day).toHaveValue('29.02.2027');
});

test('without the permission there is no cart: neither its bar nor its buttons', async () => {
  await open({ user: { permissions: [permissions.mainAccess] } });
  await screen.findByText(/Besprochen/);
  expect(screen.queryByRole('button', { name: 'In den Warenkorb' })).toBeNull();
  expect(screen.queryByText(/Warenkorb/)).toBeNull();
});

test('applications outside stand below the topics; one that is not installed is kept as a need', async () => {
  const { services, householdId } = await open();
  await screen.findByRole('heading', { level: 2, name: 'Weiter in anderen Anwendungen' });
  expect(screen.queryByRole('heading', { level: 2, name: 'Antragsstrecke' })).toBeNull(); // the cart's
  await userEvent.click(screen.getAllByRole('button', { name: 'Als Bedarf merken' })[0] as HTMLElement);
  await waitFor(() =>
    expect(Object.values(services.section(householdId, 'cartPositions').items)).toMatchObject([
      { kind: 'widget', title: 'Angebot des Versicherers' },
    ]),
  );
});

test.each([
  ['student', 'Zurzeit ohne Einkommen aus Arbeit: Lena.'],
  ['pensioner', 'Nicht mehr nötig: Alle sind im Ruhestand.'],
])('without pay no topic is called free of gaps: %s', async (status, sentence) => {
  const household = testHouseholdOf(1);
  const services = createTestServices([household]);
  const { householdId } = household.summary;
  const [jobId] = Object.keys(services.section(householdId, 'employments').items);
  services.changeElsewhere(householdId, 'employments', `/items/${jobId}/status`, status);
  for (const id of Object.keys(services.section(householdId, 'incomes').items))
    services.removeElsewhere(householdId, 'incomes', `/items/${id}`);
  await renderArea(beratung, { path: routes.advice.href({ householdId }), services });
  expect(await screen.findByText(sentence)).toBeVisible();
});

describe('a tile', () => {
  const tile = async (name: string) => (await screen.findByRole('heading', { level: 3, name })).closest('li');
  async function look(household: ReturnType<typeof testHouseholdOf>) {
    const path = routes.advice.href({ householdId: household.summary.householdId });
    await renderArea(beratung, { path, services: createTestServices([household]) });
  }

  test('judges nothing that nobody has asked about', async () => {
    const sample = testHouseholdOf(1);
    await look({ ...sample, sections: { persons: sample.sections.persons ?? { items: {} } } });
    for (const name of ['Arbeitskraft', 'Krankenversicherung'])
      expect(await tile(name)).toHaveTextContent('Noch nicht zu beurteilen: Es fehlen Angaben.');
  });

  test('says of the retired that their pension needs no work', async () => {
    await look(testHouseholdOf(5));
    expect(await tile('Arbeitskraft')).toHaveTextContent('Nicht mehr nötig: Alle sind im Ruhestand.');
  });
});

test('once all of the cart has become contracts, the bar says so', async () => {
  const household = testHouseholdOf(2);
  const concluded = {
    position: 0,
    kind: 'widget' as const,
    title: 'Haftpflicht',
    contractId: crypto.randomUUID(),
  };
  const cartPositions = { items: { [crypto.randomUUID()]: concluded } };
  const sections = { ...household.sections, cartPositions };
  const path = routes.advice.href({ householdId: household.summary.householdId });
  await renderArea(beratung, { path, services: createTestServices([{ ...household, sections }]) });
  expect(
    await screen.findByText('Im Warenkorb liegt nichts mehr: Daraus ist ein Vertrag geworden.'),
  ).toBeVisible();
});

test('who is privately insured is not told that it is possible', async () => {
  const household = testHouseholdOf(1);
  const services = createTestServices([household]);
  const { householdId } = household.summary;
  const [jobId] = Object.keys(services.section(householdId, 'employments').items);
  services.changeElsewhere(householdId, 'employments', `/items/${jobId}/healthInsurance`, 'private');
  await renderArea(beratung, { path: routes.advice.href({ householdId }), services });
  expect(await screen.findByText('Schon privat versichert: Lena.')).toBeVisible();
});
