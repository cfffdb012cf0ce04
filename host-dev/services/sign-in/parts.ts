import type { Query } from '../database';
import type { Limiter } from '../limits';
import type { SecurityLog } from '../securityLog';
import type { KnownBrowsers } from './knownBrowser';
import type { Passwords } from '../passwords';

/** What the pages of the sign-in stand on. */
export interface SignInParts {
  q: Query;
  limiter: Limiter;
  passwords: Passwords;
  security: SecurityLog;
  /** Known when the public address is. */
  browsers(): KnownBrowsers;
  /** The sign-in page offers the accounts: they are for demonstration. */
  withDemo: boolean;
}
