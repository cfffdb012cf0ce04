import type { IsoDate } from '@vp-digital/core/finance';
import type { Appointment, Appointments } from '../documents';

/** An appointment with the id it is kept under. */
export interface KeptAppointment extends Appointment {
  id: string;
}

/** The day on which it begins. */
export const dayOfAppointment = ({ begin }: Pick<Appointment, 'begin'>): IsoDate => begin.slice(0, 10);

/** The appointment that is going on; of several the one that began last. */
export const runningAppointment = (appointments: Appointments): KeptAppointment | undefined =>
  inOrder(appointments, 'running').at(-1);

/** The next one that is planned, from today on. */
export const nextAppointment = (appointments: Appointments, today: IsoDate): KeptAppointment | undefined =>
  inOrder(appointments, 'planned').find((one) => dayOfAppointment(one) >= today);

/** Planned ones whose day is over: nobody has said what became of them. The latest first. */
export const missedAppointments = (appointments: Appointments, today: IsoDate): KeptAppointment[] =>
  inOrder(appointments, 'planned')
    .filter((one) => dayOfAppointment(one) < today)
    .toReversed();

/** The last one that took place, or takes place now. */
export const lastAppointment = (appointments: Appointments): KeptAppointment | undefined =>
  inOrder(appointments, 'held', 'running').at(-1);

/** Those of some states, by when they begin. */
const inOrder = ({ items }: Appointments, ...states: Appointment['state'][]): KeptAppointment[] =>
  Object.entries(items)
    .map(([id, appointment]) => ({ id, ...appointment }))
    .filter(({ state }) => states.includes(state))
    .sort((one, other) => one.begin.localeCompare(other.begin) || one.id.localeCompare(other.id));
