import { fieldValue, isStored } from '@vp-digital/core/contracts';
import { isSectionName, valueAt } from '@vp-digital/core/household';
import type { ThunkDispatch, UnknownAction } from '@vp-digital/core/libs/redux';
import type { AreaApi, PageState } from '../createAreaApi';
import type { Drafts } from '../drafts/drafts';
import { type SectionKey, sectionTag } from '../endpoints/sections';
import type { ServiceError } from '../request/serviceError';
import { changeTo, type PendingChange } from '../pendingChange';
import { afterFrame } from './afterFrame';
import { removedEntries, withTyped } from './removedEntries';
import { reporter } from './reporter';
import { type QueueState, SectionQueue } from './sectionQueue';
import { stillHolds } from './stillHolds';
import { type UndoField, UndoSteps, type UndoDirection } from './undoSteps';
import type { UnsavedEntries } from './unsavedEntries';
import { createWholeEntries } from './wholeEntries';

export type Dispatch = ThunkDispatch<PageState, unknown, UnknownAction>;
export interface PageStore {
  dispatch: Dispatch;
  getState(): PageState;
}

export interface QueueDrafts {
  drafts: Drafts;
  /** Changes typed before the page was reloaded are back in their fields. */
  onRestored(changes: readonly PendingChange[]): void;
}

/** The queues of one mounted area, one per document, their drafts, and their state for the header. */
export class SectionQueues {
  readonly #queues = new Map<string, SectionQueue>();
  readonly #listeners = new Set<() => void>();
  #snapshot: ReadonlyMap<string, QueueState> = new Map();

  constructor(
    private readonly areaApi: AreaApi,
    private readonly store: PageStore,
    private readonly kept: QueueDrafts,
    private readonly unsaved: UnsavedEntries,
  ) {
    window.addEventListener('online', this.#sendAll);
  }

  /** What can be undone on the current screen. */
  readonly undoSteps = new UndoSteps();

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The state of every queue by document; a new map after each change, for `useSyncExternalStore`. */
  snapshot = (): ReadonlyMap<string, QueueState> => this.#snapshot;

  state(key: SectionKey): QueueState {
    return this.#queue(key).state;
  }

  /** Whether a pending change would survive closing the page. */
  isOnDevice = (key: SectionKey, change: PendingChange): boolean =>
    this.kept.drafts.keeps(key.section, change);

  /** A field is being typed into, and has not been left: it shows its own text. */
  isTyping = false;

  add(key: SectionKey, change: PendingChange): void {
    this.isTyping = true;
    this.undoSteps.record(key, change, () => fieldValue(this.#shown(key), change.path));
    this.#queue(key).add(change);
  }

  /**
   * The input became invalid: revert the field to what it held before this visit, as a beginning was saved. The text
   * stays in the field. Unsent changes are dropped: reverting them would conflict with what somebody else has written.
   */
  takeBack(key: SectionKey, path: string): void {
    this.isTyping = true;
    for (const field of this.undoSteps.takeVisit(key, path)) {
      const stored = this.#stored(key);
      const holds = stored && stillHolds(key.section, stored.data, changeTo(field.path, field.before));
      if (!holds || !this.#queue(key).withdraw(field.path)) this.#rewrite('undo', field);
    }
  }

  /** Undoes or redoes the last step that still applies, and saves; returns the labels of its fields. */
  undo(direction: UndoDirection): string[] {
    this.#stopTyping();
    for (let step = this.undoSteps.take(direction); step; step = this.undoSteps.take(direction)) {
      const written = step.filter((field) => this.#rewrite(direction, field));
      for (const { key } of written) void this.#queue(key).flush();
      if (written.length === 0) continue;
      this.undoSteps.turn(direction, written);
      return [...new Set(written.map(({ label }) => label))];
    }
    return [];
  }

  /** The change of a field that was just added is a draft until the field is left. */
  hold(key: SectionKey, paths: readonly string[]): void {
    this.#queue(key).hold(...paths);
  }

  /** A field was left: what it holds is meant. */
  leave(key: SectionKey, paths: readonly string[]): Promise<boolean> {
    this.#queue(key).release(...paths);
    return this.flush(key);
  }

  flush(key: SectionKey): Promise<boolean> {
    this.#stopTyping();
    this.undoSteps.close();
    return this.#queue(key).flush();
  }

  /** Resolves a conflict: for one field, or for all of them. */
  resolveConflict(key: SectionKey, choice: 'mine' | 'theirs', path?: string): void {
    this.#stopTyping();
    this.#queue(key).resolveConflict(choice, path);
  }

  /** Sends all pending changes; false if something could not be saved. */
  async flushAll(): Promise<boolean> {
    this.#stopTyping();
    this.undoSteps.close();
    for (const queue of this.#queues.values()) queue.releaseTyped();
    const saved = await this.#sendAll();
    return saved.every(Boolean);
  }

  /** Also when the connection is back: no need to wait for the next attempt then. What is being typed waits on. */
  #sendAll = () => Promise.all([...this.#queues.values()].map((queue) => queue.flush()));

  /** Drops the unacknowledged changes of one document. */
  discard(key: SectionKey): void {
    this.#stopTyping();
    this.#queue(key).discard();
  }

  discardAll(): void {
    this.#stopTyping();
    this.undoSteps.clear();
    for (const queue of this.#queues.values()) queue.discard();
  }

  /** Restores what was typed into a document and not acknowledged when the page ended; once per mount. */
  async restore(key: SectionKey): Promise<void> {
    const name = sectionTag(key).id;
    if (this.#restored.has(name)) return;
    this.#restored.add(name);
    const { drafts, onRestored } = this.kept;
    const found = await drafts.find(key);
    if (!found) return;
    const { data: stored } = await this.store.dispatch(
      this.areaApi.api.endpoints.section.initiate(key, { subscribe: false }),
    );
    if (!stored) return void this.#restored.delete(name); // not available now: retried at the next opening
    const changes = found.changes.filter((change) => !isStored(stored.data, change));
    if (changes.length > 0) {
      await this.#queue(key).restore(changes, found.baseVersion);
      onRestored(changes);
    }
    if (await drafts.flush()) await found.remove();
  }

  readonly #restored = new Set<string>();

  /** Ends the mount: nothing more is sent, pending changes stay as a draft. */
  async close(): Promise<void> {
    window.removeEventListener('online', this.#sendAll);
    for (const queue of this.#queues.values()) queue.stop();
    await this.kept.drafts.close();
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
    const { drafts } = this.kept;
    const whole = createWholeEntries();
    const report = reporter(name, this.unsaved, (change) => this.isOnDevice(key, change));
    const queue = new SectionQueue({
      save: async (changes, baseVersion) => {
        const before = this.#stored(key);
        const save = { ...key, changes: whole(changes, before), baseVersion };
        const sent = await dispatch(api.endpoints.saveSection.initiate(save));
        if (sent.data) return { data: sent.data };
        const error = asServiceError(sent.error);
        if (error.kind !== 'conflict') return { error };
        return { error: { ...error, removed: removedEntries(before?.data, error.conflict) } };
      },
      baseVersion: () => this.#stored(key)?.version,
      adopt: async (document) => {
        if (isSectionName(document.section))
          await dispatch(api.util.upsertQueryData('section', key, document));
      },
      onChange: (state) => {
        report(state);
        drafts.keep(key, { baseVersion: queue.baseVersion, changes: state.pending });
        if (this.isTyping) this.#tellSoon();
        else this.#tell();
      },
    });
    return queue;
  }

  /** Everything typed is shown everywhere, now. */
  #stopTyping(): void {
    if (!this.isTyping) return;
    this.isTyping = false;
    this.#tell();
  }

  #isToTell = false;

  /** All effects of a keystroke are reported once, after the frame in which its field shows it. */
  #tellSoon(): void {
    if (this.#isToTell) return;
    this.#isToTell = true;
    afterFrame(() => {
      if (this.#isToTell) this.#tell();
    });
  }

  #tell(): void {
    this.#isToTell = false;
    this.#snapshot = new Map([...this.#queues].map(([document, { state }]) => [document, state]));
    for (const listener of this.#listeners) listener();
  }

  /** A field that still holds the step's result gets the value from its other side; one changed since stays. */
  #rewrite(direction: UndoDirection, { key, path, before, after, label }: UndoField): boolean {
    const shown = this.#shown(key);
    const [from, to] = direction === 'undo' ? [after, before] : [before, after];
    if (!shown || !stillHolds(key.section, shown, changeTo(path, from))) return false;
    this.#queue(key).add({ ...changeTo(path, to), label });
    return true;
  }

  /** Whether the document with everything typed so far has something at a path; undefined while there is no document. */
  holds(key: SectionKey, path: string): boolean | undefined {
    const shown = this.#shown(key);
    return shown && valueAt(shown, path) !== undefined;
  }

  /** The stored document with everything typed so far. */
  #shown(key: SectionKey) {
    const stored = this.#stored(key);
    return stored && withTyped(stored.data, this.#queue(key).state.pending);
  }

  #stored(key: SectionKey) {
    return this.areaApi.api.endpoints.section.select(key)(this.store.getState()).data;
  }
}

/** A serialized error of RTK Query (a thrown one) is a failure without an answer. */
const asServiceError = (error: unknown): ServiceError =>
  typeof error === 'object' && error !== null && 'kind' in error
    ? (error as ServiceError) // what our own base query returned
    : { kind: 'failed', status: undefined, requestId: undefined };
