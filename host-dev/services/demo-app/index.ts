export { demoAppRoutes } from './demoAppRoutes';
