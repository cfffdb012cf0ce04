import {
  type AppointmentRating,
  dayOfAppointment,
  decisionOf,
  nextAppointment,
  positionsInCart,
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
  /** What is said to what stands in the cart. */
  cart: CartState;
}

/** How many positions have come to what, and how many are proposed without a reason. */
export interface CartState {
  accepted: number;
  later: number;
  declined: number;
  undecided: number;
  withoutReason: number;
}

export interface TalkData
  extends Pick<SectionData, 'persons' | 'appointments' | 'appointmentRatings' | 'cartPositions'> {
  /** Undefined for who may not read it. */
  recap: SectionData['recap'] | undefined;
}

/** @param today the day in Germany */
export function talkOf(data: TalkData, today: string): Talk {
  const { appointments, appointmentRatings, recap } = data;
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
    cart: cartOf(data, appointment ? dayOfAppointment(appointment) : today),
  };
}

/** What lies in the cart, and what became a contract by a decision of that day. */
function cartOf(data: Pick<TalkData, 'persons' | 'cartPositions'>, day: string): CartState {
  const positions = positionsInCart(data).map(([, position]) => position);
  const concluded = Object.values(data.cartPositions.items).filter(
    ({ contractId, discardedOn, decisions = {} }) =>
      contractId !== undefined &&
      discardedOn === undefined &&
      Object.values(decisions).some(({ decidedOn }) => decidedOn === day),
  );
  const said = [...positions, ...concluded].map((position) => decisionOf(data, position));
  const count = (wanted: (typeof said)[number]) => said.filter((one) => one === wanted).length;
  return {
    accepted: count('accepted'),
    later: count('later'),
    declined: count('declined'),
    undecided: count(undefined),
    withoutReason: positions.filter(({ reason = '' }) => reason.trim() === '').length,
  };
}

/** All that were decided, whichever way: "später" and "nein" are results as much as "ja". */
export const decidedInCart = ({ accepted, later, declined }: CartState): number =>
  accepted + later + declined;

/** What has no day comes last. */
const never = '9999';

/** Advice whose reason nobody has written down. */
export const withoutReason = (notes: readonly Note[]): readonly Note[] =>
  notes.filter(({ isAdvice, adviceReason }) => isAdvice && !adviceReason);
