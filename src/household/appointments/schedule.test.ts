import type { Appointment, Appointments } from '../documents';
import {
  appointmentOfDay,
  appointmentInProgress,
  forgottenAppointment,
  lastAppointment,
  missedAppointments,
  nextAppointment,
  runningAppointment,
} from './schedule';
import { wallTimeOf } from './wallTimeOf';

const appointment = (state: Appointment['state'], begin: string): Appointment => ({
  position: 0,
  state,
  begin,
  personIds: [],
  occasion: 'advice',
  themes: [],
});

const appointments: Appointments = {
  items: {
    first: appointment('held', '2025-11-12T17:00'),
    later: appointment('planned', '2026-12-08T18:00'),
    next: appointment('planned', '2026-11-21T18:00'),
    forgotten: appointment('planned', '2026-09-30T09:00'),
    gone: appointment('cancelled', '2026-10-05T09:00'),
    now: appointment('running', '2026-10-01T11:30'),
  },
};

test('the next one is the first that is planned from today on, what was cancelled or forgotten is none', () => {
  expect(nextAppointment(appointments, '2026-10-01')?.id).toBe('next');
  expect(nextAppointment(appointments, '2026-11-21')?.id).toBe('next');
  expect(nextAppointment(appointments, '2026-11-22')?.id).toBe('later');
  expect(nextAppointment(appointments, '2026-12-09')).toBeUndefined();
  expect(missedAppointments(appointments, '2026-12-01').map(({ id }) => id)).toEqual(['next', 'forgotten']);
});

test('the last one is the one that is going on, or else the last that was held', () => {
  expect(runningAppointment(appointments)?.id).toBe('now');
  expect(lastAppointment(appointments)?.id).toBe('now');
  const { now: _, ...others } = appointments.items;
  expect(lastAppointment({ items: others })?.id).toBe('first');
  expect(runningAppointment({ items: others })).toBeUndefined();
});

test('times are those of the clock in Germany, in summer and in winter', () => {
  expect(wallTimeOf(new Date('2026-07-01T22:30:00Z'))).toBe('2026-07-02T00:30');
  expect(wallTimeOf(new Date('2026-11-21T17:00:00Z'))).toBe('2026-11-21T18:00');
});

describe('the appointment in which something is written', () => {
  test.each([
    ['2026-10-01T11:29', 'now'], // a clock that is a minute behind
    ['2026-10-01T11:30', 'now'],
    ['2026-10-01T23:59', 'now'],
    ['2026-10-02T09:00', undefined],
  ])('at %s: %s', (now, id) => {
    expect(appointmentInProgress(appointments, now)?.id).toBe(id);
    expect(forgottenAppointment(appointments, now)?.id).toBe(id === undefined ? 'now' : undefined);
  });

  test('goes on beyond midnight', () => {
    const late = { items: { late: appointment('running', '2026-10-01T21:00') } };
    expect(appointmentInProgress(late, '2026-10-02T00:30')?.id).toBe('late');
  });

  test('is over, and still the one of the day, when it is rated', () => {
    expect(appointmentInProgress(appointments, '2025-11-12T18:30')).toBeUndefined();
    expect(appointmentOfDay(appointments, '2025-11-12T18:30')?.id).toBe('first');
    expect(appointmentOfDay(appointments, '2025-11-13T08:00')).toBeUndefined();
  });
});
