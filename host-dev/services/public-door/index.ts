export { admit, type Admitted, type Lock } from './admit';
export { type Attempt, closedBecause, type Door, isOpenAt } from './door';
export { doorRoutes, type Room, sendClosed, sendNotNow, sendPage, type Visit } from './doorRoutes';
