export {
  appointmentOfDay,
  appointmentInProgress,
  dayOfAppointment,
  forgottenAppointment,
  isStillInProgress,
  type StoredAppointment,
  lastAppointment,
  missedAppointments,
  nextAppointment,
  pastAppointments,
  runningAppointment,
} from './schedule';
export { wallTimeOf } from './wallTimeOf';
