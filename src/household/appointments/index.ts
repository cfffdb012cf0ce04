export {
  appointmentOfDay,
  appointmentUnderWay,
  dayOfAppointment,
  forgottenAppointment,
  isStillUnderWay,
  type KeptAppointment,
  lastAppointment,
  missedAppointments,
  nextAppointment,
  pastAppointments,
  runningAppointment,
} from './schedule';
export { wallTimeOf } from './wallTimeOf';
