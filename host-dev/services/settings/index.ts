export { preferencesRoutes } from './preferencesRoutes';
