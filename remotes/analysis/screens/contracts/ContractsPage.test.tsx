import { type Contract, freeAmount, reserve, type SectionData } from '@vp-digital/core/household';
import { documentsOf, sampleHouseholds } from '@vp-digital/core/household/samples';
import {
  createTestServices,
  type RenderAreaOptions,
  renderArea,
  testHousehold,
  type TestServices,
} from '@vp-digital/core/micro-app/testing';
import { permissions, routes } from '@vp-digital/core/reference';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import analysis from '../../mount';
import { newContract } from '../../shared/contracts/newContract';

const sample = sampleHouseholds[1];
const musterhaus = testHousehold(sample);
const { householdId } = musterhaus.summary;
const accidentId = '5d0f4d0e-8f3c-4c55-9a55-0d6f0e9f1a03';
const path = routes.contracts.href({ householdId });

const open = (services: TestServices, options: Partial<RenderAreaOptions> = {}) =>
  renderArea(analysis, { path, services, ...options });
const contractsOf = (services: TestServices) =>
  Object.values(services.section(householdId, 'contracts').items);
async function openContract(name: string) {
  await userEvent.click(await screen.findByRole('button', { name, expanded: false }));
  await screen.findByRole('complementary', { name });
}
const sheet = (name: string) => within(screen.getByRole('complementary', { name }));

async function retype(field: HTMLElement, text: string) {
  await userEvent.clear(field);
  await userEvent.paste(text);
  await userEvent.tab();
}

test('shows what all contracts cost, by kind and in sum', async () => {
  await open(createTestServices([musterhaus]));
  expect(await screen.findByText(/Verträge fließen/)).toHaveTextContent(
    'In 13 Verträge fließen 2.234 € im Monat: 279 € Schutz, 450 € Sparen, 1.505 € Kredite.',
  );
  const insurance = within(screen.getByRole('table', { name: 'Versicherungen' }));
  expect(insurance.getByRole('row', { name: /Berufsunfähigkeit/ })).toHaveTextContent('1.000 € mtl. bis 65');
  expect(insurance.getByRole('row', { name: /^Summe/ })).toHaveTextContent('279,00 €');
  await userEvent.click(screen.getByRole('tab', { name: /Kredite/ }));
  const loans = within(screen.getByRole('table', { name: 'Kredite' }));
  expect(loans.getByRole('row', { name: /Immobilienkredit/ })).toHaveTextContent('268.000 € zu 1,65 %');
  expect(loans.getByRole('row', { name: /^Summe/ })).toHaveTextContent('1.505,00 €');
});

test('a changed premium moves the sums here, the budget on the expenses page and every figure made of it', async () => {
  const services = createTestServices([musterhaus]);
  const { state, path: where } = await open(services);
  await openContract('Risikoleben');
  await retype(sheet('Risikoleben').getByRole('textbox', { name: 'Beitrag' }), '115');
  expect(screen.getByRole('region', { name: 'Kennzahlen' })).toHaveTextContent('Frei verfügbar466 € mtl.');
  expect(screen.getByText(/Verträge fließen/)).toHaveTextContent('2.334 €');
  await waitFor(() => expect(state().session.dirty).toEqual({}));
  expect(services.writes.at(-1)?.paths).toEqual([expect.stringMatching(/\/premium$/)]);

  await userEvent.click(screen.getByRole('link', { name: 'Zurück: Ausgaben' }));
  expect(where()).toBe(routes.expenses.href({ householdId }));
  expect(await screen.findByText(/Sie leben von/)).toHaveTextContent('bleiben 466 € frei');
  const locked = screen.getByRole('link', { name: 'Versicherungen: kommen aus den Verträgen' });
  expect(locked.closest('div')).toHaveTextContent('379,00 €');

  // The overview stands in another area; it computes these very figures from the same documents.
  const stored: SectionData = {
    ...documentsOf(sample),
    contracts: services.section(householdId, 'contracts'),
  };
  expect(freeAmount(stored).free).toBe(466_00);
  expect(reserve(stored).monthlyNeed).toBe(reserve(documentsOf(sample)).monthlyNeed + 100_00);
});

test('a contract is added by its line and asks only what the line has', async () => {
  const services = createTestServices([musterhaus]);
  const { state } = await open(services);
  await userEvent.click(await screen.findByRole('tab', { name: /Sparen/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Sparvertrag hinzufügen' }));
  await userEvent.click(await screen.findByRole('combobox', { name: 'Sparte' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Bausparen' }));
  const fields = sheet('Bausparen');
  expect(fields.getByRole('textbox', { name: 'Bausparsumme' })).toBeInTheDocument();
  expect(fields.queryByRole('textbox', { name: 'Sollzins' })).not.toBeInTheDocument();
  expect(fields.getByRole('textbox', { name: 'Sparrate' })).toHaveValue('');
  expect(screen.getByRole('row', { name: /Bausparen/ })).toHaveTextContent('–');
  await retype(fields.getByRole('textbox', { name: 'Sparrate' }), '40');
  await retype(fields.getByRole('textbox', { name: 'Anteil des Arbeitgebers' }), '27');
  await userEvent.click(fields.getByRole('button', { name: 'Aylin' })); // both it was, until somebody said otherwise
  expect(screen.getByRole('row', { name: /Bausparen/ })).toHaveTextContent('Jonas13,00 €');
  await waitFor(() => expect(state().session.dirty).toEqual({}));
  expect(contractsOf(services)).toContainEqual(
    expect.objectContaining({
      kind: 'saving',
      line: 'buildingSavings',
      premium: 40_00,
      employerShare: 27_00,
    }),
  );
});

test('a company is found in the list, and any other can be named', async () => {
  const services = createTestServices([musterhaus]);
  await open(services);
  await openContract('Kfz-Versicherung');
  const fields = sheet('Kfz-Versicherung');
  expect(fields.getByRole('textbox', { name: 'Name der Gesellschaft' })).toHaveValue('Muster Versicherung');
  const company = fields.getByRole('combobox', { name: 'Gesellschaft' });
  await retypeInto(company, 'HUK-');
  await userEvent.click(await screen.findByRole('option', { name: /^HUK-\s?COBURG$/ }));
  expect(fields.queryByRole('textbox', { name: 'Name der Gesellschaft' })).not.toBeInTheDocument();
  await waitFor(() => expect(contractsOf(services).map((one) => one.company)).toContain('HUK-COBURG'));
});

async function retypeInto(field: HTMLElement, text: string) {
  await userEvent.clear(field);
  await userEvent.type(field, text);
}

test('how often is paid, changed by somebody else, is decided between the two words', async () => {
  const services = createTestServices([musterhaus]);
  await open(services);
  await openContract('Risikoleben');
  const [id] =
    Object.entries(services.section(householdId, 'contracts').items).find(
      ([, { line }]) => line === 'termLife',
    ) ?? [];
  services.changeElsewhere(householdId, 'contracts', `/items/${id}/frequency`, 'quarterly');
  await userEvent.click(sheet('Risikoleben').getByRole('combobox', { name: /^Zahlweise/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'jährlich' }));
  const question = await screen.findByRole('alert');
  expect(question).toHaveTextContent('Ihre Eingabe: jährlich · Neuer Wert: vierteljährlich');
  await userEvent.click(within(question).getByRole('button', { name: 'Neuen Wert übernehmen' }));
  await waitFor(() =>
    expect(sheet('Risikoleben').getByRole('combobox', { name: 'Zahlweise vierteljährlich' })).toBeVisible(),
  );
});

test('whose a contract is, changed by somebody else, is decided between names', async () => {
  const services = createTestServices([musterhaus]);
  await open(services);
  await openContract('Risikoleben');
  const [[id] = []] = Object.entries(services.section(householdId, 'contracts').items).filter(
    ([, { line }]) => line === 'termLife',
  );
  services.removeElsewhere(householdId, 'contracts', `/items/${id}/personIds`);
  await userEvent.click(sheet('Risikoleben').getByRole('button', { name: 'Aylin' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Ihre Eingabe: Jonas und Aylin · Neuer Wert: leer',
  );
});

test('a contract is archived with its reason, out of every sum, and brought back', async () => {
  const services = createTestServices([musterhaus]);
  await open(services);
  await openContract('Rechtsschutz');
  await userEvent.click(sheet('Rechtsschutz').getByRole('combobox', { name: /^Grund/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'gekündigt' }));
  await userEvent.click(sheet('Rechtsschutz').getByRole('button', { name: 'Vertrag archivieren' }));
  expect(screen.getByText(/Verträge fließen/)).toHaveTextContent('In 12 Verträge fließen 2.212 €');
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
  const archive = within(screen.getByRole('table', { name: 'Archiv' }));
  expect(archive.getByRole('row', { name: /Rechtsschutz/ })).toHaveTextContent('gekündigt, 01.10.2026');
  await waitFor(() => expect(contractsOf(services)).toHaveLength(12));
  expect(Object.values(services.section(householdId, 'contracts').archived ?? {})).toEqual([
    expect.objectContaining({ reason: 'cancelled', archivedOn: '2026-10-01' }),
  ]);
  await userEvent.click(archive.getByRole('button', { name: 'Rechtsschutz zurückholen' }));
  expect(screen.getByText(/Verträge fließen/)).toHaveTextContent('13 Verträge');
  await waitFor(() => expect(contractsOf(services)).toHaveLength(13));
  expect(contractsOf(services)).toContainEqual(expect.objectContaining({ line: 'legal', premium: 22_00 }));
  expect(services.section(householdId, 'contracts').archived).toEqual({});
});

test('who has what stands in one table, field by field', async () => {
  await open(createTestServices([musterhaus]));
  const matrix = within(await screen.findByRole('table', { name: 'Wer hat was?' }));
  const cells = (field: RegExp) =>
    within(matrix.getByRole('row', { name: field }))
      .getAllByRole('cell')
      .map((cell) => cell.textContent);
  expect(cells(/^Arbeitskraft/)).toEqual([
    'Berufsunfähigkeit',
    '–kein Vertrag',
    'nicht nötig',
    'nicht nötig', // the children
  ]);
  expect(cells(/^Haftpflicht/)).toEqual(Array(4).fill('Privathaftpflicht'));
});

test('before anybody was asked for insurances, no cell says that there is none', async () => {
  const { contracts: _, absences: __, ...sections } = musterhaus.sections;
  const employments = Object.fromEntries(
    Object.entries(sections.employments?.items ?? {}).map(([id, job]) => [
      id,
      { ...job, healthInsurance: 'privateAid' as const },
    ]),
  );
  const household = { ...musterhaus, sections: { ...sections, employments: { items: employments } } };
  await open(createTestServices([household]));
  const matrix = within(await screen.findByRole('table', { name: 'Wer hat was?' }));
  const row = (field: RegExp) => matrix.getByRole('row', { name: field });
  expect(row(/^Arbeitskraft/)).toHaveTextContent('noch offen');
  expect(row(/^Gesundheit/)).toHaveTextContent('PKV'); // what somebody says of the job is known without a contract
  expect(matrix.queryByText('kein Vertrag')).toBeNull();
});

test('allowances that are left behind are named with what would bring them', async () => {
  await open(createTestServices([musterhaus]));
  // § 86 EStG: 4 % of 61,800 euros, at most 2,100, less 775 of allowances are 1,325; 1,200 are 90.6 % of them.
  expect(await screen.findByText(/^Riester Jonas/)).toHaveTextContent('nur 90,6 % der Zulagen');
  expect(screen.getByText(/mehr im Jahr/)).toHaveTextContent(
    'Mit 10,42 € mehr im Monat gäbe es die volle Zulage: 73 € mehr im Jahr.',
  );
});

test('of a Riester contract without a rate the rate is asked for, and no share of allowances is said', async () => {
  const [[id = '', contract] = []] = Object.entries(musterhaus.sections.contracts?.items ?? {}).filter(
    ([, { line }]) => line === 'riester',
  );
  if (!contract) throw new Error('the household saves by Riester');
  const sections = { ...musterhaus.sections, contracts: { items: { [id]: { ...contract, premium: 0 } } } };
  await open(createTestServices([{ ...musterhaus, sections }])); // the same, but for its rate
  expect(await screen.findByText('Riester Jonas: Die Zulagen sind noch offen')).toBeVisible();
  expect(screen.getByText(/^Um sie zu rechnen, fehlt: /)).toHaveTextContent('Jonas: Beitrag eines Vertrags');
  expect(screen.queryByText(/der Zulagen$/)).not.toBeInTheDocument();
});

test('that both parents applied for the child allowances is told in the contract, and can be undone', async () => {
  const services = createTestServices([musterhaus]);
  await open(services);
  const stored = () => contractsOf(services).find(({ line }) => line === 'riester');
  await userEvent.click(await screen.findByRole('tab', { name: /Sparen/ }));
  await openContract('Riester-Rente');
  const group = within(
    sheet('Riester-Rente').getByRole('group', { name: 'Kinderzulagen auf gemeinsamen Antrag der Eltern' }),
  );
  expect(group.getByRole('button', { name: 'Ja' })).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(group.getByRole('button', { name: 'Nein' }));
  await waitFor(() => expect(stored()).toMatchObject({ childAllowancesApplied: false }));
  await userEvent.click(screen.getByRole('button', { name: /^Rückgängig/ }));
  await waitFor(() => expect(stored()).toMatchObject({ childAllowancesApplied: true }));
});

test('a period of notice gives the last day to cancel, and a reminder when it is near', async () => {
  const services = createTestServices([musterhaus]);
  await open(services);
  await openContract('Hausrat');
  const fields = sheet('Hausrat');
  expect(fields.getByRole('switch', { name: /erinnern/ })).toBeDisabled();
  await retype(fields.getByRole('textbox', { name: 'Beginn' }), '01.02.2020');
  await retype(fields.getByRole('textbox', { name: 'Kündigungsfrist' }), '3');
  expect(fields.getByText('Spätester Eingang der Kündigung: 31.10.2026')).toBeInTheDocument();
  await userEvent.click(fields.getByRole('switch', { name: /erinnern/ }));
  expect(screen.getByText('Hausrat: bis 31.10.2026 kündbar')).toBeInTheDocument();
  const dates = within(screen.getByRole('table', { name: 'Was als Nächstes ansteht' }));
  expect(dates.getAllByRole('row')[1]).toHaveTextContent('31.10.2026Letzter Tag zum KündigenHausrat');
});

test('the kind shown stands in the address', async () => {
  const { path: address } = await open(createTestServices([musterhaus]));
  await userEvent.click(await screen.findByRole('tab', { name: /Kredite/ }));
  expect(address()).toBe(`${path}?art=kredite`);
});

test('whoever comes back finds the kind of the address', async () => {
  await renderArea(analysis, { path: `${path}?art=kredite`, services: createTestServices([musterhaus]) });
  expect(await screen.findByRole('tab', { name: /Kredite/ })).toHaveAttribute('aria-selected', 'true');
});

test('a hint leads to its loan, with what follows the fixed interest', async () => {
  await open(createTestServices([musterhaus]), { now: '2028-07-01T10:00:00Z' });
  await userEvent.click(await screen.findByRole('button', { name: /^Vertrag ansehen: Eine Zinsbindung/ }));
  const table = within(sheet('Immobilienkredit').getByRole('table', { name: 'Anschlussfinanzierung' }));
  expect(table.getAllByRole('row')).toHaveLength(4);
  expect(table.getByRole('row', { name: /^4,0/ })).toHaveTextContent('1.226,90 €−33,10 €');
});

test('in how many years the rest is to be paid is asked and kept; unasked it is as today’s rate pays', async () => {
  const services = createTestServices([musterhaus]);
  await open(services, { now: '2028-07-01T10:00:00Z' });
  await userEvent.click(await screen.findByRole('button', { name: /^Vertrag ansehen: Eine Zinsbindung/ }));
  const years = sheet('Immobilienkredit').getByRole('textbox', { name: 'Laufzeit danach' });
  expect(years).toHaveValue('22');
  expect(years).toHaveAccessibleDescription(/^Bis 30\.06\.2053 abbezahlt/);
  await userEvent.clear(years);
  expect(years).toHaveAccessibleDescription(/leer: bis 30\.09\.2047/);
  expect(screen.getByRole('row', { name: /^4,0/ })).toHaveTextContent(/\+\d/);
  await userEvent.type(years, '15');
  await userEvent.tab();
  await waitFor(() =>
    expect(contractsOf(services)).toContainEqual(expect.objectContaining({ followUpYears: 15 })),
  );
});

test('a contract never ends before it began', async () => {
  await open(createTestServices([musterhaus]));
  await openContract('Hausrat');
  const fields = sheet('Hausrat');
  await retype(fields.getByRole('textbox', { name: 'Beginn' }), '01.02.2020');
  await retype(fields.getByRole('textbox', { name: 'Ablauf' }), '31.01.2019');
  expect(fields.getByRole('textbox', { name: 'Ablauf' })).toHaveAccessibleDescription(
    /Bitte mindestens 01\.02\.2020 angeben/,
  );
  await retype(fields.getByRole('textbox', { name: 'Beginn' }), '01.02.2018');
  expect(fields.getByRole('textbox', { name: 'Ablauf' })).toBeValid();
});

test('text that is no amount counts as not saved, and holds its sheet until it is closed a second time', async () => {
  const { state } = await open(createTestServices([musterhaus]));
  await openContract('Hausrat');
  await retype(sheet('Hausrat').getByRole('textbox', { name: 'Beitrag' }), 'viel');
  expect(Object.values(state().session.dirty)).toContainEqual({
    area: 'analysis',
    label: 'Hausrat: Beitrag',
    state: 'failed',
  });
  const close = () => userEvent.click(sheet('Hausrat').getByRole('button', { name: 'Schließen' }));
  await close();
  expect(sheet('Hausrat').getByRole('textbox', { name: 'Beitrag' })).toHaveFocus();
  await close();
  await waitFor(() => expect(state().session.dirty).toEqual({}));
});

test('fixed interest that ends within 36 months is named with the debt that remains', async () => {
  await open(createTestServices([musterhaus]), { now: '2028-07-01T10:00:00Z' });
  expect(await screen.findByText(/Eine Zinsbindung endet bald/)).toBeInTheDocument();
  // F19 from 1 October 2026, 268,000 euros at 1.65 %, 57 rates of 1,260
  expect(screen.getByText(/am 30\.06\.2031 bleiben voraussichtlich/)).toHaveTextContent(
    '215.178 € Restschuld',
  );
});

test('further away, it is not mentioned', async () => {
  await open(createTestServices([musterhaus]));
  await screen.findByText(/Verträge fließen/);
  expect(screen.queryByText(/Zinsbindung endet/)).not.toBeInTheDocument();
});

test('a household without contracts is told where to begin', async () => {
  await open(
    createTestServices([{ ...musterhaus, sections: { ...musterhaus.sections, contracts: { items: {} } } }]),
  );
  expect(await screen.findByText(/Ordner auf den Tisch/)).toBeInTheDocument();
  expect(screen.getByText('Noch keine Versicherung erfasst.')).toBeInTheDocument();
});

test('who may not see the balance sheet is led on to what comes after it', async () => {
  await open(createTestServices([musterhaus]), { user: { permissions: [permissions.mainAccess] } });
  expect(await screen.findByRole('link', { name: 'Weiter: Staatliche Rente' })).toHaveAttribute(
    'href',
    routes.statePension.href({ householdId }),
  );
});

test('where nothing that comes after it is offered, it leads to the overview, and not to nothing', async () => {
  const offered = [routes.contracts, routes.householdOverview].map((route) => route.href({ householdId }));
  await open(createTestServices([musterhaus]), { offers: (to) => offered.includes(to) });
  expect(await screen.findByRole('link', { name: 'Weiter: Übersicht' })).toHaveAttribute(
    'href',
    routes.householdOverview.href({ householdId }),
  );
});

test('deferred pay costs nothing out of the net, and says so', async () => {
  const [[id = '', contract] = []] = Object.entries(musterhaus.sections.contracts?.items ?? {}).filter(
    ([, { line }]) => line === 'riester',
  );
  if (!contract) throw new Error('the household saves for a pension');
  const items = { [id]: { ...contract, line: 'companyPension' } };
  const sections = { ...musterhaus.sections, contracts: { items } };
  await open(createTestServices([{ ...musterhaus, sections } as typeof musterhaus])); // a saving line for another
  await userEvent.click(await screen.findByRole('tab', { name: /Sparen/ }));
  const row = screen.getByRole('row', { name: /^Betriebliche Altersversorgung/ });
  expect(row).toHaveTextContent('aus dem Brutto, im Netto schon abgezogen');
  expect(row).toHaveTextContent('0,00');
});

test('a contract leads to the advice of its topic, where there is one', async () => {
  const { path: where } = await open(createTestServices([musterhaus]));
  await openContract('Risikoleben');
  expect(sheet('Risikoleben').queryByRole('link')).not.toBeInTheDocument();
  await openContract('Berufsunfähigkeit');
  await userEvent.click(sheet('Berufsunfähigkeit').getByRole('link', { name: 'Arbeitskraft: Versorgung' }));
  expect(where()).toBe(routes.incomeProtectionCover.href({ householdId }));
});

test('no contract at all is an answer, too', async () => {
  const services = createTestServices([
    { ...musterhaus, sections: { ...musterhaus.sections, contracts: { items: {} } } },
  ]);
  await open(services);
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Es gibt keine Verträge' }));
  expect(await screen.findByText('Der Haushalt hat keine Verträge.')).toBeVisible();
  await waitFor(() =>
    expect(Object.values(services.section(householdId, 'absences').items)).toEqual([
      expect.objectContaining({ of: 'contracts' }),
    ]),
  );
});

test('an accident insurance that pays each month says so, with its rise and who is paid', async () => {
  const accident: Contract = {
    ...newContract('accident', 20),
    company: 'Muster',
    premium: 1_000,
    kind: 'insurance',
    line: 'accident',
    benefit: 60_000,
  };
  const items = { [accidentId]: accident };
  const services = createTestServices([
    { ...musterhaus, sections: { ...musterhaus.sections, contracts: { items } } },
  ]);
  const { state } = await open(services);
  const table = within(await screen.findByRole('table', { name: 'Versicherungen' }));
  expect(table.getByRole('row', { name: /Unfall/ })).toHaveTextContent(/600 €/);
  await openContract('Unfall');
  await userEvent.click(sheet('Unfall').getByRole('combobox', { name: /^Leistungsart/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Monatlicher Betrag' }));
  expect(table.getByRole('row', { name: /Unfall/ })).toHaveTextContent('600 € mtl.');
  await retype(sheet('Unfall').getByRole('textbox', { name: 'Dynamik im Jahr' }), '3');
  await retype(sheet('Unfall').getByRole('textbox', { name: 'Bezugsberechtigt' }), 'Ehepartner');
  await userEvent.click(
    within(sheet('Unfall').getByRole('group', { name: 'Unterlagen liegen vor' })).getByRole('button', {
      name: 'Bedingungen',
    }),
  );
  await userEvent.click(
    within(sheet('Unfall').getByRole('group', { name: 'Vermittelt' })).getByRole('button', {
      name: 'anderswo',
    }),
  );
  await waitFor(() => expect(state().session.dirty).toEqual({}));
  expect(contractsOf(services)).toEqual([
    expect.objectContaining({
      benefitKind: 'monthly',
      yearlyRise: 300,
      beneficiaries: 'Ehepartner',
      papers: ['terms'],
      brokered: 'foreign',
    }),
  ]);
});

test('a daily sickness benefit is typed per day with its first day', async () => {
  const services = createTestServices([musterhaus]);
  const { state } = await open(services);
  await userEvent.click(await screen.findByRole('button', { name: 'Versicherung hinzufügen' }));
  await userEvent.click(await screen.findByRole('combobox', { name: 'Sparte' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Krankentagegeld' }));
  const fields = sheet('Krankentagegeld');
  await retype(fields.getByRole('textbox', { name: 'Leistung je Tag' }), '90');
  await retype(fields.getByRole('textbox', { name: 'Erster Tag mit Krankentagegeld' }), '43');
  expect(screen.getByRole('row', { name: /^Krankentagegeld/ })).toHaveTextContent('90 € tgl. ab Tag 43');
  await waitFor(() => expect(state().session.dirty).toEqual({}));
  expect(contractsOf(services)).toContainEqual(
    expect.objectContaining({
      line: 'dailySickness',
      benefit: 90_00,
      benefitKind: 'daily',
      benefitFromDay: 43,
    }),
  );
});

test('a daily sickness benefit that was stored as a month stays one; without an amount it is asked per day', async () => {
  // as the line was stored before it named what its benefit is
  const older = (position: number, company: string): Contract => ({
    ...newContract('liability', position),
    kind: 'insurance',
    line: 'dailySickness',
    company,
  });
  const items: Record<string, Contract> = {
    [accidentId]: { ...older(20, 'Muster'), kind: 'insurance', line: 'dailySickness', benefit: 1_800_00 },
    '5d0f4d0e-8f3c-4c55-9a55-0d6f0e9f1a04': older(21, 'Beispiel'),
  };
  const services = createTestServices([
    { ...musterhaus, sections: { ...musterhaus.sections, contracts: { items } } },
  ]);
  const { state } = await open(services);
  const rows = await screen.findAllByRole('row', { name: /^Krankentagegeld/ });
  expect(rows[0]).toHaveTextContent('1.800 € mtl.');
  const [, second] = screen.getAllByRole('button', { name: /^Krankentagegeld/, expanded: false });
  await userEvent.click(second ?? document.body);
  await retype(sheet('Krankentagegeld').getByRole('textbox', { name: 'Leistung je Tag' }), '75');
  await waitFor(() => expect(state().session.dirty).toEqual({}));
  expect(contractsOf(services)).toEqual([
    expect.not.objectContaining({ benefitKind: expect.anything() }),
    expect.objectContaining({ benefit: 75_00, benefitKind: 'daily' }),
  ]);
});

test('a mortgage is asked for its end and what may be paid back earlier; its follow-up runs to that end', async () => {
  const services = createTestServices([musterhaus]);
  const { state } = await open(services, { path: `${path}?art=kredite` });
  await openContract('Immobilienkredit');
  await retype(sheet('Immobilienkredit').getByRole('textbox', { name: 'Anfängliche Tilgung' }), '2');
  await retype(sheet('Immobilienkredit').getByRole('textbox', { name: /^Sondertilgung/ }), '5000');
  await retype(sheet('Immobilienkredit').getByRole('textbox', { name: 'Ablauf' }), '30.06.2051');
  await waitFor(() => expect(state().session.dirty).toEqual({}));
  expect(contractsOf(services).find(({ line }) => line === 'mortgage')).toMatchObject({
    repayment: 200,
    specialRepayment: 500_000,
    end: '2051-06-30',
  });
});
