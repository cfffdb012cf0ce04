export { customerIntakeRoutes } from './customerIntakeRoutes';
export { intakeRoutes } from './intakeRoutes';
export { answersKeptUntil, isWaitingAt, removeOldIntakes } from './intakeLife';
export { listIntakes } from './intakeStore';
