import type { Report } from '@vp-digital/core/contracts';
import { sampleHouseholds } from '@vp-digital/core/household/samples';
import {
  createTestServices,
  json,
  problemAnswer,
  renderArea,
  testHousehold,
} from '@vp-digital/core/micro-app/testing';
import { routes } from '@vp-digital/core/reference';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import area from '../../mount';
import { snapshotOf } from '../../shared/report/testing';

const [sample] = sampleHouseholds;
const { householdId } = sample;

test.each([
  ['is none at all', 'not-a-uuid', problemAnswer(400, 'invalid')],
  ['is somebody else’s', '55555555-0000-4000-8000-000000000009', problemAnswer(403, 'forbidden')],
])(
  'an address whose snapshot %s is refused, and not offered to be loaded again',
  async (_, snapshotId, answer) => {
    const services = createTestServices([testHousehold(sample)]);
    services.intercept(({ url }) => (url.pathname.endsWith(snapshotId) ? answer.clone() : undefined));
    await renderArea(area, { path: routes.snapshotReports.href({ householdId, snapshotId }), services });
    expect(await screen.findByRole('heading', { level: 1, name: 'Zugriff verweigert' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /Erneut/ })).toBeNull();
  },
);

test('reports are filtered by how far they have come', async () => {
  const snapshot = snapshotOf();
  const { snapshotId } = snapshot;
  const report = (number: number, more: Partial<Report> = {}): Report => ({
    reportId: `44444444-0000-4000-8000-00000000000${number}`,
    snapshotId,
    kind: 'conversationSummary',
    status: 'draft',
    createdAt: `2026-10-01T1${number}:00:00.000Z`,
    createdBy: 'Petra Beispiel',
    deliveries: [],
    links: [],
    ...more,
  });
  const at = '2026-10-02T10:00:00.000Z';
  const release = { pdfSha256: 'cd'.repeat(32), pages: 8, language: 'de' as const, at, by: 'Petra Beispiel' };
  const handovers = [{ way: 'personal', at, by: 'Petra Beispiel' }];
  const reports = [
    report(1),
    report(2, { status: 'replaced', release, handovers }),
    report(3, { status: 'released', release, handovers }),
  ];
  const services = createTestServices([testHousehold(sample)]);
  services.intercept(({ url: { pathname } }) => {
    if (pathname.endsWith('/reports')) return json(200, reports);
    return pathname.endsWith(`/snapshots/${snapshotId}`) ? json(200, snapshot) : undefined;
  });
  await renderArea(area, { path: routes.snapshotReports.href({ householdId, snapshotId }), services });
  const filter = within(await screen.findByRole('group', { name: 'Status' }));
  expect(filter.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Entwurf',
    'Versandt',
    'Ersetzt',
  ]);
  const rows = () =>
    within(screen.getByRole('table', { name: 'Zusammenfassungen' }))
      .getAllByRole('row')
      .slice(1);
  expect(rows()).toHaveLength(3);
  await userEvent.click(filter.getByRole('button', { name: 'Versandt' }));
  expect(rows()).toHaveLength(1);
  expect(rows()[0]).toHaveTextContent('Versandt');
  await userEvent.click(filter.getByRole('button', { name: 'Versandt' }));
  expect(rows()).toHaveLength(3);
});

test.each([
  ['along', false, true],
  ['not along, where they are left behind', true, false],
])('a duplicate takes the attachments %s', async (_, leaves, takes) => {
  const snapshot = snapshotOf();
  const { snapshotId } = snapshot;
  const at = '2026-10-02T10:00:00.000Z';
  const released: Report = {
    reportId: '44444444-0000-4000-8000-000000000001',
    snapshotId,
    kind: 'conversationSummary',
    status: 'released',
    createdAt: at,
    createdBy: 'Petra Beispiel',
    release: { pdfSha256: 'cd'.repeat(32), pages: 8, language: 'de', at, by: 'Petra Beispiel' },
    deliveries: [],
    links: [],
    attachments: [
      {
        attachmentId: '77777777-0000-4000-8000-000000000001',
        name: 'Angebot.pdf',
        type: 'application/pdf',
        size: 1000,
        sha256: 'cd'.repeat(32),
        addedAt: at,
        addedBy: 'Petra Beispiel',
      },
    ],
  };
  const asked: unknown[] = [];
  const services = createTestServices([testHousehold(sample)]);
  services.intercept(({ url: { pathname }, method, body }) => {
    if (pathname.endsWith('/reports') && method === 'POST') {
      asked.push(body);
      return problemAnswer(409, 'conflict');
    }
    if (pathname.endsWith('/reports')) return json(200, [released]);
    return pathname.endsWith(`/snapshots/${snapshotId}`) ? json(200, snapshot) : undefined;
  });
  await renderArea(area, { path: routes.snapshotReports.href({ householdId, snapshotId }), services });
  await userEvent.click(await screen.findByRole('button', { name: /^Dupli/ }));
  const dialog = within(screen.getByRole('dialog'));
  if (leaves) await userEvent.click(dialog.getByRole('checkbox', { name: 'Die Anlage mitnehmen' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Entwurf anlegen' }));
  expect(await dialog.findByText(/wurde nicht angelegt/)).toBeVisible();
  const { reportId } = released;
  expect(asked).toEqual([
    { kind: 'conversationSummary', ...(takes && { attachmentsOf: { snapshotId, reportId } }) },
  ]);
});
