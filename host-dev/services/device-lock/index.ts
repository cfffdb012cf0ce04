export { deviceLockRoutes } from './deviceLockRoutes';
export { findDeviceLock } from './deviceLockStore';
