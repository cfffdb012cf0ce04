export { agendaRoutes } from './agendaRoutes';
export { readWaiting } from './readWaiting';
