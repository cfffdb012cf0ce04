import type { Clock, Config, Sink, TokenSource } from '@vp-digital/core/shell';

/** What the calls of an area need of its host. */
export interface ServiceRuntime {
  config: Config;
  clock: Clock;
  sink: Sink;
  tokens: TokenSource;
  /** The services no longer accept the session, even with a fresh token. */
  onUnauthorized(): void;
  /** The device is in a customer's hands, and this call is none of theirs. */
  onDeviceLocked(): void;
}
