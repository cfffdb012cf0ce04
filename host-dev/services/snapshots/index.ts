export { contentHash } from './canonicalJson';
export { careForFiles, keepLinkedFiles } from './careForFiles';
export { handOut, hasFile, openFile } from './reportFiles';
export { deliverReport, type OneReport, readReleased, releasedFile } from './reportLife';
export { reportParameters, reportPath, reportRoutes } from './reportRoutes';
export { listReports, readReport, withLinks } from './reportStore';
export { snapshotRoutes } from './snapshotRoutes';
export { createSnapshot, forgetGoneAppointments, listSnapshots, readSnapshot } from './snapshotStore';
