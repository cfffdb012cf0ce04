export { flagClientKey, flagRoutes } from './flagRoutes';
