import type { AppointmentClosing, ClosedAppointment } from '@vp-digital/core/contracts';
import { readStored } from '@vp-digital/core/household';
import { ServiceError } from '../http/ServiceError';
import type { Caller } from '../authorization';
import type { Query } from '../database';
import { refuseClosed } from '../households';
import { lockSection, readSection, saveChanges } from '../sections';
import { createReport, createSnapshot } from '../snapshots';

/**
 * Ends an appointment that is going on, freezes the household with it, and begins a draft of the summary: within the
 * caller's transaction, so that it is open, or closed with exactly one snapshot. Two who close it at once wait for each
 * other; the second finds it closed.
 */
export async function closeAppointment(
  q: Query,
  caller: Caller,
  { householdId, appointmentId }: { householdId: string; appointmentId: string },
  { end, label, purpose }: AppointmentClosing,
  now: Date,
): Promise<ClosedAppointment> {
  const address = { householdId, section: 'appointments' } as const;
  await readSection(q, caller, address); // refuses foreign households before anything is locked
  await refuseClosed(q, caller, householdId);
  await lockSection(q, address);
  const current = await readSection(q, caller, address);
  const appointment = readStored('appointments', current.document.data).data.items[appointmentId];
  if (appointment?.state !== 'running')
    throw new ServiceError('conflict', 'The appointment is not going on.');
  if (end < appointment.begin)
    throw new ServiceError('invalid', 'The appointment would end before it began.', {
      status: 422,
      issues: [{ path: '/end', code: 'before_begin', message: 'Before the beginning.' }],
    });
  const at = `/items/${appointmentId}`;
  const changes = [
    { path: `${at}/state`, value: 'held' },
    { path: `${at}/end`, value: end },
  ];
  const { version } = await saveChanges(q, current, { ...address, caller, changes }, now.toISOString());
  const request = { label, occasion: 'appointment', purpose } as const;
  const { snapshotId } = await createSnapshot(q, caller, householdId, request, now, appointmentId);
  const place = { householdId, snapshotId };
  const { reportId } = await createReport(q, caller, place, { kind: 'conversationSummary' }, now);
  return { appointmentId, snapshotId, reportId, version };
}
