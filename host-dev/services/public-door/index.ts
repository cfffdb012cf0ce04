export { admit, type Admitted, type Lock } from './admit';
export { type Attempt, closedBecause, type Door, isOpenAt } from './door';
export { doorRoutes, type Room, sendClosed, sendPage, type Visit } from './doorRoutes';
