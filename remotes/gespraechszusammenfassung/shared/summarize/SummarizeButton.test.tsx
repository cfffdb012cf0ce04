import type { Report, SnapshotSummary } from '@vp-digital/core/contracts';
import {
  createTestServices,
  json,
  problemAnswer,
  renderArea,
  testHouseholdOf,
} from '@vp-digital/core/micro-app/testing';
import { routes } from '@vp-digital/core/reference';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import area from '../../mount';

const musterhaus = testHouseholdOf(2);
const { householdId } = musterhaus.summary;
const snapshotId = '55555555-0000-4000-8000-000000000001';
const reportId = '66666666-0000-4000-8000-000000000001';
const frozen: SnapshotSummary = {
  snapshotId,
  householdId,
  label: 'Gespräch 01.10.2026',
  occasion: 'appointment',
  createdAt: '2026-10-01T10:00:00.000Z',
  createdBy: 'Petra Beispiel',
  sha256: 'ab'.repeat(32),
  figures: { netMonthly: 545_000, free: 56_600, netWorth: 23_120_000 },
  reports: 0,
};
const report: Report = {
  reportId,
  snapshotId,
  kind: 'conversationSummary',
  status: 'draft',
  createdAt: '2026-10-01T10:00:01.000Z',
  createdBy: 'Petra Beispiel',
  deliveries: [],
  links: [],
};

/** The notes of the talk, and what is asked of the services about snapshots and reports, in its order. */
async function open(answers: { report?: () => Response } = {}) {
  const services = createTestServices([musterhaus]);
  const asked: string[] = [];
  services.intercept(({ url, method, body }) => {
    if (method !== 'POST') return undefined;
    if (url.pathname.endsWith('/reports')) {
      asked.push('report');
      return answers.report?.() ?? json(201, report);
    }
    if (!url.pathname.endsWith('/snapshots')) return undefined;
    asked.push(JSON.stringify(body));
    return json(201, frozen);
  });
  const rendered = await renderArea(area, { path: routes.recap.href({ householdId }), services });
  return { ...rendered, asked, services };
}

const button = () => screen.findByRole('button', { name: 'Zusammenfassung erstellen' });

test('one click from the notes: they are saved, the household is frozen, its summary opens', async () => {
  const { asked, path, services } = await open();
  await userEvent.type(await screen.findByRole('textbox', { name: 'Was wurde gesagt?' }), 'Haus hat Vorrang');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await userEvent.click(await button());
  await waitFor(() => expect(path()).toBe(routes.reportPreview.href({ householdId, snapshotId, reportId })));
  expect(asked).toEqual([
    expect.stringMatching(
      /^\{"label":"Gespräch \d\d\.\d\d\.\d{4}","occasion":"appointment","purpose":"talk"\}$/,
    ),
    'report',
  ]);
  expect(Object.values(services.section(householdId, 'recap').items)).toContainEqual(
    expect.objectContaining({ text: 'Haus hat Vorrang' }),
  );
});

test('when it is refused that is said, and it can be tried again', async () => {
  let refused = true;
  const { path, messages } = await open({
    report: () => (refused ? problemAnswer(500, 'internal') : json(201, report)),
  });
  await userEvent.click(await button());
  await waitFor(() =>
    expect(messages).toContainEqual(
      expect.objectContaining({
        type: 'showMessage',
        payload: expect.objectContaining({ severity: 'error' }),
      }),
    ),
  );
  expect(path()).toBe(routes.recap.href({ householdId }));
  refused = false;
  await userEvent.click(await button());
  await waitFor(() => expect(path()).toContain(reportId));
});
