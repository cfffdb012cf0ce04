import { randomUUID } from 'node:crypto';
import {
  type Snapshot,
  type SnapshotRequest,
  type SnapshotPayload,
  type SnapshotSummary,
  snapshotPayload,
} from '@vp-digital/core/contracts';
import { appointmentInProgress, checkedDocument, wallTimeOf } from '@vp-digital/core/household';
import * as z from 'zod/mini';
import { noHousehold, ServiceError } from '../http/ServiceError';
import { writeAudit } from '../audit';
import { type Caller, isVisibleTo } from '../authorization';
import type { Query } from '../database';
import { refuseClosed } from '../households';
import { buildPayload } from './buildPayload';
import { contentHash } from './canonicalJson';

const summaryColumns = `n.snapshot_id as "snapshotId", n.household_id as "householdId", n.label, n.occasion, n.purpose,
  n.created_at as "createdAt", coalesce(u.name, n.created_by) as "createdBy", n.sha256,
  n.appointment_id as "appointmentId", n.payload -> 'figures' as figures,
  (select count(*) from report r where r.snapshot_id = n.snapshot_id) as reports`;

type SummaryRow = Omit<SnapshotSummary, 'appointmentId' | 'purpose'> & {
  appointmentId: string | null;
  purpose: string | null;
};

const ofRow = <Row extends SummaryRow>({ appointmentId, purpose, ...row }: Row) => ({
  ...row,
  ...(purpose !== null && { purpose }),
  ...(appointmentId !== null && { appointmentId }),
});

const visibleSnapshots = `from household h
  join snapshot n on n.household_id = h.household_id
  left join advisor_user u on u.user_id = n.created_by
  where h.household_id = $1 and ${isVisibleTo('$2', '$3')}`;

/** Freezes the household as it stands. Throws 403 for an unknown or foreign household. */
export async function createSnapshot(
  q: Query,
  caller: Caller,
  householdId: string,
  request: SnapshotRequest,
  now: Date,
  /** Of which it is, where somebody knows; else the one that is going on. */
  ofAppointment?: string,
): Promise<SnapshotSummary> {
  await refuseStrangersTo(q, caller, householdId);
  await refuseClosed(q, caller, householdId);
  const payload = await buildPayload(q, caller, householdId, now); // dear: for nobody who may not
  const snapshotId = randomUUID();
  const sha256 = contentHash(payload);
  const createdAt = now.toISOString();
  const appointmentId = ofAppointment ?? inProgress(payload, now);
  const { label, purpose } = await namedApart(q, householdId, request, now);
  await q(
    `insert into snapshot
       (snapshot_id, household_id, label, occasion, created_at, created_by, sha256, payload, appointment_id, purpose)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      snapshotId,
      householdId,
      label,
      request.occasion,
      createdAt,
      caller.userId,
      sha256,
      payload,
      appointmentId,
      purpose,
    ],
  );
  await writeAudit(q, caller, {
    at: createdAt,
    action: 'snapshot.created',
    householdId,
    subjectId: snapshotId,
    hash: sha256,
  });
  const { figures } = payload;
  return {
    snapshotId,
    householdId,
    label,
    occasion: request.occasion,
    ...(purpose !== undefined && { purpose }),
    createdAt,
    createdBy: caller.name,
    ...(appointmentId !== undefined && { appointmentId }),
    sha256,
    figures,
    reports: 0,
  };
}

/**
 * The label as no other snapshot of the household has it. A purpose is told with the minute: within the same one a second
 * snapshot of it has its label only.
 */
async function namedApart(
  q: Query,
  householdId: string,
  { label, purpose }: Pick<SnapshotRequest, 'label' | 'purpose'>,
  now?: Date,
  exceptId?: string,
): Promise<Pick<SnapshotRequest, 'label' | 'purpose'>> {
  const others = await q<{ label: string; purpose: string | null; createdAt: string }>(
    `select label, purpose, created_at as "createdAt" from snapshot
     where household_id = $1 and ($2::uuid is null or snapshot_id <> $2)`,
    [householdId, exceptId],
  );
  const taken = new Set(others.map((one) => one.label));
  const minuteOf = (at: Date | string) => new Date(at).toISOString().slice(0, 16);
  const isTaken = others.some(
    (one) => now && one.purpose === purpose && minuteOf(one.createdAt) === minuteOf(now),
  );
  let free = label;
  for (let number = 2; taken.has(free); number += 1) {
    const ending = ` (${number})`;
    free = `${label.slice(0, longestLabel - ending.length)}${ending}`;
  }
  return { label: free, ...(purpose !== undefined && !isTaken && { purpose }) };
}

const longestLabel = 80;

const inProgress = ({ sections }: SnapshotPayload, now: Date): string | undefined =>
  appointmentInProgress(checkedDocument('appointments', sections['appointments']), wallTimeOf(now))?.id;

/** Snapshots whose appointment is in the household no more, as another one's are, belong to none. */
export const forgetGoneAppointments = (q: Query, householdId: string) =>
  q(
    `update snapshot n set appointment_id = null
     where n.household_id = $1 and n.appointment_id is not null and not exists (
       select 1 from section s where s.household_id = n.household_id and s.section = 'appointments'
         and s.data -> 'items' -> n.appointment_id::text is not null)`,
    [householdId],
  );

/** Gives a snapshot another label. Throws as reading it does: one that was tampered with stays as it is, as evidence. */
export async function labelSnapshot(
  q: Query,
  caller: Caller,
  { householdId, snapshotId, label }: { householdId: string; snapshotId: string; label: string },
  now: Date,
): Promise<SnapshotSummary> {
  const { payload: _, purpose: __, ...summary } = await readSnapshot(q, caller, householdId, snapshotId);
  await refuseClosed(q, caller, householdId);
  const named = await namedApart(q, householdId, { label }, undefined, snapshotId);
  await q('update snapshot set label = $2, purpose = null where snapshot_id = $1', [snapshotId, named.label]);
  await writeAudit(q, caller, {
    at: now.toISOString(),
    action: 'snapshot.labelled',
    householdId,
    subjectId: snapshotId,
  });
  return { ...summary, ...named };
}

/** The household's snapshots, newest first. */
export async function listSnapshots(
  q: Query,
  caller: Caller,
  householdId: string,
): Promise<SnapshotSummary[]> {
  await refuseStrangersTo(q, caller, householdId);
  const rows = await q<SummaryRow>(
    `select ${summaryColumns} ${visibleSnapshots} order by n.created_at desc, n.snapshot_id`,
    [householdId, caller.contract, caller.userId],
  );
  return rows.map(ofRow);
}

/** Throws 403 for an unknown or foreign household. */
async function refuseStrangersTo(q: Query, { contract, userId }: Caller, householdId: string): Promise<void> {
  const [visible] = await q(
    `select 1 from household h where h.household_id = $1 and ${isVisibleTo('$2', '$3')}`,
    [householdId, contract, userId],
  );
  if (!visible) throw noHousehold();
}

/** Throws 403 for a snapshot of an unknown or foreign household, and for an unknown one. */
export async function refuseStrangers(
  q: Query,
  { contract, userId }: Caller,
  { householdId, snapshotId }: { householdId: string; snapshotId: string },
): Promise<void> {
  const [visible] = await q(`select 1 ${visibleSnapshots} and n.snapshot_id = $4`, [
    householdId,
    contract,
    userId,
    snapshotId,
  ]);
  if (!visible) throw noHousehold();
}

/** One snapshot, its hash computed again. Throws 409 when the payload is no longer what was written. */
export async function readSnapshot(
  q: Query,
  { contract, userId }: Caller,
  householdId: string,
  snapshotId: string,
): Promise<Snapshot> {
  const [row] = await q<SummaryRow & { payload: unknown }>(
    `select ${summaryColumns}, n.payload ${visibleSnapshots} and n.snapshot_id = $4`,
    [householdId, contract, userId, snapshotId],
  );
  if (!row) throw noHousehold();
  if (contentHash(row.payload) !== row.sha256)
    throw new ServiceError('conflict', 'The snapshot is not what was written: its hash does not match.');
  return { ...ofRow(row), payload: z.parse(snapshotPayload, row.payload) };
}
