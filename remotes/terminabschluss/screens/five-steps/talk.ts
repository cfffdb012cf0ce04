import {
  type AppointmentRating,
  dayOfAppointment,
  nextAppointment,
  type RecapEntry,
  runningAppointment,
  pastAppointments,
  type SectionData,
  type StoredAppointment,
} from '@vp-digital/core/household';

export interface Note extends RecapEntry {
  id: string;
}

/** The talk that is to be closed, or was closed today, with what came of it. */
export interface Talk {
  /** Undefined where none goes on and none was held today. */
  appointment: StoredAppointment | undefined;
  isRunning: boolean;
  /** Written in it, oldest first; undefined for who may not read notes. */
  notes: readonly Note[] | undefined;
  /** All that are not done, of earlier talks too, by when they are due. */
  openTasks: readonly Note[] | undefined;
  ratings: readonly AppointmentRating[];
  next: StoredAppointment | undefined;
}

export interface TalkData extends Pick<SectionData, 'appointments' | 'appointmentRatings'> {
  /** Undefined for who may not read it. */
  recap: SectionData['recap'] | undefined;
}

/** @param today the day in Germany */
export function talkOf({ appointments, appointmentRatings, recap }: TalkData, today: string): Talk {
  const running = runningAppointment(appointments);
  const [last] = pastAppointments(appointments);
  const appointment = running ?? (last && dayOfAppointment(last) === today ? last : undefined);
  const all =
    recap &&
    Object.entries(recap.items)
      .map(([id, entry]): Note => ({ id, ...entry }))
      .sort((one, other) => one.writtenAt.localeCompare(other.writtenAt) || one.id.localeCompare(other.id));
  return {
    appointment,
    isRunning: running !== undefined,
    notes: all?.filter(({ appointmentId }) => appointment !== undefined && appointmentId === appointment.id),
    openTasks: all
      ?.filter(({ kind, done }) => kind === 'task' && !done)
      .sort((one, other) => (one.dueOn ?? never).localeCompare(other.dueOn ?? never)),
    ratings: Object.values(appointmentRatings.items).filter(
      ({ appointmentId, date }) =>
        appointment !== undefined &&
        (appointmentId === undefined
          ? date === dayOfAppointment(appointment)
          : appointmentId === appointment.id),
    ),
    next: nextAppointment(appointments, today),
  };
}

/** What has no day comes last. */
const never = '9999';

/** Advice whose reason nobody has written down. */
export const withoutReason = (notes: readonly Note[]): readonly Note[] =>
  notes.filter(({ isAdvice, adviceReason }) => isAdvice && !adviceReason);
