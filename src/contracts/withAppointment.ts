import {
  appointmentOfDay,
  appointmentInProgress,
  type StoredAppointment,
  rulesOf,
  wallTimeOf,
  type SectionData,
  type SectionName,
} from '@vp-digital/core/household';
import type { Change } from './changes';

/** Whether new entries of a document belong to the appointment in which they are made. */
export const belongsToAppointment = (section: SectionName): boolean => appointmentLink(section) !== undefined;

const appointmentLink = (section: SectionName) =>
  rulesOf(section).links?.find((link) => link.document === 'appointments');

/**
 * The changes of a document with each new entry naming the appointment in which it is made. What names an appointment itself
 * keeps that, and so does an entry that is written once more as a whole. An entry that says that it was written before the
 * appointment began – a removed one that is put back, one that is sent late – belongs to none. Every service that keeps households does it so.
 *
 * @param now what the clock in Germany shows: `2026-11-21T18:00`
 */
export function withAppointment<Name extends SectionName>(
  section: Name,
  current: SectionData[Name],
  changes: readonly Change[],
  appointments: SectionData['appointments'],
  now: string,
): readonly Change[] {
  const link = appointmentLink(section);
  if (!link) return changes;
  const find = link.made === 'onItsDay' ? appointmentOfDay : appointmentInProgress;
  const inProgress = find(appointments, now);
  return changes.map((change) => {
    const id = /^\/items\/([^/]+)$/.exec(change.path)?.[1];
    if (id === undefined || !isEntry(change.value)) return change;
    const before: Readonly<Record<string, unknown>> | undefined = current.items[id];
    const named = before ? before[link.field] : isOfIt(change.value, inProgress) ? inProgress.id : undefined;
    return typeof named === 'string'
      ? { ...change, value: { [link.field]: named, ...change.value } }
      : change;
  });
}

const isOfIt = (
  { writtenAt }: Readonly<Record<string, unknown>>,
  appointment: StoredAppointment | undefined,
): appointment is StoredAppointment => {
  if (!appointment) return false;
  const instant = typeof writtenAt === 'string' ? new Date(writtenAt) : undefined;
  const isTime = instant !== undefined && !Number.isNaN(instant.getTime()); // another value is the schema's to refuse
  return !isTime || wallTimeOf(instant) >= appointment.begin;
};

const isEntry = (value: Change['value']): value is Record<string, NonNullable<Change['value']>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
