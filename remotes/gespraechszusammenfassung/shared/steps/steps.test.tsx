import type { Report } from '@vp-digital/core/contracts';
import { createTestServices, json, renderArea, testHouseholdOf } from '@vp-digital/core/micro-app/testing';
import { routes } from '@vp-digital/core/reference';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { composerHref, newReportHref } from '../report-links/composerAddress';
import area from '../../mount';
import { snapshotOf } from '../report/testing';

const musterhaus = testHouseholdOf(2);
const { householdId } = musterhaus.summary;
const snapshot = snapshotOf();
const { snapshotId } = snapshot;
const place = { householdId, snapshotId, reportId: '44444444-0000-4000-8000-000000000001' };
const draft: Report = {
  reportId: place.reportId,
  snapshotId,
  kind: 'conversationSummary',
  status: 'draft',
  createdAt: '2026-10-01T10:00:00.000Z',
  createdBy: 'Petra Beispiel',
  composition: { version: 1, data: { kind: 'analysis', chapters: [] } },
  deliveries: [],
  links: [],
};

async function open(path: string) {
  const services = createTestServices([musterhaus]);
  services.intercept(({ url: { pathname } }) => {
    if (pathname.endsWith('/snapshots')) return json(200, [snapshot]);
    if (pathname.endsWith('/reports')) return json(200, [draft]);
    return pathname.endsWith(`/snapshots/${snapshotId}`) ? json(200, snapshot) : undefined;
  });
  await renderArea(area, { path, services });
  return within(await screen.findByRole('navigation', { name: 'Schritte zur Unterlage' }));
}

beforeEach(() => {
  HTMLElement.prototype.scrollIntoView = () => undefined; // jsdom has none
});

test('the steps lead by keys to what belongs to each, and say where somebody works', async () => {
  const steps = await open(composerHref(place));
  expect(steps.getByRole('link', { name: /Stand.*erledigt/ })).toHaveAttribute('href', newReportHref(place));
  expect(steps.getByRole('link', { name: /Vorschau/ })).toHaveAttribute(
    'href',
    routes.reportPreview.href(place),
  );
  expect(steps.getByRole('button', { name: /Kapitel/ })).toHaveAttribute('aria-current', 'step');
  steps.getByRole('button', { name: /Texte/ }).focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('group', { name: 'Texte' })).toHaveFocus();
  expect(steps.getByRole('button', { name: /Texte/ })).toHaveAttribute('aria-current', 'step');
  expect(steps.getByRole('button', { name: /Kapitel.*erledigt/ })).not.toHaveAttribute('aria-current');
  await userEvent.click(screen.getByRole('button', { name: 'Beratungsdokumentation' }));
  expect(steps.getByRole('button', { name: /Art/ })).toHaveAttribute('aria-current', 'step');
});

test('before there is a draft the steps can only be read', async () => {
  const before = await open(routes.reportCreation.href({ householdId }));
  expect(before.queryAllByRole('button')).toHaveLength(0);
  expect(before.queryAllByRole('link')).toHaveLength(0);
});

test('the menu’s entry for the advice record has chosen that kind', async () => {
  await open(`${routes.reportCreation.href({ householdId })}?art=beratungsdokumentation`);
  expect(screen.getByRole('button', { name: 'Beratungsdokumentation' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('the preview of a draft leads back to each step', async () => {
  const steps = await open(routes.reportPreview.href(place));
  expect(steps.getByRole('link', { name: /Texte.*erledigt/ })).toHaveAttribute(
    'href',
    composerHref(place, 'greeting'),
  );
  expect(steps.getByText('Vorschau').closest('[aria-current]')).toHaveAttribute('aria-current', 'step');
});
