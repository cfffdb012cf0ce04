import {
  createTestServices,
  json,
  problemAnswer,
  renderArea,
  testHouseholds,
  ownPreferences,
} from '@vp-digital/core/micro-app/testing';
import { permissions, routes } from '@vp-digital/core/reference';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import haushalt from '../../../mount';

const [lena, musterhaus] = testHouseholds;
const entry = (id: number, at: string, more: object = {}) => ({
  householdId: musterhaus.summary.householdId,
  household: musterhaus.summary.name,
  id: `33333333-0002-4000-8000-00000000000${id}`,
  at,
  ...more,
});
const planned = { state: 'planned', occasion: 'annualReview', place: 'video' };

type Pages = Partial<Record<'appointments' | 'tasks' | 'questions' | 'intakes' | 'deletions', object[]>>;

/** The week's page with these answers, and what was asked for. */
async function open(
  answers: Pages,
  { held = Object.values(permissions), fails = (): boolean => false } = {},
) {
  const services = createTestServices([lena, musterhaus]);
  const asked: string[] = [];
  services.intercept(ownPreferences().answer);
  services.intercept(({ url }) => {
    if (!url.pathname.endsWith('/agenda')) return undefined;
    asked.push(url.search);
    if (fails()) return problemAnswer(400, 'invalid');
    const of = url.searchParams.get('of') as keyof Pages; // the service's five
    const all = answers[of] ?? [];
    const begin = Number(url.searchParams.get('after') ?? 0);
    const next = all.length > begin + 2 ? { next: String(begin + 2) } : {};
    return json(200, { entries: all.slice(begin, begin + 2), ...next });
  });
  await renderArea(haushalt, {
    path: routes.householdSearch.href({}),
    services,
    user: { permissions: held },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Meine Woche' }));
  return { asked };
}

const region = async (name: string) => within(await screen.findByRole('region', { name }));

test('asks for the days of this week and leads into each household', async () => {
  const { asked } = await open({ appointments: [entry(1, '2026-10-02T18:00', planned)] });
  const appointments = await region('Termine');
  expect(await appointments.findByText('Fr 02.10.2026, 18:00 Uhr')).toBeVisible();
  expect(appointments.getByText('Jahrestermin · Video')).toBeVisible();
  expect(appointments.getByRole('link', { name: musterhaus.summary.name })).toHaveAttribute(
    'href',
    routes.householdOverview.href({ householdId: musterhaus.summary.householdId }),
  );
  expect(appointments.getByRole('button', { name: /^Kalenderdatei: Musterhaus/ })).toBeVisible();
  await waitFor(() =>
    expect(asked.toSorted()).toEqual([
      '?of=appointments&from=2026-09-28&until=2026-10-04',
      '?of=deletions&from=2026-09-28&until=2026-10-04',
      '?of=intakes&from=2026-09-28&until=2026-10-04',
      '?of=questions&from=2026-09-28&until=2026-10-04',
      '?of=tasks&from=2026-09-28&until=2026-10-04',
    ]),
  );
});

test('what goes on has no file for the calendar, and a task that is overdue says so', async () => {
  await open({
    appointments: [
      entry(1, '2026-09-29T18:00', { ...planned, state: 'running' }),
      entry(4, '2026-10-01T11:00', { ...planned, state: 'running' }),
    ],
    tasks: [
      entry(2, '2026-09-15', { text: 'Unterlagen schicken' }),
      entry(3, '2026-10-02', { text: 'Rückruf' }),
    ],
  });
  const appointments = await region('Termine');
  const [forgotten, current] = await appointments.findAllByRole('listitem');
  expect(forgotten).toHaveTextContent(/29\.09\.2026.*nicht beendet/);
  expect(forgotten).not.toHaveTextContent('läuft');
  expect(current).toHaveTextContent('läuft');
  expect(appointments.queryByRole('button', { name: /^Kalenderdatei/ })).toBeNull();
  const tasks = await region('Aufgaben');
  const rows = await tasks.findAllByRole('listitem');
  expect(rows[0]).toHaveTextContent(/Unterlagen schicken.*war fällig am 15\.09\.2026/);
  expect(rows[1]).toHaveTextContent(/Rückruf.*bis 02\.10\.2026/);
  expect(tasks.getByRole('link', { name: 'Rückruf' })).toHaveAttribute(
    'href',
    routes.recap.href({ householdId: musterhaus.summary.householdId }),
  );
});

test('an empty week says so, and what a newer release has written has no word', async () => {
  await open({ appointments: [entry(1, '2026-10-02T18:00', { ...planned, occasion: 'seance' })] });
  expect(await (await region('Termine')).findByText('Video')).toBeVisible();
  expect(await (await region('Aufgaben')).findByText('Bis Sonntag ist keine Aufgabe fällig.')).toBeVisible();
});

test('further ones come when they are asked for', async () => {
  await open({ tasks: [1, 2, 3].map((id) => entry(id, '2026-10-02', { text: `Aufgabe ${id}` })) });
  const tasks = await region('Aufgaben');
  await userEvent.click(await tasks.findByRole('button', { name: 'Weitere anzeigen' }));
  await waitFor(() => expect(tasks.getAllByRole('listitem')).toHaveLength(3));
  expect(tasks.queryByRole('button')).toBeNull();
});

test('shows first what households asked about their reports, with the way there; where nobody asks nothing stands there', async () => {
  const [snapshotId, reportId] = [
    '44444444-0002-4000-8000-000000000001',
    '44444444-0002-4000-8000-000000000002',
  ];
  const asks = entry(1, '2026-09-30T08:05:00.000Z', { text: 'Was heißt das?', snapshotId, reportId });
  await open({ questions: [asks] });
  const questions = await region('Fragen der Haushalte');
  const { householdId } = musterhaus.summary;
  expect(await questions.findByRole('link', { name: 'Was heißt das?' })).toHaveAttribute(
    'href',
    routes.reportPreview.href({ householdId, snapshotId, reportId }),
  );
  expect(questions.getByText('gefragt 30.09.2026, 10:05')).toBeVisible();
});

test('a questionnaire that was sent says until when its answers are there, and leads to them', async () => {
  const sent = entry(1, '2026-09-30T08:05:00.000Z', { end: '2026-10-30T08:05:00.000Z' });
  await open({ intakes: [sent] });
  const intakes = await region('Vorab ausgefüllte Fragebögen');
  expect(await intakes.findByRole('link', { name: musterhaus.summary.name })).toHaveAttribute(
    'href',
    `${routes.analysis.href({ householdId: musterhaus.summary.householdId })}?fokus=kundenangaben`,
  );
  expect(intakes.getByText('wird am 30.10.2026 gelöscht')).toBeVisible();
});

test('without a question there is no place for them', async () => {
  const { asked } = await open({});
  await waitFor(() => expect(asked.filter((search) => search.includes('questions'))).toHaveLength(1));
  expect(await (await region('Aufgaben')).findByText('Bis Sonntag ist keine Aufgabe fällig.')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Fragen der Haushalte' })).toBeNull();
});

test('without the permission to read notes nobody asks for tasks', async () => {
  const held = Object.values(permissions).filter((one) => one !== permissions.sectionReport);
  const { asked } = await open({}, { held });
  expect(await (await region('Termine')).findByText('Diese Woche steht kein Termin an.')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Aufgaben' })).toBeNull();
  expect(asked.filter((search) => /tasks|questions/.test(search))).toEqual([]);
});

test('what cannot be had is asked for again', async () => {
  let isDown = true;
  await open({}, { fails: () => isDown });
  const appointments = await region('Termine');
  const retry = await appointments.findByRole('button', { name: 'Erneut laden' });
  isDown = false;
  await userEvent.click(retry);
  expect(await appointments.findByText('Diese Woche steht kein Termin an.')).toBeVisible();
});

test('households whose deletion is proposed stand last, with the way to where it is decided; where there are none nothing stands there', async () => {
  await open({ deletions: [entry(1, '2025-08-14')] });
  const proposed = await region('Zum Löschen vorgeschlagen');
  expect(await proposed.findByRole('link', { name: musterhaus.summary.name })).toHaveAttribute(
    'href',
    routes.householdAdministration.href({ householdId: musterhaus.summary.householdId }),
  );
  expect(proposed.getByText('ruht seit 14.08.2025')).toBeVisible();
  expect(screen.getAllByRole('region').at(-1)).toHaveAccessibleName('Zum Löschen vorgeschlagen');
});

test('a week without proposals has no card for them', async () => {
  const { asked } = await open({});
  await region('Aufgaben');
  await waitFor(() => expect(asked.some((one) => one.includes('of=deletions'))).toBe(true));
  expect(screen.queryByRole('region', { name: 'Zum Löschen vorgeschlagen' })).toBeNull();
});
