import type { Authorize } from './authorization';
import type { Database } from './database';

/** What the routes stand on. */
export interface Services {
  database: Database;
  /** The product's time: dates of changes, snapshots and laws. Tests hand in a fixed one. */
  now(): Date;
  authorize: Authorize;
}
