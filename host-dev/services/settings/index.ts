export { advisorProfileRoutes } from './advisorProfileRoutes';
export { preferencesRoutes } from './preferencesRoutes';
