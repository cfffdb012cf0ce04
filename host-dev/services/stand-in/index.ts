export { standInRoutes } from './standInRoutes';
