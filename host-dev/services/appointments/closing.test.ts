import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import {
  type ClosedAppointment,
  type Report,
  type SectionDocument,
  type Snapshot,
  type SnapshotSummary,
} from '@vp-digital/core/contracts';
import { householdId } from '../testing';
import { servicesForTests } from '../testing/servicesForTests';

const { clientOf } = await servicesForTests();
const petra = await clientOf('petra', '4711');
const household = (number: number) => `/api/households/${householdId(number)}`;
const begin = '2026-10-01T10:00';
const closing = { end: '2026-10-01T11:30', label: 'Jahrestermin 01.10.2026' };

/** An appointment that goes on. */
async function start(number: number): Promise<{ id: string; path: string }> {
  const id = randomUUID();
  const { version } = (await petra.get<SectionDocument>(`${household(number)}/sections/appointments`)).body;
  const value = { position: 9, state: 'running', begin, personIds: [], occasion: 'annualReview', themes: [] };
  const saved = await petra.patchSection(number, 'appointments', version, [{ path: `/items/${id}`, value }]);
  assert.equal(saved.status, 200);
  return { id, path: `${household(number)}/appointments/${id}/closing` };
}

const stateOf = async (number: number, id: string) =>
  (await petra.get<SectionDocument<'appointments'>>(`${household(number)}/sections/appointments`)).body.data
    .items[id];
const snapshots = async (number: number) =>
  (await petra.get<SnapshotSummary[]>(`${household(number)}/snapshots`)).body;

describe('the end of an appointment', () => {
  it('is one deed: it is over, frozen as such, and its summary begins', async () => {
    const { id, path } = await start(1);
    const answer = await petra.post<ClosedAppointment>(path, closing);
    assert.equal(answer.status, 201);
    const { snapshotId, reportId, version } = answer.body;
    const held = await stateOf(1, id);
    assert.deepEqual([held?.state, held?.end], ['held', closing.end]);
    const [made] = await snapshots(1);
    assert.deepEqual([made?.snapshotId, made?.label, made?.appointmentId], [snapshotId, closing.label, id]);
    const { body } = await petra.get<Snapshot>(`${household(1)}/snapshots/${snapshotId}`);
    assert.equal(body.payload.versions['appointments'], version); // frozen with its end
    const reports = (await petra.get<Report[]>(`${household(1)}/snapshots/${snapshotId}/reports`)).body;
    assert.deepEqual(
      reports.map((report) => [report.reportId, report.status]),
      [[reportId, 'draft']],
    );
  });

  it('comes once, also when two close it at the same moment', async () => {
    const { path } = await start(2);
    const before = (await snapshots(2)).length;
    const answers = await Promise.all([petra.post(path, closing), petra.post(path, closing)]);
    assert.deepEqual(answers.map(({ status }) => status).sort(), [201, 409]);
    assert.equal((await snapshots(2)).length, before + 1);
  });

  it('leaves it open when it is refused: an end before its beginning, one that is not going on', async () => {
    const { id, path } = await start(3);
    const before = (await snapshots(3)).length;
    assert.equal((await petra.post(path, { ...closing, end: '2026-10-01T09:59' })).status, 422);
    assert.equal((await petra.post(path.replace(id, randomUUID()), closing)).status, 409);
    assert.equal((await stateOf(3, id))?.state, 'running');
    assert.equal((await snapshots(3)).length, before);
  });

  it('is nobody else’s', async () => {
    const { path } = await start(4);
    const sabine = await clientOf('sabine', '4700');
    assert.equal((await sabine.post(path, closing)).status, 403);
  });
});
