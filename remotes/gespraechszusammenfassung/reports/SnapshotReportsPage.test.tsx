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
import area from '../mount';
import { snapshotOf } from '../report/testing';

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
