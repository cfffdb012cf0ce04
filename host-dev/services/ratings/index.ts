export { ratingRoutes } from './ratingRoutes';
