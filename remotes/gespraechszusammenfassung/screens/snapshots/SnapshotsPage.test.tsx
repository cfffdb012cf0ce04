import type { Snapshot } from '@vp-digital/core/contracts';
import type { Appointment, SectionData } from '@vp-digital/core/household';
import { documentsOf, sampleHouseholds } from '@vp-digital/core/household/samples';
import {
  changeableFields,
  closed,
  createTestServices,
  json,
  problemAnswer,
  type RenderAreaOptions,
  renderArea,
  testHousehold,
  type TestHousehold,
} from '@vp-digital/core/micro-app/testing';
import { ofAppointment, permissions, routes } from '@vp-digital/core/reference';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import area from '../../mount';

const [, sample] = sampleHouseholds;
const musterhaus = sample;
const { householdId } = musterhaus;
const now = documentsOf(musterhaus);

function snapshot(number: number, changes: Partial<Snapshot>, sections: SectionData = now): Snapshot {
  const figures = { netMonthly: 545_000, free: 56_600, netWorth: 23_120_000 };
  return {
    snapshotId: `55555555-0000-4000-8000-00000000000${number}`,
    householdId,
    label: 'Jahresgespräch 2025',
    occasion: 'annualReview',
    createdAt: '2025-11-12T10:00:00.000Z',
    createdBy: 'Petra Beispiel',
    sha256: 'ab'.repeat(32),
    figures,
    reports: 0,
    payload: {
      schemaVersion: 1,
      engineVersion: '1.0.0',
      lawYear: 2025,
      referenceDate: '2025-11-12',
      household: { householdId, legacyHouseholdId: 100002, name: 'Musterhaus, Jonas & Aylin' },
      versions: {},
      sections,
      figures,
    },
    ...changes,
  };
}

/** Aylin earned 100 € less, the car loan was not there yet, Tagesgeld held 1.000 € more. */
function earlier(): SectionData {
  const [aylin = ''] = Object.entries(now.persons.items).find(([, one]) => one.firstName === 'Aylin') ?? [];
  const [car = ''] = Object.entries(now.contracts.items).find(([, { line }]) => line === 'car') ?? [];
  const { [car]: _, ...contracts } = now.contracts.items;
  return {
    ...now,
    incomes: {
      items: Object.fromEntries(
        Object.entries(now.incomes.items).map(([id, income]) => [
          id,
          income.personId === aylin && income.kind === 'salary'
            ? { ...income, net: (income.net ?? 0) - 10_000 }
            : income,
        ]),
      ),
    },
    contracts: { items: contracts },
    assets: {
      items: Object.fromEntries(
        Object.entries(now.assets.items).map(([id, asset]) => [
          id,
          asset.kind === 'callMoney' ? { ...asset, value: asset.value + 100_000 } : asset,
        ]),
      ),
    },
  };
}

const first = snapshot(
  1,
  { figures: { netMonthly: 535_000, free: 71_100, netWorth: 24_200_000 } },
  earlier(),
);
const second = snapshot(2, {
  label: 'Zwischenstand März',
  occasion: 'manual',
  createdAt: '2026-03-02T10:00:00.000Z',
});

function open(
  snapshots: readonly Snapshot[],
  options: Partial<RenderAreaOptions> = {},
  as = (household: TestHousehold) => household,
) {
  const services = createTestServices([as(testHousehold(musterhaus))]);
  services.intercept(({ method, url }) => {
    if (method !== 'GET') return undefined;
    if (url.pathname.endsWith('/snapshots'))
      return json(
        200,
        snapshots.map(({ payload: _, ...summary }) => summary),
      );
    const asked = snapshots.find(({ snapshotId }) => url.pathname.endsWith(`/snapshots/${snapshotId}`));
    return asked && json(200, asked);
  });
  const path = routes.snapshots.href({ householdId });
  return { services, rendered: renderArea(area, { path, services, ...options }) };
}

const card = async (name: string) => within(await screen.findByRole('region', { name }));
const table = async (name: string) =>
  within(await (await card('Stände vergleichen')).findByRole('table', { name }));

test.each([
  ['firstMeeting', 'Termin', 'Erstgespräch 01.10.2026'],
  ['annualReview', 'Jahresgespräch', 'Jahresgespräch 01.10.2026'],
] as const)('in an appointment (%s) the state is called after it', async (occasion, chosen, label) => {
  const id = '33333333-0002-4000-8099-000000000001';
  const begin = '2026-10-01T11:00';
  const running: Appointment = { position: 0, state: 'running', begin, personIds: [], themes: [], occasion };
  await open([], {}, (household) => ({
    ...household,
    sections: { ...household.sections, appointments: { items: { [id]: running } } },
  })).rendered;
  const save = await card('Stand sichern');
  expect(await save.findByDisplayValue(label)).toBeVisible();
  expect(save.getByRole('combobox', { name: /^Anlass/ })).toHaveTextContent(chosen);
});

test('what was made for something is called after it, with day and time, in the language of who reads; a typed name stays', async () => {
  const made = snapshot(1, { label: 'Gespräch 12.11.2025', purpose: 'talk' });
  const imported = snapshot(3, { label: 'Vor dem Import vom 12.11.2025', purpose: 'import' });
  const later = snapshot(4, { label: 'Kundentag 12.11.2025', purpose: 'ofALaterRelease' });
  await open([made, imported, second, later], { language: 'en' }).rendered;
  const list = await card('Snapshots');
  for (const name of ['Meeting, 12/11/2025, 11:00', 'Before the import, 12/11/2025, 11:00'])
    expect(list.getByRole('link', { name })).toBeVisible();
  for (const name of ['Zwischenstand März', 'Kundentag 12.11.2025'])
    expect(list.getByRole('link', { name })).toBeVisible();
});

test('what is missing, what is set aside for goals, subsidies and the grade are compared too', async () => {
  const [[goalId, goal] = ['', undefined]] = Object.entries(now.goals.items);
  if (!goal) throw new Error('the sample has a goal');
  const goals = { items: { ...now.goals.items, [goalId]: { ...goal, saved: goal.saved + 123_400 } } };
  const assets = {
    items: Object.fromEntries(
      Object.entries(now.assets.items).filter(([, { kind }]) => kind !== 'callMoney'),
    ),
  };
  const flags = { settled: () => true, isEnabled: () => true, subscribe: () => () => {} };
  await open([snapshot(1, {}, { ...now, goals, assets })], { flags }).rendered;
  const figures = await table('Kennzahlen');
  expect(figures.getByRole('row', { name: /^Finanznote/ })).toHaveTextContent(/\d,\d2,6[+−]\d,\d/);
  expect(figures.getByRole('row', { name: /^Optimum: offen im Jahr/ })).toHaveTextContent(
    '1.377 €1.377 €0 €',
  );
  const gaps = await table('Was fehlt');
  expect(gaps.getByRole('row', { name: /^Absicherung im Todesfall Jonas/ })).toHaveTextContent(
    '214.140 €200.140 €−14.000 €',
  );
  expect(
    (await table('Für Ziele vorhanden')).getByRole('row', { name: new RegExp(`^${goal.title}`) }),
  ).toHaveTextContent('−1.234 €');
});

test('today stands beside the newest snapshot of an earlier day: figures, differences, and what changed', async () => {
  await open([first]).rendered;
  const figures = await table('Kennzahlen');
  expect(figures.getByRole('columnheader', { name: '12.11.2025' })).toBeVisible();
  expect(figures.getByRole('row', { name: /^Haushaltsnetto/ })).toHaveTextContent('5.350 €5.450 €+100 €');
  expect(figures.getByRole('row', { name: /^Kreditraten/ })).toHaveTextContent('1.260 €1.505 €+245 €');
  expect(figures.getByRole('row', { name: /^Nettovermögen/ })).toHaveTextContent('−10.800 €');
  expect((await table('Einkommen mtl.')).getByRole('row', { name: /^Aylin, Gehalt/ })).toHaveTextContent(
    '1.597 €1.697 €+100 €',
  );
  expect((await table('Verträge mtl.')).getByRole('row', { name: /^Autokredit, Jonas/ })).toHaveTextContent(
    '–245 €+245 €',
  );
  expect((await table('Vermögen')).getByRole('row', { name: /^Tagesgeld/ })).toHaveTextContent('−1.000 €');
  expect(screen.queryByRole('table', { name: 'Ausgaben mtl.' })).toBeNull();
});

test('any two snapshots can be chosen; the same one twice compares nothing', async () => {
  await open([second, first]).rendered;
  const compare = await card('Stände vergleichen');
  await userEvent.click(compare.getByRole('combobox', { name: /^Früherer Stand/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Jahresgespräch 2025 (12.11.2025)' }));
  await userEvent.click(compare.getByRole('combobox', { name: /^Späterer Stand/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Zwischenstand März (02.03.2026)' }));
  const figures = await table('Kennzahlen');
  expect(figures.getByRole('columnheader', { name: '02.03.2026' })).toBeVisible();
  expect(figures.getByRole('row', { name: /^Haushaltsnetto/ })).toHaveTextContent('+100 €');
  await userEvent.click(compare.getByRole('combobox', { name: /^Früherer Stand/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Zwischenstand März (02.03.2026)' }));
  expect(compare.getByText('Bitte zwei verschiedene Stände wählen.')).toBeVisible();
});

test('without its flag the grade is compared as little as it is shown', async () => {
  await open([first]).rendered;
  expect((await table('Kennzahlen')).queryByRole('row', { name: /^Finanznote/ })).not.toBeInTheDocument();
});

test('a gap that nobody knows any more is not one that was closed', async () => {
  await open([snapshot(1, {}, { ...now, contracts: { items: {} } })]).rendered;
  const gap = (await table('Was fehlt')).getByRole('row', { name: /^Absicherung im Todesfall Jonas/ });
  expect(gap).toHaveTextContent(/–200\.140 €–$/);
});

test('what was derived then is shown, whatever is computed of the documents now', async () => {
  const { payload } = first;
  const derived = { net: {}, figures: { householdNet: 123_400 }, needs: [], levers: [] };
  await open([{ ...first, payload: { ...payload, derived } }]).rendered;
  const figures = await table('Kennzahlen');
  expect(figures.getByRole('row', { name: /^Haushaltsnetto/ })).toHaveTextContent('1.234 €5.450 €');
  expect(figures.getByRole('row', { name: /^Kreditraten/ })).toHaveTextContent('–1.505 €–');
});

test('where nothing changed, that is said', async () => {
  const payload = { ...second.payload, referenceDate: '2026-10-01' }; // of today: time alone changes what is missing
  await open([{ ...second, payload }]).rendered;
  expect(await screen.findByText(/sind gleich geblieben/)).toBeVisible();
  expect(screen.queryByRole('table', { name: 'Kennzahlen' })).toBeNull(); // no ten zeros
});

test('a snapshot that was tampered with is not compared', async () => {
  const { services, rendered } = open([first]);
  services.intercept(({ url }) =>
    url.pathname.endsWith(first.snapshotId) ? problemAnswer(409, 'conflict') : undefined,
  );
  await rendered;
  expect(await screen.findByText('Dieser Stand ist beschädigt und nicht verwendbar')).toBeVisible();
  expect(screen.queryByRole('table', { name: 'Kennzahlen' })).toBeNull();
});

test('the list is filtered by year and by occasion', async () => {
  await open([second, first]).rendered;
  const list = await card('Gesicherte Stände');
  const years = within(list.getByRole('group', { name: 'Nach Jahr filtern' }));
  await userEvent.click(years.getByRole('button', { name: '2025' }));
  expect(list.getByRole('link', { name: 'Jahresgespräch 2025' })).toBeVisible();
  expect(list.queryByRole('link', { name: 'Zwischenstand März' })).toBeNull();
  await userEvent.click(list.getByRole('button', { name: 'Zwischenstand' }));
  expect(list.getByText('Zu dieser Auswahl gibt es keinen Stand.')).toBeVisible();
});

test('those of the appointment that the address asks for come first, and one press shows all', async () => {
  const appointmentId = '66666666-0000-4000-8000-000000000001';
  const path = ofAppointment(routes.snapshots.href({ householdId }), appointmentId);
  await open([{ ...second, appointmentId }, first], { path }).rendered;
  const list = await card('Gesicherte Stände');
  expect(list.getByRole('link', { name: 'Zwischenstand März' })).toBeVisible();
  expect(list.queryByRole('link', { name: 'Jahresgespräch 2025' })).toBeNull();
  await userEvent.click(list.getByRole('button', { name: 'Nur aus dem gewählten Termin' }));
  expect(list.getByRole('link', { name: 'Jahresgespräch 2025' })).toBeVisible();
});

test('the net worth is drawn over the snapshots, from the first to the last', async () => {
  await open([second, first]).rendered;
  const worth = await card('Nettovermögen im Verlauf');
  expect(
    worth.getByRole('img', {
      name: /^Nettovermögen: 242\.000\s€ am 12\.11\.2025, 231\.200\s€ am 02\.03\.2026\.$/,
    }),
  ).toBeVisible();
  expect(worth.getByText('−10.800 € seit 12.11.2025.')).toBeVisible();
});

test('what was not known when a snapshot was frozen is a dash; older ones, which do not say, are read as they are', async () => {
  const figures = { netMonthly: 160_000, free: -390_000, netWorth: 0 };
  const unknown = snapshot(3, {
    label: 'Vor der Gehaltsabrechnung',
    createdAt: '2026-05-04T10:00:00.000Z',
    figures: { ...figures, known: { net: false, netWorth: false } },
  });
  await open([unknown, second, snapshot(4, { label: 'Älter', figures })]).rendered;
  const list = await card('Gesicherte Stände');
  expect(list.getByRole('row', { name: /^Vor der Gehaltsabrechnung/ })).toHaveTextContent(/–––0$/);
  expect(list.getByRole('row', { name: /^Älter/ })).toHaveTextContent('1.600 €−3.900 €0 €0');
  const worth = await card('Nettovermögen im Verlauf');
  expect(worth.getByRole('img', { name: /231\.200\s€ am 02\.03\.2026\.$/ })).toBeVisible();
});

test('a net that is not known is compared as not known, never as 0', async () => {
  const incomes = Object.entries(now.incomes.items).map(([id, income]) => [
    id,
    income.kind === 'childBenefit' ? { ...income, net: undefined } : income,
  ]);
  const sections = { ...now, incomes: { items: Object.fromEntries(incomes) } };
  const { payload } = second;
  await open([{ ...second, payload: { ...payload, sections } }]).rendered;
  const figures = await table('Kennzahlen');
  expect(figures.getByRole('row', { name: /^Haushaltsnetto/ })).toHaveTextContent('–5.450 €–');
  expect(figures.getByRole('row', { name: /^Frei verfügbar/ })).toHaveTextContent('–566 €–');
  expect((await table('Einkommen mtl.')).getByRole('row', { name: /^Kindergeld/ })).toHaveTextContent(
    '–518 €–',
  );
});

test('who may not see the balance sheet sees no wealth here either', async () => {
  await open([first], {
    user: { permissions: [permissions.mainAccess, permissions.sectionReport] },
  }).rendered;
  const figures = await table('Kennzahlen');
  expect(figures.queryByRole('row', { name: /Nettovermögen/ })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Nettovermögen im Verlauf' })).toBeNull();
  expect(screen.queryByRole('columnheader', { name: 'Nettovermögen' })).toBeNull();
});

test('of a closed household snapshots are read and compared, none is made', async () => {
  await open([first], {}, closed).rendered;
  await screen.findByRole('complementary', { name: 'Dieser Haushalt ist archiviert' });
  await table('Kennzahlen');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Stand sichern' })).toBeNull());
  expect(changeableFields()).toEqual([
    expect.stringMatching(/12\.11\.2025/), // which two are compared
    'Heute',
  ]);
});

test('a list of before is not shown again when the page is: what is discussed alone since is in its figures', async () => {
  const services = createTestServices([testHousehold(musterhaus)]);
  const figures = { netMonthly: 545_000, free: 56_600, netWorth: 98_765_432_00 };
  let isThere = true;
  services.intercept(({ url }) => {
    if (!url.pathname.endsWith('/snapshots')) return undefined;
    return isThere ? json(200, [snapshot(1, { figures })]) : problemAnswer(403, 'forbidden');
  });
  const mounted = await renderArea(area, { path: routes.snapshots.href({ householdId }), services });
  await waitFor(() => expect(mounted.element).toHaveTextContent(/98\.765\.432/));
  mounted.go(routes.recap.href({ householdId }));
  await screen.findByRole('form', { name: 'Neuer Eintrag' });
  isThere = false;
  mounted.go(routes.snapshots.href({ householdId }));
  await waitFor(() => expect(screen.queryByRole('form', { name: 'Neuer Eintrag' })).toBeNull());
  expect(mounted.element).not.toHaveTextContent(/98\.765\.432/);
});
