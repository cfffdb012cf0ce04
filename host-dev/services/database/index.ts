export type { Database, Parameter, Query } from './database';
export { nameOwner, onBehalfOf } from './onBehalfOf';
export { openDatabase } from './openDatabase';
export { sqlState } from './retrySerialization';
export { type WatchedDatabase, watchFaults } from './watchFaults';
export { liftTimeLimit } from './timeLimit';
