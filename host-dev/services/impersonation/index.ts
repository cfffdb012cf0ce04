export { impersonationRoutes } from './impersonationRoutes';
export { findRoles } from './findRoles';
export { findImpersonation, type RunningImpersonation } from './impersonationStore';
