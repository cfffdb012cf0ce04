import type { Authorize } from './authorization';
import type { Database } from './database';
import type { Limiter } from './limits';
import type { SecurityLog } from './securityLog';
import type { Passwords } from './passwords';
import type { RetentionTable } from './retention';
import type { Mail } from './mail';
import type { KeyStore, PersonKeyStore } from './sealing';

/** What the routes stand on. */
export interface Services {
  database: Database;
  /** The product's time: dates of changes, snapshots and laws. Tests hand in a fixed one. */
  now(): Date;
  authorize: Authorize;
  limiter: Limiter;
  passwords: Passwords;
  security: SecurityLog;
  /** The one way to send a mail. */
  mail: Mail;
  /** Of what is kept sealed. */
  keys: KeyStore;
  /** Of what one person says of themselves, destroyed with it. */
  personKeys: PersonKeyStore;
  /** How long is kept what no law says a time of. */
  retention: RetentionTable;
  /** The address under which browsers reach the services, without a slash at the end; known once they listen. */
  origin(): string;
}
