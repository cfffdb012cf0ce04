import { type AreaApi, createRevisionMiddleware } from '@vp-digital/core/services';
import { createSharedStore } from '@vp-digital/core/session';
import type { SharedStore } from '@vp-digital/core/shell';

const key = Symbol.for('vp-digital.store');
type Page = typeof globalThis & { [key]?: SharedStore };

/** The page's store when the shell brings none: the first area makes it, the others find it. */
export function pageStore(): SharedStore {
  const page: Page = globalThis;
  page[key] ??= createSharedStore();
  return page[key];
}

/** Ends one use of an API in a store; `reset` empties its cache without ending it. */
export interface Release {
  (): void;
  reset(): void;
}

const uses = new WeakMap<SharedStore, Map<string, number>>();

/**
 * Brings an area's API into the store, once per page and core version. Mounts are counted and the last one that
 * goes empties the cache: a side slot that closes must not empty the page.
 */
export function acquireApi(shared: SharedStore, areaApi: AreaApi): Release {
  const { api } = areaApi;
  const counts = uses.get(shared) ?? new Map<string, number>();
  uses.set(shared, counts);
  const before = counts.get(api.reducerPath);
  if (before === undefined) {
    shared.inject(api);
    shared.addMiddleware(api.middleware, createRevisionMiddleware(areaApi));
  }
  counts.set(api.reducerPath, (before ?? 0) + 1);
  const reset = () => shared.store.dispatch(api.util.resetApiState());
  const release = () => {
    const left = (counts.get(api.reducerPath) ?? 1) - 1;
    counts.set(api.reducerPath, left);
    if (left === 0) reset();
  };
  return Object.assign(release, { reset });
}
