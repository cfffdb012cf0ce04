export { actingAdvisor, profiles } from './actingAdvisor';
export { advisorProfileRoutes } from './advisorProfileRoutes';
export { preferencesOf, preferencesRoutes } from './preferencesRoutes';
