export { contentHash } from './canonicalJson';
export { deliverReport, type OneReport, readReleased } from './reportLife';
export { reportParameters, reportPath, reportRoutes } from './reportRoutes';
export { readReport, withLinks } from './reportStore';
export { snapshotRoutes } from './snapshotRoutes';
export { createSnapshot, forgetGoneAppointments, listSnapshots, readSnapshot } from './snapshotStore';
