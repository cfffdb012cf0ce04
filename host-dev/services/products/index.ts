export { productRoutes } from './productRoutes';
