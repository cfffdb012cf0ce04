export {
  dayOfAppointment,
  type KeptAppointment,
  lastAppointment,
  missedAppointments,
  nextAppointment,
  runningAppointment,
} from './schedule';
export { wallTimeOf } from './wallTimeOf';
