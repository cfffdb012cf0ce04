export { fileRoutes } from './fileRoutes';
