import type { OwnCore } from '@vp-digital/core/household';
import type { Clock, Config, TokenSource } from '@vp-digital/core/shell';

/** What an area's calls need from its host. */
export interface ServiceRuntime {
  config: Config;
  clock: Clock;
  tokens: TokenSource;
  /** The services no longer accept the session, even with a fresh token. */
  onUnauthorized(): void;
  /** The device is in a customer's hands, and this call is not allowed there. */
  onDeviceLocked(): void;
  /** An answer breaks the contract: reported by places and kinds, without values and ids. */
  onBroken(error: Error): void;
  /** The area's own copy of the core: used to read documents if this floor is of another version. */
  own?: Pick<OwnCore, 'read'>;
}
