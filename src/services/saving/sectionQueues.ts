import { isSectionName } from '@vp-digital/core/household';
import type { ThunkDispatch, UnknownAction } from '@vp-digital/core/libs/redux';
import { dirtyCleared, dirtySet } from '@vp-digital/core/session';
import type { AreaApi, PageState } from '../createAreaApi';
import { type SectionKey, sectionTag } from '../endpoints/sections';
import type { ServiceError } from '../request/serviceError';
import { type PendingChange, type QueueState, SectionQueue } from './sectionQueue';

export type Dispatch = ThunkDispatch<PageState, unknown, UnknownAction>;
export interface PageStore {
  dispatch: Dispatch;
  getState(): PageState;
}

/** The queues of one mounted area, one per document, and their news for the header's save state. */
export class SectionQueues {
  readonly #queues = new Map<string, SectionQueue>();
  readonly #listeners = new Set<() => void>();
  #snapshot: ReadonlyMap<string, QueueState> = new Map();

  constructor(
    private readonly areaApi: AreaApi,
    private readonly store: PageStore,
  ) {}

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The state of every queue by document; a new map after each change, for `useSyncExternalStore`. */
  snapshot = (): ReadonlyMap<string, QueueState> => this.#snapshot;

  state(key: SectionKey): QueueState {
    return this.#queue(key).state;
  }

  add(key: SectionKey, change: PendingChange): void {
    this.#queue(key).add(change);
  }

  flush(key: SectionKey): Promise<boolean> {
    return this.#queue(key).flush();
  }

  resolveConflict(key: SectionKey, choice: 'mine' | 'theirs'): void {
    this.#queue(key).resolveConflict(choice);
  }

  /** Sends everything that waits; false when something could not be saved. */
  async flushAll(): Promise<boolean> {
    const saved = await Promise.all([...this.#queues.values()].map((queue) => queue.flush()));
    return saved.every(Boolean);
  }

  discardAll(): void {
    for (const queue of this.#queues.values()) queue.discard();
  }

  #queue(key: SectionKey): SectionQueue {
    const name = sectionTag(key).id;
    const known = this.#queues.get(name);
    if (known) return known;
    const queue = this.#create(key, name);
    this.#queues.set(name, queue);
    return queue;
  }

  #create(key: SectionKey, name: string): SectionQueue {
    const { api } = this.areaApi;
    const { dispatch } = this.store;
    const report = reporter(this.areaApi.area, name, dispatch);
    return new SectionQueue({
      save: async (changes, baseVersion) => {
        const sent = await dispatch(api.endpoints.saveSection.initiate({ ...key, changes, baseVersion }));
        return sent.data ? { data: sent.data } : { error: asServiceError(sent.error) };
      },
      baseVersion: () => this.#stored(key)?.version ?? 0,
      adopt: (document) => {
        if (isSectionName(document.section)) dispatch(api.util.upsertQueryData('section', key, document));
      },
      onChange: (state) => {
        report(state);
        this.#snapshot = new Map([...this.#queues].map(([document, { state: of }]) => [document, of]));
        for (const listener of this.#listeners) listener();
      },
    });
  }

  #stored(key: SectionKey) {
    return this.areaApi.api.endpoints.section.select(key)(this.store.getState()).data;
  }
}

/** Keeps the dirty entries of one document in step with its queue. */
function reporter(area: string, name: string, dispatch: Dispatch) {
  let reported = new Set<string>();
  return ({ pending, phase }: QueueState) => {
    const state = phase === 'failed' ? 'failed' : phase === 'saving' ? 'saving' : 'editing';
    const keys = new Set(pending.map(({ path }) => `${area}:${name}${path}`));
    for (const key of reported) if (!keys.has(key)) dispatch(dirtyCleared({ key }));
    for (const { path, label } of pending)
      dispatch(dirtySet({ key: `${area}:${name}${path}`, entry: { area, label, state } }));
    reported = keys;
  };
}

/** A serialized error of RTK Query (a thrown one) is a failure without an answer. */
const asServiceError = (error: unknown): ServiceError =>
  typeof error === 'object' && error !== null && 'kind' in error
    ? (error as ServiceError) // what our own base query returned
    : { kind: 'failed', status: undefined, requestId: undefined };
