import type { OwnCore } from '@vp-digital/core/household';
import type { Clock, Config, TokenSource } from '@vp-digital/core/shell';

/** What the calls of an area need of its host. */
export interface ServiceRuntime {
  config: Config;
  clock: Clock;
  tokens: TokenSource;
  /** The services no longer accept the session, even with a fresh token. */
  onUnauthorized(): void;
  /** The device is in a customer's hands, and this call is none of theirs. */
  onDeviceLocked(): void;
  /** An answer is not what the contract says: told by places and kinds, without values and ids. */
  onBroken(error: Error): void;
  /** The area's own copy of the core: where this floor is of another version, documents are read by that. */
  own?: Pick<OwnCore, 'read'>;
}
