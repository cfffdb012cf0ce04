import {
  adults,
  type Appointment,
  dayOfAppointment,
  lastAppointment,
  type SectionData,
} from '@vp-digital/core/household';
import { minutesAfter } from './times';

export type AppointmentData = Pick<SectionData, 'persons' | 'appointments'>;

/** What somebody says of an appointment before it is one. */
export type AppointmentDraft = Omit<Appointment, 'begin' | 'state' | 'source'> & {
  begin?: string | undefined;
};

/** A review is due about once a year. */
const daysToReview = 300;

/**
 * What is most likely meant by a further appointment: with all adults, where the last one was, and about what the
 * household has not had for long.
 */
export function newAppointment(data: AppointmentData, today: string): AppointmentDraft {
  const last = lastAppointment(data.appointments);
  return {
    position: Object.keys(data.appointments.items).length,
    personIds: adults(data).map(({ id }) => id),
    place: last?.place ?? 'onSite',
    occasion: !last
      ? 'firstMeeting'
      : dayOfAppointment(last) < minutesAfter(`${today}T00:00`, -daysToReview * 24 * 60).slice(0, 10)
        ? 'annualReview'
        : 'advice',
    themes: [],
  };
}
