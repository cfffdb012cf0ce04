export { administrationRoutes } from './administrationRoutes';
export { removeDeleted } from './removeDeleted';
