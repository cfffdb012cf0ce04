export { actingAdvisor, profiles } from './actingAdvisor';
export { advisorProfileRoutes } from './advisorProfileRoutes';
export { bankRoutes } from './bankRoutes';
export { preferencesOf, preferencesRoutes } from './preferencesRoutes';
