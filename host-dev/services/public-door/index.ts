export { closedBecause, type Door, isOpenAt } from './door';
export { doorRoutes, type Room, sendClosed, sendPage, type Visit } from './doorRoutes';
