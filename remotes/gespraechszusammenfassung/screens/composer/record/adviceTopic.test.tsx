import type { Report, ReportComposition } from '@vp-digital/core/contracts';
import { needDecisionId } from '@vp-digital/core/household';
import { createTestServices, json, renderArea, testHouseholdOf } from '@vp-digital/core/micro-app/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { composerHref } from '../../../shared/report-links/composerAddress';
import area from '../../../mount';
import { snapshotOf } from '../../../shared/report/testing';

const musterhaus = testHouseholdOf(2);
const { householdId } = musterhaus.summary;
const adviceId = '66666666-0000-4000-8000-000000000002';
const snapshot = snapshotOf({
  needDecisions: {
    items: { [needDecisionId({ topic: 'care' })]: { topic: 'care', position: 0, decision: 'discuss' } },
  },
  recap: {
    items: {
      [adviceId]: {
        kind: 'note',
        text: 'Pflege absichern',
        position: 0,
        visibility: 'customer',
        writtenAt: '2026-10-01T09:00:00.000Z',
        done: false,
        inReport: true,
        isAdvice: true,
      },
    },
  },
});
const { snapshotId } = snapshot;
const place = { householdId, snapshotId, reportId: '44444444-0000-4000-8000-000000000001' };
const draft: Report = {
  reportId: place.reportId,
  snapshotId,
  kind: 'conversationSummary',
  status: 'draft',
  createdAt: '2026-10-01T10:00:00.000Z',
  createdBy: 'Petra Beispiel',
  composition: { version: 1, data: { kind: 'adviceRecord', chapters: [] } },
  deliveries: [],
  links: [],
};

test('advice that was noted in the talk names its topic, which waits for advice no more, and loses it again', async () => {
  const kept: ReportComposition[] = [];
  const services = createTestServices([musterhaus]);
  services.intercept(({ url: { pathname }, method, body }) => {
    if (method === 'PUT' && pathname.endsWith('/composition')) {
      const data = body as ReportComposition; // what the page sent
      kept.push(data);
      return json(200, { ...draft, composition: { version: kept.length + 1, data } });
    }
    if (pathname.endsWith('/snapshots')) return json(200, [snapshot]);
    if (pathname.endsWith('/reports')) return json(200, [draft]);
    return pathname.endsWith(`/snapshots/${snapshotId}`) ? json(200, snapshot) : undefined;
  });
  await renderArea(area, { path: composerHref(place), services });
  const group = within(await screen.findByRole('group', { name: 'Empfehlung 1' }));
  expect(screen.getByRole('button', { name: 'Rat zu: Pflege' })).toBeVisible();
  await userEvent.click(group.getByRole('combobox', { name: /Thema/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Pflege' }));
  const filledIn = { id: adviceId, advice: 'Pflege absichern' };
  await waitFor(() => expect(kept.at(-1)?.record?.recommendations).toEqual([{ ...filledIn, topic: 'care' }]));
  const named = within(await screen.findByRole('group', { name: 'Pflege' }));
  expect(screen.queryByRole('button', { name: 'Rat zu: Pflege' })).not.toBeInTheDocument();
  await userEvent.click(named.getByRole('combobox', { name: /Thema/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Kein Thema aus dem Vergleich' }));
  await waitFor(() => expect(kept.at(-1)?.record?.recommendations).toEqual([filledIn]));
});
