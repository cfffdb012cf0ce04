import {
  type DirtyEntry,
  dirtyCleared,
  dirtySet,
  selectDirty,
  type WithSession,
} from '@vp-digital/core/session';
import { shallowEqual } from '@vp-digital/core/libs/redux';
import type { SharedStore } from '@vp-digital/core/shell';

/** Of the mounts that are alive on this page. */
const living = new Set<UnsavedEntries>();

/**
 * What one mount of an area has typed and not saved, as the header and the leave guard read it. The page may hold a
 * second mount of the same area: an entry goes when neither of them has it any more.
 */
export class UnsavedEntries {
  readonly #keys = new Set<string>();

  constructor(
    private readonly area: string,
    private readonly store: SharedStore['store'],
  ) {
    living.add(this);
  }

  /** Said again with each key: what the store knows is not told to everybody who listens to it. */
  set(name: string, said: Omit<DirtyEntry, 'area'>): void {
    const key = this.#key(name);
    const entry = { area: this.area, ...said };
    this.#keys.add(key);
    if (!shallowEqual(this.#dirty[key], entry)) this.store.dispatch(dirtySet({ key, entry }));
  }

  clear(name: string): void {
    this.#clear(this.#key(name));
  }

  /** Text that was no value goes with its place: a field, an entry with all of its fields. */
  forget(place: string): void {
    const within = this.#key(`${place}/`);
    for (const key of [...this.#keys])
      if (key === this.#key(invalidName(place)) || (key.startsWith(within) && key.endsWith(invalid)))
        this.#clear(key);
  }

  /** Whether there is text that is no value: no service would take it. */
  get holdsText(): boolean {
    return [...this.#keys].some((key) => key.endsWith(invalid));
  }

  /** Also what earlier mounts of the area have left on the device. */
  clearAll(): void {
    for (const [key, { area }] of Object.entries(this.#dirty)) if (area === this.area) this.#clear(key);
  }

  /** Ends the mount: text that was never a value has no queue and no draft, it goes too. */
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

/** Of a field or a form whose text is no value: the name of its entry. */
export const invalidName = (place: string): string => `${place}${invalid}`;
