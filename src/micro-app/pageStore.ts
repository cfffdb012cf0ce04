import { type AreaApi, createRevisionMiddleware, forgetProtected } from '@vp-digital/core/services';
import { createSharedStore, selectViewer, type WithSession } from '@vp-digital/core/session';
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
 * Brings an area's API into the store, once per page and core version. What it has read outlives its mounts, so that an
 * area that is opened again shows it at once; when none is left and somebody else looks at the page, nothing is left of it.
 */
export function acquireApi(shared: SharedStore, areaApi: AreaApi): Release {
  const { api } = areaApi;
  const counts = uses.get(shared) ?? new Map<string, number>();
  uses.set(shared, counts);
  const before = counts.get(api.reducerPath);
  const reset = () => shared.store.dispatch(api.util.resetApiState());
  if (before === undefined) {
    shared.inject(api);
    shared.addMiddleware(api.middleware, createRevisionMiddleware(areaApi));
    onNextViewer(shared, () => counts.get(api.reducerPath) === 0 && reset());
  }
  counts.set(api.reducerPath, (before ?? 0) + 1);
  const release = () => {
    const left = (counts.get(api.reducerPath) ?? 1) - 1;
    counts.set(api.reducerPath, left);
    if (left === 0) forgetProtected(shared.store, areaApi);
  };
  return Object.assign(release, { reset });
}

/** As long as the page lives. */
function onNextViewer({ store }: SharedStore, action: () => void): void {
  const viewerNow = () => selectViewer(store.getState() as WithSession); // the session slice is part of every page store
  let viewer = viewerNow();
  store.subscribe(() => {
    if (viewer === viewerNow()) return;
    viewer = viewerNow();
    action();
  });
}
