import {
  type Appointments,
  dayOfAppointment,
  type StoredAppointment,
  pastAppointments,
  type SectionData,
  wallTimeOf,
} from '@vp-digital/core/household';
import type { Stored } from './useStored';

/** How many of each kind; what is not known: undefined. */
export interface Made {
  notes: number | undefined;
  snapshots: number | undefined;
  ratings: number;
  /** Of an older release, which named no appointment: notes and snapshots are those of its day. */
  byDay: boolean;
}

/** What was made in an appointment. What names none belongs to the last one of its day: the one that is rated on it. */
export function madeIn(
  appointment: StoredAppointment,
  appointments: Appointments,
  kept: Stored & { ratings: SectionData['appointmentRatings'] },
): Made {
  const day = dayOfAppointment(appointment);
  const last = pastAppointments(appointments).find((one) => dayOfAppointment(one) === day);
  const notes = dataOf(kept.notes)?.map(({ appointmentId, writtenAt }) => ({
    appointmentId,
    date: dayOf(writtenAt),
  }));
  const snapshots = dataOf(kept.snapshots)?.map(({ appointmentId, createdAt }) => ({
    appointmentId,
    date: dayOf(createdAt),
  }));
  const ratings = Object.values(kept.ratings.items);
  const names = (one: Dated) => one.appointmentId === appointment.id;
  const isOfDay = (one: Dated) =>
    last?.id === appointment.id && one.appointmentId === undefined && one.date === day;
  const byDay =
    appointment.state === 'held' && ![notes ?? [], snapshots ?? [], ratings].flat().some((one) => names(one));
  const count = (all: readonly Dated[], fallsBack: boolean) =>
    all.filter((one) => names(one) || (fallsBack && isOfDay(one))).length;
  return {
    notes: notes && count(notes, byDay),
    snapshots: snapshots && count(snapshots, byDay),
    ratings: count(ratings, true),
    byDay,
  };
}

interface Dated {
  appointmentId?: string | undefined;
  date: string;
}

const dataOf = <Data>(one: { status: 'loading' | 'error' } | { status: 'ready'; data: Data } | undefined) =>
  one?.status === 'ready' ? one.data : undefined;

const dayOf = (instant: string) => wallTimeOf(new Date(instant)).slice(0, 10);
