export { snapshotRoutes } from './snapshotRoutes';
