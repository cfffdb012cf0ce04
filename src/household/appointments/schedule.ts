import type { IsoDate } from '@vp-digital/core/finance';
import type { Appointment, Appointments } from '../documents';

/** An appointment with the id it is kept under. */
export interface StoredAppointment extends Appointment {
  id: string;
}

/** The day on which it begins. */
export const dayOfAppointment = ({ begin }: Pick<Appointment, 'begin'>): IsoDate => begin.slice(0, 10);

/** The appointment that is going on; of several the one that began last. */
export const runningAppointment = (appointments: Appointments): StoredAppointment | undefined =>
  inOrder(appointments, 'running').at(-1);

/**
 * The one under way at a time of the clock in Germany. One that nobody has ended is none any more on the next day, unless it
 * began in the last twelve hours; one that the device's clock has begun a little ahead of this one is.
 */
export function appointmentInProgress(
  appointments: Appointments,
  now: string,
): StoredAppointment | undefined {
  const running = runningAppointment(appointments);
  return running && isStillInProgress(running, now) ? running : undefined;
}

/** Of one that was begun and not ended: whether it can still be going on. */
export const isStillInProgress = (running: Pick<Appointment, 'begin'>, now: string): boolean =>
  dayOf(now) === dayOfAppointment(running) || hoursBetween(running, now) <= 12;

/** One that nobody has ended and that is not under way any more: what is written belongs to none until it has ended and one begins. */
export function forgottenAppointment(appointments: Appointments, now: string): StoredAppointment | undefined {
  return appointmentInProgress(appointments, now) ? undefined : runningAppointment(appointments);
}

const hoursBetween = ({ begin }: Pick<Appointment, 'begin'>, now: string) =>
  Math.abs(Date.parse(`${now}:00Z`) - Date.parse(`${begin}:00Z`)) / 3_600_000;

/** The one under way, or the last one that was held on the day. */
export const appointmentOfDay = (appointments: Appointments, now: string): StoredAppointment | undefined =>
  appointmentInProgress(appointments, now) ??
  inOrder(appointments, 'held')
    .filter((one) => dayOfAppointment(one) === dayOf(now) && one.begin <= now)
    .at(-1);

const dayOf = (time: string): IsoDate => time.slice(0, 10);

/** The next one that is planned, from today on. */
export const nextAppointment = (appointments: Appointments, today: IsoDate): StoredAppointment | undefined =>
  inOrder(appointments, 'planned').find((one) => dayOfAppointment(one) >= today);

/** Planned ones whose day is over: nobody has said what became of them. The latest first. */
export const missedAppointments = (appointments: Appointments, today: IsoDate): StoredAppointment[] =>
  inOrder(appointments, 'planned')
    .filter((one) => dayOfAppointment(one) < today)
    .toReversed();

/** Those that took place, and the one that takes place now; the latest first. */
export const pastAppointments = (appointments: Appointments): StoredAppointment[] =>
  inOrder(appointments, 'held', 'running').toReversed();

/** The last one that took place, or takes place now. */
export const lastAppointment = (appointments: Appointments): StoredAppointment | undefined =>
  pastAppointments(appointments)[0];

/** Those of some states, by when they begin. */
const inOrder = ({ items }: Appointments, ...states: Appointment['state'][]): StoredAppointment[] =>
  Object.entries(items)
    .map(([id, appointment]) => ({ id, ...appointment }))
    .filter(({ state }) => states.includes(state))
    .sort((one, other) => one.begin.localeCompare(other.begin) || one.id.localeCompare(other.id));
