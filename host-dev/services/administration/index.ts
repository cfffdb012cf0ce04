export { administrationRoutes } from './administrationRoutes';
export { endExpired } from './endExpired';
export { removeDeleted } from './removeDeleted';
export { lockAdministered } from './rights';
