import { composedKind, type Report, type Snapshot } from '@vp-digital/core/contracts';
import { documentsOf, sampleHouseholds } from '@vp-digital/core/household/samples';
import {
  createTestServices,
  json,
  problemAnswer,
  renderArea,
  testHousehold,
} from '@vp-digital/core/micro-app/testing';
import { routes } from '@vp-digital/core/reference';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import area from '../../mount';

const [, sample] = sampleHouseholds;
const musterhaus = sample;
const { householdId } = musterhaus;
const snapshotId = '55555555-0000-4000-8000-000000000001';
const reportId = '44444444-0000-4000-8000-000000000001';
const figures = { netMonthly: 545_000, free: 56_600, netWorth: 23_120_000 };

const snapshotWith = (sections: Record<string, unknown>): Snapshot => ({
  snapshotId,
  householdId,
  label: 'Jahresgespräch',
  occasion: 'annualReview',
  createdAt: '2026-11-22T10:00:00.000Z',
  createdBy: 'Petra Beispiel',
  sha256: 'ab'.repeat(32),
  figures,
  reports: 1,
  payload: {
    schemaVersion: 1,
    engineVersion: '1.0.0',
    lawYear: 2026,
    referenceDate: '2026-11-22',
    household: { householdId, legacyHouseholdId: 2, name: 'Musterhaus, Jonas & Aylin' },
    versions: {},
    sections,
    figures,
  },
});

const draft: Report = {
  reportId,
  snapshotId,
  kind: 'conversationSummary',
  status: 'draft',
  createdAt: '2026-11-22T10:00:00.000Z',
  createdBy: 'Petra Beispiel',
  deliveries: [],
  links: [],
};

async function open(
  snapshot: Snapshot | undefined,
  reports: readonly Report[] = [draft],
  household = testHousehold(musterhaus),
) {
  const services = createTestServices([household]);
  services.intercept(({ url }) => {
    if (url.pathname.endsWith('/snapshots')) return json(200, []);
    if (url.pathname.endsWith('/reports')) return json(200, reports);
    if (!url.pathname.endsWith(`/snapshots/${snapshotId}`)) return undefined;
    return snapshot ? json(200, snapshot) : problemAnswer(409, 'conflict');
  });
  const path = routes.reportPreview.href({ householdId, snapshotId, reportId });
  await renderArea(area, { path, services, now: '2026-11-22T10:00:00Z' });
  return services;
}

test('a snapshot of a newer release says so, never a blank view', async () => {
  await open(snapshotWith({ ...documentsOf(musterhaus), persons: { people: [] } }));
  expect(await screen.findByText(/mit einer neueren Version gesichert/)).toBeVisible();
});

test('a report on health insurance is previewed and can be released like any other', async () => {
  const composition = { version: 1, data: { ...composedKind('healthInsurance'), chapters: [] } };
  await open(snapshotWith({ ...documentsOf(musterhaus) }), [{ ...draft, composition }]);
  expect(await screen.findByRole('heading', { level: 1, name: 'PKV-Bericht' })).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Freigeben' })).toBeVisible();
});

test('a snapshot that was tampered with is refused', async () => {
  await open(undefined);
  expect(await screen.findByText(/beschädigt und nicht verwendbar/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'PDF herunterladen' })).toBeNull();
});

test('an unknown report says so, and the way back is there', async () => {
  await open(snapshotWith(documentsOf(musterhaus)), []);
  expect(await screen.findByText('Diese Zusammenfassung gibt es nicht')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Zurück: Stand' })).toBeVisible();
});

/** The household, with an appointment. */
const inTalk = (state: 'running' | 'held') => {
  const household = testHousehold(musterhaus);
  const appointment = { position: 0, personIds: [], occasion: 'advice' as const, themes: [] };
  const items = {
    '33333333-0002-4000-8099-000000000001': { ...appointment, state, begin: '2026-11-22T09:00' },
  };
  return { ...household, sections: { ...household.sections, appointments: { items } } };
};

test.each([
  ['draft', 'gehören vor die Freigabe'],
  ['released', 'stehen in den fünf Schritten'],
] as const)(
  'while the appointment goes on, a %s report leads to where it is closed',
  async (status, said) => {
    const reports = status === 'draft' ? [draft] : [released];
    await open(snapshotWith(documentsOf(musterhaus)), reports, inTalk('running'));
    expect(await screen.findByRole('link', { name: 'Termin abschließen' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/fuenf-schritte$/),
    );
    expect(screen.getByText(new RegExp(said))).toBeVisible();
  },
);

test('after the appointment a report says nothing of closing it', async () => {
  await open(snapshotWith(documentsOf(musterhaus)), [draft], inTalk('held'));
  expect(await screen.findByText('Prüfung vor der Freigabe')).toBeVisible();
  expect(screen.queryByText('Der Termin läuft noch')).toBeNull();
});

test('where pages cannot be drawn the report stands as text, with headings, tables and figures', async () => {
  await open(snapshotWith(documentsOf(musterhaus))); // there is no worker here
  const text = within(await screen.findByRole('region', { name: 'Inhalt als Text' }));
  expect(text.getByRole('heading', { level: 2, name: /Ihr Monat$/ })).toBeVisible();
  const [table] = text.getAllByRole('table');
  expect(within(table as HTMLElement).getAllByRole('columnheader').length).toBeGreaterThan(1);
  expect(within(table as HTMLElement).getAllByRole('rowheader').length).toBeGreaterThan(1);
  expect(text.getAllByText(/5\.450/).length).toBeGreaterThan(0);
});

test('what needs the pages is said and not offered without them, and they can be tried again', async () => {
  await open(snapshotWith(documentsOf(musterhaus)));
  const alert = (await screen.findByText('Die Seiten lassen sich gerade nicht zeichnen')).closest('[role]');
  expect(alert).toHaveTextContent(/Freigeben, drucken und übergeben gehen erst wieder mit den Seiten/);
  expect(screen.getByRole('button', { name: 'Freigeben' })).toBeDisabled();
  expect(screen.getByText('Freigeben geht, sobald die Seiten gezeichnet sind.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Erneut versuchen' })).toBeEnabled();
});

const released: Report = {
  ...draft,
  status: 'released',
  release: {
    pdfSha256: 'cd'.repeat(32),
    pages: 8,
    language: 'de',
    at: '2026-11-22T10:00:00.000Z',
    by: 'Petra Beispiel',
    isKept: true,
  },
};

test('of a released report whose pages cannot be drawn the kept file is shown, and a changed one is refused in words', async () => {
  const services = await open(snapshotWith(documentsOf(musterhaus)), [released]);
  expect(await screen.findByText(/^Verbindlich bleibt die freigegebene Datei/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Freigegebene Datei ansehen' })).toBeEnabled();
  expect(screen.getByRole('button', { name: 'Erneut versuchen' })).toBeEnabled();
  expect(screen.queryByText(/haben sich seit der Freigabe geändert/)).toBeNull();
  expect(screen.queryByRole('list', { name: 'Seiten' })).toBeNull();
  services.intercept(({ url }) =>
    url.pathname.endsWith('/file')
      ? problemAnswer(409, 'conflict', [{ path: '/file', code: 'file_tampered', message: 'changed' }])
      : undefined,
  );
  await userEvent.click(screen.getByRole('button', { name: 'PDF herunterladen' }));
  expect(await screen.findByText('Diese Datei ist nicht mehr die freigegebene')).toBeVisible();
});

test('a trouble that is not of the file is no word about the file', async () => {
  const services = await open(snapshotWith(documentsOf(musterhaus)), [released]);
  services.intercept(({ url }) =>
    url.pathname.endsWith('/file') ? problemAnswer(409, 'conflict') : undefined,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'PDF herunterladen' }));
  expect(await screen.findByText('Die Datei konnte nicht geholt werden')).toBeVisible();
});

test('a released report of a snapshot that was tampered with keeps its release and its file', async () => {
  await open(undefined, [released]);
  expect(await screen.findByText(/beschädigt und nicht verwendbar/)).toBeVisible();
  expect(screen.getByText(/Freigegeben am/)).toBeVisible();
  for (const name of ['PDF herunterladen', 'Freigegebene Datei ansehen'])
    expect(screen.getByRole('button', { name })).toBeEnabled();
});

test('a released report of a snapshot of a newer release keeps its release and its file', async () => {
  await open(snapshotWith({ ...documentsOf(musterhaus), persons: { people: [] } }), [released]);
  expect(await screen.findByText(/mit einer neueren Version gesichert/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'PDF herunterladen' })).toBeEnabled();
});

test('of a report released before files were kept that is said, with the way to a new one', async () => {
  const { release } = released;
  const old = { ...released, ...(release && { release: { ...release, isKept: false } }) };
  await open(snapshotWith(documentsOf(musterhaus)), [old]);
  expect(await screen.findByText('Diese Datei ist nicht aufbewahrt')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'PDF herunterladen' })).toBeNull();
});

describe('a released report goes to the household', () => {
  const url = 'https://vp.example/bericht/66666666-0000-4000-8000-000000000001';
  const link = {
    linkId: '66666666-0000-4000-8000-000000000001',
    url,
    createdAt: '2026-11-22T10:05:00.000Z',
    by: 'Petra Beispiel',
    expiresAt: '2026-12-06T10:05:00.000Z',
  };

  test('by a link that is copied, written into a draft without its code, or taken by a camera', async () => {
    const services = await open(undefined, [released]);
    const codes: string[] = [];
    services.intercept(({ url: asked, method, body }) => {
      if (method !== 'POST' || !asked.pathname.endsWith('/links')) return undefined;
      codes.push((body as { code: string }).code);
      return json(201, { ...released, links: [link] });
    });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Link mit Code' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Link und Code für den Haushalt' }));
    const draftOf = dialog.getByRole('link', { name: 'E-Mail-Entwurf' }).getAttribute('href') ?? '';
    expect(decodeURIComponent(draftOf)).toContain(url);
    expect(codes).toHaveLength(1);
    expect(draftOf).not.toContain(codes[0]);
    expect(draftOf).not.toContain('+');
    expect(dialog.getByRole('img', { name: 'QR-Code des Links' })).toBeVisible();
    const recorded: unknown[] = [];
    services.intercept(({ url: asked, body }) => {
      if (!asked.pathname.endsWith('/deliveries')) return undefined;
      recorded.push(body);
      return json(201, released);
    });
    document.addEventListener('click', (event) => event.preventDefault(), { once: true }); // there is no mail here
    await user.click(dialog.getByRole('link', { name: 'E-Mail-Entwurf' }));
    await waitFor(() => expect(recorded).toEqual([{ channel: 'mail' }]));
    await user.click(dialog.getByRole('button', { name: 'Link kopieren' }));
    expect(await dialog.findByText('Der Link ist in der Zwischenablage.')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(url);
    await waitFor(() => expect(recorded.at(-1)).toEqual({ channel: 'copy' }));
    await user.click(dialog.getByRole('button', { name: 'Vom Bildschirm gescannt' }));
    expect(
      await dialog.findByText('Vermerkt: E-Mail-Entwurf geöffnet, Link kopiert, Vom Bildschirm gescannt'),
    ).toBeVisible();
    expect(recorded).toEqual([{ channel: 'mail' }, { channel: 'copy' }, { channel: 'screen' }]);
    expect(dialog.getByRole('button', { name: 'Vom Bildschirm gescannt' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });

  test('by no link while nobody wants that, which says so and where to record it', async () => {
    const services = await open(undefined, [released]);
    services.intercept(({ url: asked }) =>
      asked.pathname.endsWith('/links')
        ? problemAnswer(409, 'conflict', [
            { path: '/consents/electronicDocuments', code: 'delivery_no_consent', message: '' },
          ])
        : undefined,
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Link mit Code' }));
    expect(await screen.findByText(/^Noch niemand aus dem Haushalt hat in elektronische/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Einwilligung aufnehmen' })).toHaveAttribute(
      'href',
      `${routes.dataProtection.href({ householdId })}?fokus=electronicDocuments`,
    );
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('by a link that was only made it has not gone: the line tells made, sent and opened apart', async () => {
    await open(undefined, [
      {
        ...released,
        links: [link],
        handovers: [{ way: 'link', at: '2026-11-22T10:05:00.000Z', by: 'Petra Beispiel' }],
      },
    ]);
    const line = within(await screen.findByRole('list', { name: 'Stand der Übergabe' }));
    expect(line.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Entwurf22.11.2026, 11:00Petra Beispiel',
      expect.stringMatching(/^Freigegeben/),
      'Link erstellt22.11.2026, 11:05Petra Beispiel',
      'Versandtnoch offen',
      'Geöffnetnoch offen',
      'Bestätigtnoch offen',
    ]);
  });

  test('by hand, which is noted after a question, and how far it has come stands in a line', async () => {
    const reports: Report[] = [released];
    const services = await open(undefined, reports);
    services.intercept(({ url: asked, body }) => {
      if (!asked.pathname.endsWith('/deliveries')) return undefined;
      const channel = (body as { channel: string }).channel;
      reports.splice(0, 1, {
        ...released,
        handovers: [{ way: channel, at: '2026-11-22T11:00:00.000Z', by: 'Petra Beispiel' }],
      });
      return json(201, reports[0]);
    });
    const steps = async () =>
      within(await screen.findByRole('list', { name: 'Stand der Übergabe' })).getAllByRole('listitem');
    expect((await steps()).map((step) => step.getAttribute('aria-current'))).toEqual([
      null,
      'step',
      null,
      null,
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Als übergeben vermerken' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Übergabe vermerken' }));
    await waitFor(async () =>
      expect((await steps())[2]).toHaveTextContent(
        'Versandt22.11.2026, 12:00Persönlich übergeben, Petra Beispiel',
      ),
    );
    expect((await steps())[3]).toHaveTextContent('Bestätigtnoch offen');
  });

  test('and what it confirms and asks stands there, until it is answered', async () => {
    const questionId = '77777777-0000-4000-8000-000000000001';
    const asks = { questionId, askedAt: '2026-11-23T08:00:00.000Z', text: 'Was heißt das?' };
    const confirmed = { openedAt: '2026-11-22T18:00:00.000Z', confirmedAt: '2026-11-22T18:05:00.000Z' };
    const reports = [{ ...released, links: [{ ...link, ...confirmed }], questions: [asks] }];
    const services = await open(undefined, reports);
    services.intercept(({ url: asked, method }) => {
      if (method !== 'POST' || !asked.pathname.endsWith(`/questions/${questionId}/answer`)) return undefined;
      const answered = { answeredAt: '2026-11-23T09:00:00.000Z' };
      const [report] = reports.splice(0, 1, {
        ...released,
        links: [],
        questions: [{ ...asks, ...answered }],
      });
      return json(201, report);
    });
    expect(await screen.findByText('Was heißt das?')).toBeVisible();
    expect(screen.getByText('Erhalt bestätigt am 22.11.2026, 19:05')).toBeVisible();
    await userEvent.click(
      screen.getByRole('button', { name: 'Frage vom 23.11.2026, 09:00 als beantwortet vermerken' }),
    );
    expect(await screen.findByText('Beantwortet am 23.11.2026, 10:00')).toBeVisible();
  });
});

describe('against the version that was released before', () => {
  const earlierId = '55555555-0000-4000-8000-000000000002';
  const earlierReport: Report = {
    ...released,
    reportId: '44444444-0000-4000-8000-000000000002',
    snapshotId: earlierId,
    release: { ...(released.release as NonNullable<Report['release']>), at: '2025-11-22T10:00:00.000Z' },
  };
  const sections = documentsOf(musterhaus);
  const [[id = '', first] = [], ...others] = Object.entries(sections.expenses.items);
  const dearer = { ...first, amount: (first?.amount ?? 0) + 100_00 };
  const earlier: Snapshot = {
    ...snapshotWith({
      ...sections,
      expenses: { ...sections.expenses, items: { [id]: dearer, ...Object.fromEntries(others) } },
    }),
    snapshotId: earlierId,
    createdAt: '2025-11-22T09:00:00.000Z',
  };

  async function openBoth(reportsThen: readonly Report[]) {
    const now = snapshotWith(sections);
    const services = createTestServices([testHousehold(musterhaus)]);
    services.intercept(({ url: { pathname } }) => {
      if (pathname.endsWith('/snapshots')) return json(200, [now, earlier]);
      if (pathname.endsWith(`/${earlierId}/reports`)) return json(200, reportsThen);
      if (pathname.endsWith('/reports')) return json(200, [draft]);
      if (pathname.endsWith(`/snapshots/${earlierId}`)) return json(200, earlier);
      return pathname.endsWith(`/snapshots/${snapshotId}`) ? json(200, now) : undefined;
    });
    const path = routes.reportPreview.href({ householdId, snapshotId, reportId });
    await renderArea(area, { path, services, now: '2026-11-22T10:00:00Z' });
  }

  test('a switch shows what changed, with the old and the new value', async () => {
    await openBoth([earlierReport]);
    expect(
      await screen.findByText('Verglichen mit der Fassung, die am 22.11.2025 freigegeben wurde.'),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('switch', { name: 'Änderungen zeigen' }));
    const table = await screen.findByRole('table', { name: 'Änderungen' });
    const [row] = within(table).getAllByRole('row', { name: /^Frei verfügbar/ });
    expect(row).toHaveTextContent(/geändert.*466.*566/);
  });

  test('there is none where nothing of its kind was released', async () => {
    await openBoth([
      { ...earlierReport, composition: { version: 1, data: { kind: 'analysis', chapters: [] } } },
    ]);
    expect(await screen.findByRole('button', { name: 'Freigeben' })).toBeVisible();
    expect(screen.queryByRole('switch', { name: 'Änderungen zeigen' })).toBeNull();
  });
});
