export { customerIntakeRoutes } from './customerIntakeRoutes';
export { intakeRoutes } from './intakeRoutes';
export { isWaitingAt, removeOldIntakes } from './intakeLife';
export { listIntakes } from './intakeStore';
