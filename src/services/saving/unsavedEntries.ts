import {
  type DirtyEntry,
  dirtyCleared,
  dirtySet,
  selectDirty,
  type WithSession,
} from '@vp-digital/core/session';
import { shallowEqual } from '@vp-digital/core/libs/redux';
import type { SharedStore } from '@vp-digital/core/shell';

/** The mounts alive on this page. */
const living = new Set<UnsavedEntries>();

/**
 * The unsaved entries of one mount of an area, for the header and the leave guard. The page may hold a second mount of
 * the same area: an entry is removed when neither of them has it any more.
 */
export class UnsavedEntries {
  readonly #keys = new Set<string>();

  constructor(
    private readonly area: string,
    private readonly store: SharedStore['store'],
  ) {
    living.add(this);
  }

  /** Called on each keystroke: what the store already has is not dispatched to all its listeners again. */
  set(name: string, said: Omit<DirtyEntry, 'area'>): void {
    const key = this.#key(name);
    const entry = { area: this.area, ...said };
    this.#keys.add(key);
    if (!shallowEqual(this.#dirty[key], entry)) this.store.dispatch(dirtySet({ key, entry }));
  }

  clear(name: string): void {
    this.#clear(this.#key(name));
  }

  /** Invalid text is removed with its place: a field, an entry with all of its fields. Says what of. */
  forget(place: string): string[] {
    const within = this.#key(`${place}/`);
    const forgotten = [...this.#keys].filter(
      (key) => key === this.#key(invalidName(place)) || (key.startsWith(within) && key.endsWith(invalid)),
    );
    const labels = forgotten.flatMap((key) => this.#dirty[key]?.label ?? []);
    for (const key of forgotten) this.#clear(key);
    return labels;
  }

  /** Whether there is invalid text: no service would accept it. */
  get holdsText(): boolean {
    return [...this.#keys].some((key) => key.endsWith(invalid));
  }

  /** Including what earlier mounts of the area have left on the device. */
  clearAll(): void {
    for (const [key, { area }] of Object.entries(this.#dirty)) if (area === this.area) this.#clear(key);
  }

  /** Ends the mount: invalid text has no queue and no draft, so it is removed too. */
  close(): void {
    living.delete(this);
    for (const key of this.#keys) if (key.endsWith(invalid)) this.#clear(key);
  }

  #clear(key: string): void {
    this.#keys.delete(key);
    const isTypedElsewhere = [...living].some((other) => other.store === this.store && other.#keys.has(key));
    if (!isTypedElsewhere) this.store.dispatch(dirtyCleared({ key }));
  }

  get #dirty(): Readonly<Record<string, DirtyEntry>> {
    return selectDirty(this.store.getState() as WithSession); // the session slice is part of every page store
  }

  #key(name: string): string {
    return `${this.area}:${name}`;
  }
}

const invalid = ':invalid';

/** The name of the entry for a field or form with invalid text. */
export const invalidName = (place: string): string => `${place}${invalid}`;
