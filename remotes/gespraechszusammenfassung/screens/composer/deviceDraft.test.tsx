import type { Report, ReportComposition } from '@vp-digital/core/contracts';
import {
  createTestServices,
  json,
  problemAnswer,
  renderArea,
  testHouseholdOf,
} from '@vp-digital/core/micro-app/testing';
import { routes } from '@vp-digital/core/reference';
import { clearDrafts } from '@vp-digital/core/services';
import { userSet } from '@vp-digital/core/session';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import area from '../../mount';
import { composerHref } from '../../shared/report-links/composerAddress';
import { snapshotOf } from '../../shared/report/testing';

const musterhaus = testHouseholdOf(2);
const { householdId } = musterhaus.summary;
const snapshot = snapshotOf();
const { snapshotId } = snapshot;
const reportId = '44444444-0000-4000-8000-000000000001';

/** One report, of which pages come and go. */
function start() {
  let report: Report = {
    reportId,
    snapshotId,
    kind: 'conversationSummary',
    status: 'draft',
    createdAt: '2026-10-01T10:00:00.000Z',
    createdBy: 'Petra Beispiel',
    deliveries: [],
    links: [],
  };
  let isDown = false;
  let answered = Promise.resolve();
  const kept: ReportComposition[] = [];
  const compose = (data: ReportComposition) => {
    report = { ...report, composition: { version: (report.composition?.version ?? 0) + 1, data } };
  };
  const services = createTestServices([musterhaus]);
  services.intercept(({ url: { pathname }, method, body }) => {
    if (method === 'PUT' && pathname.endsWith('/composition')) {
      if (isDown) return problemAnswer(503, 'unavailable');
      const data = body as ReportComposition; // what the page sent
      kept.push(data);
      compose(data);
      return json(200, report);
    }
    if (pathname.endsWith('/snapshots')) return json(200, [snapshot]);
    if (pathname.endsWith('/reports')) return json(200, [report]);
    return pathname.endsWith(`/snapshots/${snapshotId}`) ? json(200, snapshot) : undefined;
  });
  const fetch: typeof services.fetch = async (input, init) => {
    if (init?.method === 'PUT') await answered;
    return services.fetch(input, init);
  };
  const open = (user = 'petra') =>
    renderArea(area, {
      path: composerHref({ householdId, snapshotId, reportId }),
      services: { ...services, fetch },
      user: { id: user },
    });
  return {
    open,
    kept,
    compose,
    /** What is kept is on its way until the answer is called. */
    holdUp() {
      let release = () => {};
      answered = new Promise((resolve) => {
        release = resolve;
      });
      return release;
    },
    setDown: (down: boolean) => {
      isDown = down;
    },
    /** Types without a connection, and the page ends. */
    async typeAndEnd() {
      isDown = true;
      const { mounted, element } = await open();
      await userEvent.type(await screen.findByRole('textbox', { name: 'Anrede' }), 'Liebe Aylin');
      await userEvent.tab();
      expect(await screen.findByText(/liegt verschlüsselt auf diesem Gerät/)).toBeVisible();
      await act(() => mounted.unmount());
      element.remove();
      isDown = false;
    },
  };
}

const greeting = () => screen.findByRole('textbox', { name: 'Anrede' });
const offer = 'Nicht gespeicherte Eingaben sind noch da';

afterEach(async () => {
  for (const user of ['petra', 'sabine']) await clearDrafts(user);
});

test('a personal word that could not be kept is back when the draft is opened again, is said and kept then', async () => {
  const { open, kept, typeAndEnd } = start();
  await typeAndEnd();
  const { messages, state } = await open();
  await waitFor(() => expect(kept).toEqual([{ chapters: [], greeting: 'Liebe Aylin' }]));
  expect(await greeting()).toHaveValue('Liebe Aylin');
  expect(messages).toContainEqual(
    expect.objectContaining({
      type: 'showMessage',
      payload: expect.objectContaining({ text: expect.stringContaining('wiederhergestellt: Anrede') }),
    }),
  );
  await waitFor(() => expect(state().session.dirty).toEqual({}));
});

test('it is back, too, after another page of the same area, and is kept then', async () => {
  const { open, kept, setDown } = start();
  setDown(true);
  const { go } = await open();
  await userEvent.type(await greeting(), 'Liebe Aylin');
  await userEvent.tab();
  expect(await screen.findByText(/liegt verschlüsselt auf diesem Gerät/)).toBeVisible();
  act(() => go(routes.snapshots.href({ householdId })));
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Anrede' })).toBeNull());
  setDown(false);
  act(() => go(composerHref({ householdId, snapshotId, reportId })));
  await waitFor(() => expect(kept).toEqual([{ chapters: [], greeting: 'Liebe Aylin' }]));
  expect(await greeting()).toHaveValue('Liebe Aylin');
});

test('a sign-out asks about it, also from another page, until it is kept', async () => {
  const { open, kept, setDown } = start();
  setDown(true);
  const { go, state } = await open();
  await userEvent.type(await greeting(), 'Liebe Aylin');
  await userEvent.tab();
  expect(await screen.findByText(/liegt verschlüsselt auf diesem Gerät/)).toBeVisible();
  act(() => go(routes.snapshots.href({ householdId })));
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Anrede' })).toBeNull());
  expect(Object.values(state().session.dirty)).toEqual([
    { area: 'gespraechszusammenfassung', label: 'Zusammenfassung gestalten', state: 'failed', kept: true },
  ]);
  setDown(false);
  act(() => go(composerHref({ householdId, snapshotId, reportId })));
  await waitFor(() => expect(kept).toEqual([{ chapters: [], greeting: 'Liebe Aylin' }]));
  await waitFor(() => expect(state().session.dirty).toEqual({}));
});

test('where the draft was changed since, it goes over that only when somebody says so', async () => {
  const { open, kept, compose, typeAndEnd } = start();
  await typeAndEnd();
  compose({ chapters: [], greeting: 'Sehr geehrte Familie' });
  await open();
  expect(await screen.findByText(offer)).toBeVisible();
  expect(await greeting()).toHaveValue('Sehr geehrte Familie');
  expect(kept).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Übernehmen' }));
  await waitFor(() => expect(kept.at(-1)?.greeting).toBe('Liebe Aylin'));
  expect(screen.queryByText(offer)).toBeNull();
});

test('what is not wanted any more is dropped for good', async () => {
  const { open, kept, compose, typeAndEnd } = start();
  await typeAndEnd();
  compose({ chapters: [], greeting: 'Sehr geehrte Familie' });
  const { mounted, element } = await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Verwerfen' }));
  await act(() => mounted.unmount());
  element.remove();
  await open();
  expect(await greeting()).toHaveValue('Sehr geehrte Familie');
  expect(screen.queryByText(offer)).toBeNull();
  expect(kept).toEqual([]);
});

test('what is kept after its page was left lies on the device no longer', async () => {
  const { open, kept, compose, holdUp } = start();
  const release = holdUp();
  const { go } = await open();
  await userEvent.type(await greeting(), 'Liebe Aylin');
  await userEvent.tab();
  act(() => go(routes.snapshots.href({ householdId })));
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Anrede' })).toBeNull());
  await act(async () => release());
  await waitFor(() => expect(kept).toHaveLength(1));
  compose({ chapters: [], greeting: 'Sehr geehrte Familie' });
  act(() => go(composerHref({ householdId, snapshotId, reportId })));
  await waitFor(async () => expect(await greeting()).toHaveValue('Sehr geehrte Familie'));
  expect(screen.queryByText(offer)).toBeNull();
});

test('where nothing is written it waits: in the role of another nothing is written by itself', async () => {
  const { open, kept, setDown } = start();
  setDown(true);
  const { go, shared, state } = await open();
  await userEvent.type(await greeting(), 'Liebe Aylin');
  await userEvent.tab();
  expect(await screen.findByText(/liegt verschlüsselt auf diesem Gerät/)).toBeVisible();
  const away = async () => {
    act(() => go(routes.snapshots.href({ householdId })));
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Anrede' })).toBeNull());
  };
  await away();
  setDown(false);
  const { user } = state().session;
  if (!user) throw new Error('nobody is signed in');
  const impersonation = {
    impersonationId: '11111111-0000-4000-8000-000000000001',
    name: 'Sabine',
    endsAt: '2026-10-01T11:00:00.000Z',
  };
  act(() => void shared.store.dispatch(userSet({ ...user, impersonation })));
  act(() => go(composerHref({ householdId, snapshotId, reportId })));
  expect(await greeting()).toHaveValue('');
  expect(kept).toEqual([]);
  await away();
  act(() => void shared.store.dispatch(userSet(user)));
  act(() => go(composerHref({ householdId, snapshotId, reportId })));
  await waitFor(() => expect(kept).toEqual([{ chapters: [], greeting: 'Liebe Aylin' }]));
});

test('nobody else finds it on the device', async () => {
  const { open, kept, typeAndEnd } = start();
  await typeAndEnd();
  await open('sabine');
  expect(await greeting()).toHaveValue('');
  expect(kept).toEqual([]);
});
