import { completenessDocuments, type SectionName } from '@vp-digital/core/household';
import {
  closed,
  createTestServices,
  json,
  renderArea,
  type RenderAreaOptions,
  type TestHousehold,
  testHouseholdOf,
} from '@vp-digital/core/micro-app/testing';
import { permissions, routes } from '@vp-digital/core/reference';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import analysis from '../../mount';

const musterhaus = testHouseholdOf(2);
const { householdId } = musterhaus.summary;
const [jonas = '', aylin = ''] = Object.keys(musterhaus.sections.persons?.items ?? {});

const open = (household: TestHousehold, options: Partial<RenderAreaOptions> = {}) =>
  renderArea(analysis, {
    path: routes.analysis.href({ householdId: household.summary.householdId }),
    services: createTestServices([household]),
    ...options,
  });
const lacking = (...names: SectionName[]): TestHousehold => ({
  ...musterhaus,
  sections: { ...musterhaus.sections, ...Object.fromEntries(names.map((name) => [name, { items: {} }])) },
});
const card = async (name: string) => within(await screen.findByRole('region', { name }));
const row = async (name: string) =>
  within((await card('Alle Bereiche')).getByRole('row', { name: new RegExp(`^${name}`) }));
const facts = async () =>
  (await card('Was noch fehlt und was es öffnet'))
    .getAllByRole('listitem')
    .filter((item) => within(item).queryByRole('link') !== null);

test('a household that is wholly recorded has nothing missing, and goes on to its summary', async () => {
  await open(musterhaus);
  expect(await screen.findByText(/Die Analyse ist/)).toHaveTextContent(
    'Die Analyse ist vollständig. Es fehlt keine Angabe.',
  );
  expect(screen.queryByRole('region', { name: 'Was noch fehlt und was es öffnet' })).toBeNull();
  expect(
    (await card('Vollständige Analyse')).getByRole('link', { name: 'Zur Zusammenfassung' }),
  ).toHaveAttribute('href', routes.snapshots.href({ householdId }));
});

test('of a civil servant and of a member of a Versorgungswerk it is their own scheme’s letter that is missing', async () => {
  const [status, professionalPensionFund] = ['civilServantPermanent', 'Ärzteversorgung'] as const;
  const jobs = Object.entries(lacking('statutoryPensions').sections.employments?.items ?? {}).map(
    ([id, { pensionableYearsTenths: _, ...job }]) => [
      id,
      job.personId === jonas ? { ...job, status } : { ...job, professionalPensionFund },
    ],
  );
  const household = lacking('statutoryPensions');
  await open({
    ...household,
    sections: { ...household.sections, employments: { items: Object.fromEntries(jobs) } },
  });
  const items = (await facts()).map((item) => item.querySelector('b')?.textContent);
  expect(items).toEqual(
    expect.arrayContaining(['Jonas: Versorgungsauskunft', 'Aylin: Anwartschaftsmitteilung']),
  );
  expect(items.join()).not.toContain('Renteninformation');
});

test('each fact that is missing says what it opens, and leads to its very field', async () => {
  await open(lacking('statutoryPensions', 'assets'));
  expect(await screen.findByText(/Die Analyse ist zu/)).toHaveTextContent(
    /Die Analyse ist zu \d\d % vollständig\. 2 Angaben öffnen noch 2 Ergebnisse\./,
  );
  await userEvent.click(await screen.findByRole('button', { name: '1 weitere Angabe zeigen' }));
  const items = await facts();
  expect(items.map((item) => item.querySelector('b')?.textContent)).toEqual(
    expect.arrayContaining(['Jonas: Renteninformation', 'Geld auf Konten', 'Wert der Immobilie']),
  );
  const letter = items.find((item) => item.textContent?.startsWith('Jonas: Renteninformation'));
  expect(letter).toHaveTextContent('wird genauer: Jonas: Nettorente'); // it is estimated until then
  expect(screen.getByRole('link', { name: 'Ergänzen Jonas: Renteninformation' })).toHaveAttribute(
    'href',
    `${routes.statePension.href({ householdId })}?fokus=rente-${jonas}`,
  );
  expect(screen.getByRole('link', { name: 'Ergänzen Geld auf Konten' })).toHaveAttribute(
    'href',
    routes.balanceSheet.href({ householdId }),
  );
});

test('the analysis goes on in the first area that is not complete', async () => {
  await open(lacking('housing', 'assets'));
  const whole = await card('Vollständige Analyse');
  expect(whole.getByText('Weiter bei Wohnen: 0 von 2 Angaben sind da.')).toBeVisible();
  expect(whole.getByRole('link', { name: 'Fortsetzen' })).toHaveAttribute(
    'href',
    routes.livingSituation.href({ householdId }),
  );
});

test('every area has its facts, its result and its date; the last row adds them up', async () => {
  await open(lacking('assets'));
  expect((await row('Einkommen')).getByText('4 von 4')).toBeVisible();
  expect((await row('Einkommen')).getAllByText('5.450 € mtl.')[0]).toBeVisible();
  expect((await row('Personen')).getAllByText('4 Personen')[0]).toBeVisible();
  expect((await row('Wohnen')).getAllByText('Im Eigentum, 128 m²')[0]).toBeVisible();
  expect((await row('Vermögen')).getByText('0 von 2')).toBeVisible();
  expect((await row('Vermögen')).getAllByText('noch offen')[0]).toBeVisible();
  expect((await row('Rente')).getByText('01.10.2026')).toBeVisible();
  const numbers = (await card('Alle Bereiche'))
    .getAllByText(/^\d+ von \d+$/)
    .flatMap(({ textContent }) => textContent.split(' von ').map(Number));
  const sums = numbers.slice(-2);
  const ofAreas = numbers.slice(0, -2);
  const sum = (from: number) => ofAreas.filter((_, at) => at % 2 === from).reduce((all, one) => all + one, 0);
  expect(sums).toEqual([sum(0), sum(1)]);
});

test('what is made of the areas has its way here, too: Optimum, Sparbetrag, Zwei Konten, Soll-Ist', async () => {
  await open(musterhaus);
  const results = await card('Was daraus folgt');
  expect(await results.findAllByRole('link')).toHaveLength(4);
  for (const [name, route] of [
    ['Optimum-Rechnung', routes.optimum],
    ['Sparbetrag', routes.savingsAmount],
    ['Zwei Konten', routes.twoAccountModel],
    ['Soll-Ist-Vergleich', routes.comparison],
  ] as const)
    expect(results.getByRole('link', { name })).toHaveAttribute('href', route.href({ householdId }));
});

test('a letter of more than two years is marked, and a newer one makes results surer', async () => {
  const letters = Object.entries(musterhaus.sections.statutoryPensions?.items ?? {}).map(([id, letter]) => [
    id,
    letter.personId === aylin ? { ...letter, recordDate: '2024-03-01' } : letter,
  ]);
  await open({
    ...musterhaus,
    sections: { ...musterhaus.sections, statutoryPensions: { items: Object.fromEntries(letters) } },
  });
  expect((await row('Rente')).getByText('01.03.2024')).toHaveTextContent('veraltet');
  expect(await screen.findByText(/Die Analyse ist zu/)).toHaveTextContent('Eine Angabe macht sie genauer.');
  const [letter] = await facts();
  expect(letter).toHaveTextContent('Aylin: neuere RenteninformationRente · letzte vom 01.03.2024');
  expect(letter).toHaveTextContent('wird genauer: Aylin: Nettorente');
  expect(screen.getByRole('link', { name: 'Ergänzen Aylin: neuere Renteninformation' })).toHaveAttribute(
    'href',
    `${routes.statePension.href({ householdId })}?fokus=neue-rente-${aylin}`,
  );
});

test('a household of which nothing is known is told the three steps, and where to begin', async () => {
  const empty = lacking(...completenessDocuments.filter((name) => name !== 'persons'));
  await open(empty);
  const steps = await card('In drei Schritten zum Überblick');
  expect(steps.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    '1. Erfassen',
    '2. Verstehen',
    '3. Entscheiden',
  ]);
  expect(steps.getByRole('link', { name: 'Einkommen' })).toHaveAttribute(
    'href',
    routes.income.href({ householdId }),
  );
  expect(screen.queryByRole('button', { name: 'Stand sichern' })).toBeNull();
  expect((await row('Einkommen')).getByText('0 von 4')).toBeVisible();
  expect(document.body).not.toHaveTextContent(/\d €/);
});

test('the state of the day is saved under a name', async () => {
  const services = createTestServices([musterhaus]);
  const asked: unknown[] = [];
  services.intercept(({ url, method, body }) => {
    if (!url.pathname.endsWith('/snapshots') || method !== 'POST') return undefined;
    asked.push(body);
    return json(201, {
      snapshotId: '77777777-0000-4000-8000-000000000001',
      householdId,
      label: 'Analyse 01.10.2026',
      occasion: 'manual',
      createdAt: '2026-10-01T10:00:00Z',
      createdBy: 'Petra Beispiel',
      sha256: 'a'.repeat(64),
      figures: { netMonthly: 5_450_00, free: 566_00, netWorth: 231_200_00 },
      reports: 0,
    });
  });
  await open(musterhaus, { services });
  await userEvent.click(await screen.findByRole('button', { name: 'Stand sichern' }));
  await waitFor(() =>
    expect(asked).toEqual([{ label: 'Analyse 01.10.2026', occasion: 'manual', purpose: 'analysis' }]),
  );
  expect(await screen.findByText('Gesichert: Analyse 01.10.2026')).toBeVisible();
});

test('who may not make reports saves no state', async () => {
  await open(musterhaus, {
    user: { permissions: Object.values(permissions).filter((one) => one !== permissions.sectionReport) },
  });
  await screen.findByText(/Die Analyse ist/);
  expect(screen.queryByRole('button', { name: 'Stand sichern' })).toBeNull();
});

test('of a closed household nothing is to be added', async () => {
  await open(closed(lacking('assets')));
  await screen.findByRole('region', { name: 'Was noch fehlt und was es öffnet' });
  expect(screen.queryByRole('link', { name: /^Ergänzen/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Stand sichern' })).toBeNull();
});

test('an area whose screen is not offered is in no row, sum or list', async () => {
  const closedScreens = [
    routes.wishesAndGoals.href({ householdId }),
    routes.balanceSheet.href({ householdId }),
  ];
  await open(lacking('goals', 'assets'), { offers: (href) => !closedScreens.includes(href) });
  expect(await screen.findByText(/Die Analyse ist/)).toHaveTextContent('vollständig. Es fehlt keine Angabe');
  const all = await card('Alle Bereiche');
  expect(all.queryByText('Ziele')).toBeNull();
  expect(all.queryByText('Vermögen')).toBeNull();
});

test('it reads in English', async () => {
  await open(lacking('assets'), { language: 'en' });
  expect(await screen.findByText(/The analysis is/)).toHaveTextContent('2 details unlock 2 more results.');
  expect(await screen.findByRole('link', { name: 'Add money in accounts' })).toBeVisible();
});

test.each([true, false])(
  'the guided talk is begun from here, where the shell offers it: %s',
  async (isOffered) => {
    const talk = routes.ffgStart.href({ householdId });
    await open(musterhaus, { offers: (href) => href !== talk || isOffered });
    await screen.findByText(/Die Analyse ist/);
    const found = screen.queryByRole('link', { name: 'Finanz-Fitness-Gespräch starten' });
    expect(found?.getAttribute('href')).toBe(isOffered ? talk : undefined);
  },
);
