export { impersonationRoutes } from './impersonationRoutes';
export { findImpersonation, type RunningImpersonation } from './impersonationStore';
