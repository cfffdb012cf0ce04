export { reportRoutes } from './reportRoutes';
export { snapshotRoutes } from './snapshotRoutes';
