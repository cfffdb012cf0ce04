export { agendaRoutes } from './agendaRoutes';
