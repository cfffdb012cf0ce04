export { closingRoutes } from './closingRoutes';
