export {
  appointmentOfDay,
  appointmentUnderWay,
  dayOfAppointment,
  type KeptAppointment,
  lastAppointment,
  missedAppointments,
  nextAppointment,
  pastAppointments,
  runningAppointment,
} from './schedule';
export { wallTimeOf } from './wallTimeOf';
