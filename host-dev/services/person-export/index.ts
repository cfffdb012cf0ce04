export { exportRoutes } from './exportRoutes';
