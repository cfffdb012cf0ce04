import {
  combineSlices,
  configureStore,
  createDynamicMiddleware,
  type Middleware,
  type Slice,
} from '@vp-digital/core/libs/redux';
import type { SharedStore } from '@vp-digital/core/shell';
import { sessionSlice } from './slice';

export interface SharedStoreOptions {
  /**
   * Redux Toolkit's search of the whole state, at every action, for what was mutated or cannot be serialized. Never part
   * of production. Default: on.
   */
  developmentChecks?: boolean;
}

/**
 * The page's one store: the session slice, and whatever areas inject. A shell with a store of its own hands in
 * a `SharedStore` over that instead.
 */
export function createSharedStore({ developmentChecks = true }: SharedStoreOptions = {}): SharedStore {
  const reducer = combineSlices(sessionSlice).withLazyLoadedSlices<Record<string, unknown>>();
  const dynamic = createDynamicMiddleware();
  const store = configureStore({
    reducer,
    middleware: (defaults) =>
      defaults({ immutableCheck: developmentChecks, serializableCheck: developmentChecks }).concat(
        dynamic.middleware,
      ),
    devTools: false,
    // answers of one moment are shown together, but none waits for the next frame: a search is felt key by key
    enhancers: (defaults) => defaults({ autoBatch: { type: 'timer', timeout: 0 } }),
  });
  const injected = new Set<string>();
  return {
    store,
    inject(slice: Pick<Slice, 'reducerPath' | 'reducer'>) {
      if (injected.has(slice.reducerPath)) return;
      injected.add(slice.reducerPath);
      reducer.inject(slice);
      store.dispatch({ type: 'session/sliceInjected' }); // so that the new slice's initial state is there at once
    },
    addMiddleware(...middleware: Middleware[]) {
      dynamic.addMiddleware(...middleware);
    },
  };
}
