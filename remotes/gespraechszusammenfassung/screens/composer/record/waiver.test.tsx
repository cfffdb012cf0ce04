import type { Report, ReportComposition } from '@vp-digital/core/contracts';
import { createTestServices, json, renderArea, testHouseholdOf } from '@vp-digital/core/micro-app/testing';
import { routes } from '@vp-digital/core/reference';
import { clearDrafts } from '@vp-digital/core/services';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import area from '../../../mount';
import { snapshotOf } from '../../../shared/report/testing';
import { composerHref } from '../../../shared/report-links/composerAddress';

const musterhaus = testHouseholdOf(2);
const { householdId } = musterhaus.summary;
const personIds = Object.entries(musterhaus.sections.persons?.items ?? {}).flatMap(([id, { role }]) =>
  role === 'child' ? [] : [id],
);
const snapshot = snapshotOf();
const { snapshotId } = snapshot;
const reportId = '44444444-0000-4000-8000-000000000001';
const place = { householdId, snapshotId, reportId };
const waived = { of: ['advice' as const], personIds };

/** A draft in which both adults waive advice. */
async function open(path: string, waiver: NonNullable<ReportComposition['record']>['waiver'] = waived) {
  const kept: ReportComposition[] = [];
  const composition: ReportComposition = { chapters: [], kind: 'adviceRecord', record: { waiver } };
  let report: Report = {
    reportId,
    snapshotId,
    kind: 'conversationSummary',
    status: 'draft',
    createdAt: '2026-10-01T10:00:00.000Z',
    createdBy: 'Petra Beispiel',
    deliveries: [],
    links: [],
    composition: { version: 1, data: composition },
  };
  const services = createTestServices([musterhaus]);
  services.intercept(({ url: { pathname }, method, body }) => {
    if (method === 'PUT' && pathname.endsWith('/composition')) {
      const data = body as ReportComposition; // what the page sent
      kept.push(data);
      report = { ...report, composition: { version: (report.composition?.version ?? 0) + 1, data } };
      return json(200, report);
    }
    if (pathname.endsWith('/snapshots')) return json(200, [snapshot]);
    if (pathname.endsWith('/reports')) return json(200, [report]);
    return pathname.endsWith(`/snapshots/${snapshotId}`) ? json(200, snapshot) : undefined;
  });
  await renderArea(area, { path, services });
  return () => kept.at(-1)?.record?.waiver;
}

afterEach(() => clearDrafts('petra'));

const field = () => screen.findByRole('textbox', { name: 'Unterschriebenes Blatt zurück am' });

test('the day on which the signed sheet came back is recorded; one to come is refused at its field', async () => {
  const waiver = await open(composerHref(place));
  await userEvent.type(await field(), '30.09.2026');
  await userEvent.tab();
  await waitFor(() => expect(waiver()).toEqual({ ...waived, returnedOn: '2026-09-30' }));
  await userEvent.clear(await field());
  await userEvent.type(await field(), '01.01.2090');
  await userEvent.tab();
  expect(await field()).toBeInvalid();
  expect(waiver()?.returnedOn).not.toBe('2090-01-01');
});

test('a sheet that was signed says nothing once something else is waived, or by others', async () => {
  const waiver = await open(composerHref(place), { ...waived, returnedOn: '2026-09-30' });
  expect(await field()).toHaveValue('30.09.2026');
  await userEvent.click(screen.getByRole('checkbox', { name: 'auf die Dokumentation' }));
  await waitFor(() => expect(waiver()).toEqual({ ...waived, of: ['advice', 'documentation'] }));
  expect(await field()).toHaveValue('');
});

test('before the release it is said that the sheet has not come back, and where its day is entered', async () => {
  await open(routes.reportPreview.href(place));
  const item = (await screen.findByText('Der unterschriebene Verzicht ist noch nicht zurück')).closest('li');
  expect(within(item ?? document.body).getByRole('link')).toHaveAttribute(
    'href',
    composerHref(place, 'verzicht-zurueck'),
  );
});

test('a sheet that came back is asked for no more', async () => {
  await open(routes.reportPreview.href(place), { ...waived, returnedOn: '2026-09-30' });
  expect(await screen.findByRole('button', { name: 'Freigeben' })).toBeVisible();
  expect(screen.queryByText('Der unterschriebene Verzicht ist noch nicht zurück')).toBeNull();
});
