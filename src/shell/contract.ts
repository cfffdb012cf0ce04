import type { Middleware, Slice, Store } from '@vp-digital/core/libs/redux';
import type { Clock } from './clock';
import type { Config } from './config';
import type { CustomerPort } from './customerPort';
import type { FlagPort } from './flags';
import type { LocationPort } from './location';
import type { ShellPort } from './messages';
import type { Sink } from './sink';

/**
 * The contract between a shell and an area. Its version follows semantic versioning: a shell mounts every area
 * of the same major whose minor is not newer than its own (see `contractVersion.ts`).
 */
export interface MicroApp {
  readonly contractVersion: string;
  /** Renders the area into an element that the shell owns and keeps until `unmount` has finished. */
  mount(element: HTMLElement, host: Host): Mounted;
  /** Fetches the code of the page at this address, so that mounting it asks for nothing more; rejects when that fails. */
  preload?(path: string): Promise<unknown>;
}

export type Language = 'de' | 'en';

/** What a shell hands to an area. */
export interface Host {
  readonly contractVersion: string;
  readonly config: Config;
  readonly clock: Clock;
  readonly sink: Sink;
  readonly language: Language;
  /**
   * The page slot owns address, title and `<main>`; a side slot owns none of them. The customer's slot, since 1.1, draws of
   * the page at its `location` what is made for the customer, as saved, and nothing of the advisor's.
   */
  readonly slot: 'page' | 'side' | 'customer';
  readonly shell: ShellPort;
  readonly location: LocationPort;
  /** A shell without feature flags leaves this out; every flag then has its fallback. */
  readonly flags?: FlagPort;
  /**
   * Whether the screen at an address can be opened now: it is built, permitted and switched on. A link to any other is not
   * drawn. A shell that leaves this out offers what the registry has, for the user of its store (the loader answers).
   */
  offers?(path: string): boolean;
  /** A shell without a customer view leaves this out, and so does a slot of which the customer sees nothing. Since 1.1. */
  readonly customer?: CustomerPort;
  /** A shell without a Redux store leaves this out; the first area then makes the store. */
  readonly shared?: SharedStore;
}

/** The page's one store, as plain functions: an area never touches a singleton of its own copy of the core. */
export interface SharedStore {
  readonly store: Pick<Store, 'getState' | 'dispatch' | 'subscribe'>;
  inject(slice: Pick<Slice, 'reducerPath' | 'reducer'>): void;
  addMiddleware(...middleware: Middleware[]): void;
}

/** What a shell gets back. */
export interface Mounted {
  /**
   * Settles in every case: when the first screen or its outline stands; rejects when it cannot, since 1.5 with a `code`, also
   * because the address is no page of the area or `unmount` came first.
   */
  readonly ready: Promise<void>;
  setLanguage(language: Language): void;
  /** Saves everything pending; false when something could not be saved. */
  save(): Promise<boolean>;
  /** Drops what is not saved; the user has agreed. */
  discard(): void;
  unmount(): Promise<void>;
}
