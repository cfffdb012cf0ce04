import type { HealthChartDocument } from '@vp-digital/core/contracts';
import type { Employment } from '@vp-digital/core/household';
import type { SampleNumber } from '@vp-digital/core/household/samples';
import {
  createTestServices,
  problemAnswer,
  renderArea,
  serveHealthChart,
  testHouseholdOf,
} from '@vp-digital/core/micro-app/testing';
import { permissions, routes } from '@vp-digital/core/reference';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import pkv from '../../mount';

const nadine = '22222222-0006-4000-8000-000000000001';

function openedAt(
  number: SampleNumber,
  initial: Partial<HealthChartDocument> = {},
  job: Partial<Employment> = {},
) {
  const sample = testHouseholdOf(number);
  const jobs = Object.entries(sample.sections.employments?.items ?? {}).map(([id, one]) => [
    id,
    { ...one, ...job },
  ]);
  const household = {
    ...sample,
    sections: { ...sample.sections, employments: { items: Object.fromEntries(jobs) } },
  };
  const { householdId } = household.summary;
  const services = createTestServices([household]);
  const served = serveHealthChart(services, { personId: nadine, ...initial });
  const path = routes.pkvHealthChart.href({ householdId });
  return { services, served, open: (more = {}) => renderArea(pkv, { path, services, ...more }) };
}

const given = {
  state: 'given',
  version: 3,
  givenOn: '2026-10-01',
  keptUntil: '2026-12-30T10:00:00.000Z',
  chart: {
    heightCm: 172,
    weightKg: 66,
    answers: {
      spine: {
        answer: 'yes',
        evidence: 'remembered',
        details: 'Physiotherapie der Schulter',
        treatedUntil: '2024-06-30',
        healed: true,
      },
      lungs: { answer: 'yes', evidence: 'proven', details: 'Heuschnupfen' },
      heart: { answer: 'unknown' },
    },
  },
} as const satisfies Partial<HealthChartDocument>;

const next = async (times: number) => {
  for (let press = 0; press < times; press += 1)
    await userEvent.click(screen.getByRole('button', { name: 'Nächste Frage' }));
};

test('without consent nothing is asked, and the way to it stands there', async () => {
  await openedAt(6, { state: 'noConsent' }).open();
  expect(await screen.findByText('Nadine hat noch nicht eingewilligt')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Nächste Frage' })).not.toBeInTheDocument();
});

test('a civil servant reads of the Öffnungsaktion before any consent or question, an employee not', async () => {
  const henrik = '22222222-0004-4000-8000-000000000001';
  const { element } = await openedAt(
    4,
    { personId: henrik, state: 'noConsent' },
    { healthInsurance: 'statutoryVoluntary' },
  ).open();
  expect(await screen.findByText('Erst die Öffnungsaktion prüfen')).toBeVisible();
  element.hidden = true;
  await openedAt(6, { state: 'noConsent' }).open();
  expect(await screen.findByText('Nadine hat noch nicht eingewilligt')).toBeVisible();
  expect(screen.getAllByText('Erst die Öffnungsaktion prüfen')).toHaveLength(1); // that of the first page
});

test('one question at a time, saved by itself, and taken back', async () => {
  const { served, open } = openedAt(6);
  await open();
  await userEvent.type(await screen.findByLabelText('Größe'), '172');
  await userEvent.type(screen.getByLabelText('Gewicht'), '66');
  const asked = within(screen.getByRole('region', { name: 'Größe und Gewicht' }));
  expect(asked.getByText(/BMI 22,3/)).toBeVisible();
  await waitFor(() => expect(served.document().chart).toMatchObject({ heightCm: 172, weightKg: 66 }));
  await next(1);
  const choice = within(screen.getByRole('group', { name: /^Wegen Herz/ }));
  await userEvent.click(choice.getByRole('button', { name: 'Nein' }));
  await waitFor(() => expect(served.document().chart?.answers).toEqual({ heart: { answer: 'no' } }));
  await userEvent.click(screen.getByRole('button', { name: /^Rückgängig: Herz/ }));
  await waitFor(() => expect(served.document().chart?.answers).toEqual({}));
});

test('before anything is said the chart shows what would be asked, and that nothing is saved', async () => {
  await openedAt(6).open();
  const chart = within(await screen.findByRole('table', { name: 'Gesundheitschart' }));
  expect(within(chart.getByRole('row', { name: /^Haut/ })).getByText('noch nicht gefragt')).toBeVisible();
  expect(chart.queryByText('voraussichtlich normal')).not.toBeInTheDocument();
  expect(screen.queryByText('Gespeichert')).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Unterlagen anfordern' })).not.toBeInTheDocument();
  await userEvent.type(screen.getByLabelText('Größe'), '172');
  expect(await screen.findByText('Gespeichert', {}, { timeout: 4000 })).toBeVisible();
});

test('each answer has its light with its rule, and what is not proven its paper', async () => {
  await openedAt(6, given).open();
  const chart = within(await screen.findByRole('table', { name: 'Gesundheitschart' }));
  const row = (name: RegExp) => within(chart.getByRole('row', { name }));
  expect(row(/^Rücken/).getByText('voraussichtlich normal')).toBeVisible();
  expect(row(/^Atemwege/).getByText('Zuschlag möglich')).toBeVisible();
  expect(row(/^Herz/).getByText('Die Antwort ist nicht bekannt: erst klären.')).toBeVisible();
  expect(row(/^Haut/).getByText('noch nicht gefragt')).toBeVisible();
  const papers = within(screen.getByRole('region', { name: 'Unterlagen anfordern' }));
  expect(papers.getByText('Rücken, Gelenke, Muskeln')).toBeVisible();
  expect(papers.queryByText('Atemwege und Allergien')).not.toBeInTheDocument();
});

test('medicines without an illness are asked about', async () => {
  const chart = { answers: { medication: { answer: 'yes', details: 'täglich' } } } as const;
  await openedAt(6, { ...given, chart }).open();
  expect(await screen.findByText('Wofür sind die Medikamente?')).toBeVisible();
});

test('what was not saved stays in sight, and is saved when asked', async () => {
  const { served, open } = openedAt(6);
  await open();
  served.refuseOnce(412);
  await userEvent.type(await screen.findByLabelText('Größe'), '181');
  expect(
    await screen.findByText('Inzwischen an anderer Stelle geändert', {}, { timeout: 4000 }),
  ).toBeVisible();
  expect(screen.getByLabelText('Größe')).toHaveValue('181');
  await userEvent.click(screen.getByRole('button', { name: 'Meine Eingabe speichern' }));
  await waitFor(() => expect(served.document().chart?.heightCm).toBe(181));
});

test('an impossible height is complained of beside its field', async () => {
  const { served, open } = openedAt(6);
  await open();
  const height = await screen.findByLabelText('Größe');
  await userEvent.type(height, '400');
  await userEvent.tab();
  expect(height).toHaveAccessibleDescription(/230/);
  expect(served.document().chart).toBeUndefined();
});

test('answers end by the button, after a copy or its waiver, and nothing brings them back', async () => {
  const { served, open } = openedAt(6, given);
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Angaben löschen' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('button', { name: 'Endgültig löschen' })).toBeDisabled();
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Nadine möchte keine Kopie' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Endgültig löschen' }));
  expect(await screen.findByText('Frühere Gesundheitsangaben')).toBeVisible();
  expect(screen.getByText(/auf Wunsch gelöscht.*Zahl der Angaben: 3/)).toBeVisible();
  expect(served.document().state).toBe('empty');
  expect(screen.queryByText('Heuschnupfen')).not.toBeInTheDocument();
});

test('answers whose key is gone can only be removed', async () => {
  await openedAt(6, { ...given, state: 'unreadable', chart: undefined }).open();
  expect(await screen.findByText('Diese Angaben kann niemand mehr lesen')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Angaben löschen' })).toBeEnabled();
  expect(screen.queryByRole('button', { name: 'Nächste Frage' })).not.toBeInTheDocument();
});

test('a device that may be in other hands shows nothing, and the page says so', async () => {
  const { services, open } = openedAt(6, given);
  services.intercept(({ url }) =>
    url.pathname.endsWith('/health-chart') ? problemAnswer(403, 'forbidden') : undefined,
  );
  await open();
  expect(await screen.findByText('Hier werden keine Gesundheitsangaben gezeigt')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Nächste Frage' })).not.toBeInTheDocument();
});

test('who may not know of health asks for nothing', async () => {
  const { services, open } = openedAt(6, given);
  const asked: string[] = [];
  services.intercept(({ url }) => {
    asked.push(url.pathname);
    return undefined;
  });
  await open({ user: { permissions: [permissions.mainAccess, permissions.pkvModule] } });
  expect(await screen.findByText('Gesundheitsangaben sind hier nicht freigegeben')).toBeVisible();
  expect(asked.filter((path) => path.includes('health-chart'))).toEqual([]);
});

test('who is privately insured goes back to the start, which comes before it, and on to the costs', async () => {
  await openedAt(1, {}, { healthInsurance: 'private' }).open();
  expect(await screen.findByRole('link', { name: 'Zu den Kosten' })).toHaveAttribute(
    'href',
    expect.stringContaining('/kosten'),
  );
  expect(screen.getByRole('link', { name: 'Zurück: Start' })).toHaveAttribute(
    'href',
    expect.stringContaining('/startseite'),
  );
});
