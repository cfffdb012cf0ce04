import { type Change, type KnownSectionDocument, overlaps, unknownField } from '@vp-digital/core/contracts';
import type { PendingChange } from '../pendingChange';
import type { RemovedEntries, ServiceError } from '../request/serviceError';
import { isTemporary } from '../request/serviceError';
import { broughtBack, missingEntry } from './removedEntries';

export interface QueueState {
  /** Changes that are not acknowledged yet, oldest first; apply them to the stored document to show it. */
  pending: readonly PendingChange[];
  phase: 'idle' | 'waiting' | 'saving' | 'failed';
  /** Why the last attempt failed. */
  error: ServiceError | undefined;
}

export interface SectionQueueOptions {
  /** Sends changes based on a version; answers the merged document or the reason against it. */
  save(
    changes: readonly Change[],
    baseVersion: number,
  ): Promise<{ data: KnownSectionDocument } | { error: ServiceError }>;
  /** The version that the document shown has; undefined while it is not there. */
  baseVersion(): number | undefined;
  /** Adopts a document: the one saved, or the one that a conflict brought. */
  adopt(document: KnownSectionDocument): Promise<void> | void;
  /** Called after every change of the state. */
  onChange(state: QueueState): void;
}

const settleTime = 800;
const retryAfter = 5_000;
/** An error inside the service may come from what was sent: it is not sent for ever. */
const mostErrors = 3;

/**
 * One document's queue: a change waits until nothing was typed for 800 ms or the field was left, then everything
 * waiting is sent as one write; while one is under way the next ones wait. What may be the beginning of another value
 * waits until its field is left, however long. Nothing typed is ever dropped unless the user says so.
 */
export class SectionQueue {
  #state: QueueState = { pending: [], phase: 'idle', error: undefined };
  #inFlight: Promise<void> | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #options: SectionQueueOptions;

  constructor(options: SectionQueueOptions) {
    this.#options = options;
  }

  get state(): QueueState {
    return this.#state;
  }

  /** Adds a change; a later change of the same field replaces an earlier one that is not under way. */
  add(change: PendingChange): void {
    const waiting = this.#state.pending.slice(this.#sent);
    const kept = waiting.filter(({ path }) => path !== change.path);
    const pending = [...this.#state.pending.slice(0, this.#sent), ...kept, change];
    this.#base ??= this.#options.baseVersion();
    if (this.#isInConflict) return this.#set({ pending });
    this.#set({ pending, phase: this.#inFlight ? 'saving' : 'waiting' });
    this.#schedule(settleTime);
  }

  /** What waits at these places is still being typed: a draft, which nothing sends before `release`. */
  hold(...paths: readonly string[]): void {
    for (const path of paths) this.#typed.add(path);
    this.#mark(paths, true);
  }

  /** The fields were left: what they hold was meant. Also what an earlier life of the page has left there. */
  release(...paths: readonly string[]): void {
    for (const path of paths) this.#typed.delete(path);
    this.#mark(paths, false);
  }

  /** All that was typed since the page stands was meant; what an earlier life of it has left unfinished stays a draft. */
  releaseTyped(): void {
    this.release(...this.#typed);
  }

  readonly #typed = new Set<string>();

  #mark(paths: readonly string[], isUnfinished: boolean): void {
    const isMeant = (change: PendingChange, index: number) =>
      index >= this.#sent &&
      (change.isUnfinished ?? false) !== isUnfinished &&
      paths.some((path) => overlaps(path, change.path));
    if (!this.#state.pending.some(isMeant)) return;
    const mark = ({ isUnfinished: _, ...change }: PendingChange): PendingChange =>
      isUnfinished ? { ...change, isUnfinished } : change;
    this.#set({
      pending: this.#state.pending.map((change, index) => (isMeant(change, index) ? mark(change) : change)),
    });
    this.#schedule(settleTime);
  }

  /** Whether something waits that may be sent now. */
  get #isReady(): boolean {
    return this.#state.pending.some((change) => !this.#isDraft(change));
  }

  /** An entry that is not there yet waits with what is typed first in it, and what is within it waits for it. */
  #isDraft({ path }: PendingChange): boolean {
    return this.#state.pending.some((other) => other.isUnfinished && overlaps(other.path, path));
  }

  /**
   * Drops pending changes of a field or an entry; false, and nothing is dropped, while anything is being sent or in
   * conflict, or after a failed write: it may have arrived.
   */
  withdraw(path: string): boolean {
    const { error } = this.#state;
    if (this.#inFlight || (error && error.kind !== 'invalid')) return false;
    const pending = this.#state.pending.filter((change) => !`${change.path}/`.startsWith(`${path}/`));
    if (pending.length === 0) {
      this.discard();
      return true;
    }
    this.#set({ pending, phase: 'waiting', error: undefined }); // what was refused may have been what is gone
    this.#schedule(settleTime);
    return true;
  }

  /** Takes over what was typed on an older version and never acknowledged; what has been typed since wins. */
  async restore(changes: readonly PendingChange[], baseVersion: number): Promise<void> {
    while (this.#inFlight) await this.#inFlight;
    const newest = new Map([...changes, ...this.#state.pending].map((change) => [change.path, change]));
    this.#base = Math.min(baseVersion, this.baseVersion);
    if (this.#isInConflict) return this.#set({ pending: [...newest.values()] });
    this.#set({ pending: [...newest.values()], phase: 'waiting' });
    this.#schedule(settleTime);
  }

  /** Sends nothing more by itself; what is pending stays. */
  stop(): void {
    clearTimeout(this.#timer);
  }

  /** Sends what waits, now; true when nothing is left. */
  async flush(): Promise<boolean> {
    clearTimeout(this.#timer);
    while (this.#inFlight) await this.#inFlight;
    if (this.#isInConflict || this.#isRefused) return false;
    if (this.#isReady) {
      this.#inFlight = this.#send();
      await this.#inFlight;
      if (this.#isReady && this.#state.phase === 'waiting') return this.flush();
    }
    return this.#state.pending.length === 0;
  }

  /** Drops what is not acknowledged. */
  discard(): void {
    clearTimeout(this.#timer);
    this.#base = undefined;
    this.#unknown = undefined;
    this.#set({ pending: [], phase: 'idle', error: undefined });
  }

  /**
   * Resolves a conflict: keep the own value over the stored one, or take the stored one; for one conflicting field or
   * for all of them. Once all are resolved, the rest is sent.
   */
  resolveConflict(choice: 'mine' | 'theirs', path?: string): void {
    const { error } = this.#state;
    if (error?.kind !== 'conflict') return;
    const { paths, current } = error.conflict;
    const isDecided = (other: string) => path === undefined || other === path;
    const decided = paths.filter(isDecided);
    if (choice === 'theirs') this.#drop(decided);
    else
      this.#bringBack(
        decided.flatMap((one) => missingEntry(current.data, one) ?? []),
        error.removed ?? {},
      );
    // what an entry that is brought back takes along is decided with it
    const isBroughtBack = (other: string) =>
      this.#state.pending.some((change) => other.startsWith(`${change.path}/`));
    const open = paths.filter((other) => !isDecided(other) && !(choice === 'mine' && isBroughtBack(other)));
    if (open.length > 0)
      return this.#set({ error: { ...error, conflict: { ...error.conflict, paths: open } } });
    this.#base = current.version;
    this.#set({ error: undefined, phase: this.#state.pending.length > 0 ? 'waiting' : 'idle' });
    this.#schedule(0);
  }

  /** Until the user has chosen, nothing more is sent: it would silently win over what somebody else has written. */
  get #isInConflict(): boolean {
    return this.#state.error?.kind === 'conflict';
  }

  /** The same again would be refused again: first the user corrects or discards it. */
  get #isRefused(): boolean {
    return this.#state.phase === 'failed' && this.#state.error?.kind === 'invalid';
  }

  /** The version that the oldest pending change was typed on: the service finds from it what others did since. */
  get baseVersion(): number {
    return this.#base ?? this.#options.baseVersion() ?? 0;
  }

  #base: number | undefined;

  /** How many of the pending changes are under way. */
  #sent = 0;

  /** How often in a row the service has failed inside. */
  #errors = 0;

  async #send(): Promise<void> {
    const { pending } = this.#state;
    const isSent = (change: PendingChange) => !this.#isUnknown(change) && !this.#isDraft(change);
    const sending = pending.filter(isSent);
    if (sending.length === 0) return this.#stay();
    this.#sent = sending.length;
    this.#set({
      phase: 'saving',
      pending: [...sending, ...pending.filter((change) => !isSent(change))],
    });
    const answer = await this.#options.save(
      sending.map(({ label: _, ...change }) => change),
      this.baseVersion,
    );
    // What is pending is shown until the stored document shows it: no value jumps back in between.
    const current = 'data' in answer ? answer.data : currentOf(answer.error);
    if (current) await this.#options.adopt(current);
    this.#sent = 0;
    this.#inFlight = undefined;
    if ('data' in answer) this.#succeed(answer.data, sending);
    else this.#fail(answer.error);
  }

  #succeed(document: KnownSectionDocument, sent: readonly PendingChange[]): void {
    const pending = this.#state.pending.filter((change) => !sent.includes(change));
    this.#base = pending.length > 0 ? document.version : undefined;
    this.#errors = 0;
    if (pending.length > 0 && pending.every((change) => this.#isUnknown(change))) {
      this.#set({ pending });
      return this.#stay();
    }
    this.#set({ pending, phase: pending.length > 0 ? 'waiting' : 'idle', error: undefined });
    if (pending.length > 0) this.#schedule(settleTime);
  }

  #fail(error: ServiceError): void {
    if (this.#learnUnknown(error)) return this.#schedule(0);
    if (this.#state.pending.length > 0) this.#set({ phase: 'failed', error });
    this.#errors = error.kind === 'failed' && error.status === 500 ? this.#errors + 1 : 0;
    if (isTemporary(error) && this.#errors < mostErrors) this.#schedule(retryAfter);
  }

  /** Fields that older services do not know: they are not sent again, and keep nothing else from being saved. */
  #unknown: { paths: readonly string[]; error: ServiceError } | undefined;

  #isUnknown({ path }: PendingChange): boolean {
    return this.#unknown?.paths.some((other) => overlaps(path, other)) ?? false;
  }

  /** Takes note of fields that the services do not know; true when there is anything else to be sent. */
  #learnUnknown(error: ServiceError): boolean {
    const issues = error.kind === 'invalid' ? (error.problem.issues ?? []) : [];
    const named = issues.filter(({ code }) => code === unknownField).map(({ path }) => path);
    if (named.length === 0) return false;
    this.#unknown = { paths: [...(this.#unknown?.paths ?? []), ...named], error };
    return this.#state.pending.some((change) => !this.#isUnknown(change));
  }

  /** Only what the services do not know is left. */
  #stay(): void {
    this.#inFlight = undefined;
    this.#set({ phase: 'failed', error: this.#unknown?.error });
  }

  #bringBack(entries: readonly string[], removed: RemovedEntries): void {
    const pending = entries
      .filter((entry) => removed[entry] !== undefined)
      .reduce((changes, entry) => broughtBack(changes, entry, removed[entry]), this.#state.pending);
    this.#set({ pending });
  }

  #drop(paths: readonly string[]): void {
    const isTheirs = ({ path }: PendingChange) => paths.some((other) => overlaps(path, other));
    this.#set({ pending: this.#state.pending.filter((change) => !isTheirs(change)) });
  }

  #schedule(after: number): void {
    clearTimeout(this.#timer);
    if (this.#isReady) this.#timer = setTimeout(() => void this.flush(), after);
  }

  #set(next: Partial<QueueState>): void {
    this.#state = { ...this.#state, ...next };
    this.#options.onChange(this.#state);
  }
}

const currentOf = (error: ServiceError) => (error.kind === 'conflict' ? error.conflict.current : undefined);
