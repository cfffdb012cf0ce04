export { actingAdvisor, profiles } from './actingAdvisor';
export { advisorProfileRoutes } from './advisorProfileRoutes';
export { preferencesRoutes } from './preferencesRoutes';
