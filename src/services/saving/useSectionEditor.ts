import type { Change } from '@vp-digital/core/contracts';
import type { SectionName } from '@vp-digital/core/household';
import { useEffect, useMemo } from 'react';
import { changeTo } from '../pendingChange';
import { useAreaServices } from './AreaServices';
import { invalidName } from './unsavedEntries';

type Json = NonNullable<Change['value']>;

export interface SectionEditor {
  /**
   * Writes a field (`/items/<id>/net`) or a whole entry (`/items/<id>`, plain data); `undefined` empties it. Saved
   * 800 ms after the last change.
   */
  set(path: string, value: Change['value'] | Readonly<object>, label: string): void;
  /** Whether there is an entry at a path by now, before the page has been drawn again; undefined without a document. */
  holds(path: string): boolean | undefined;
  /** Removes a field or a whole entry. */
  remove(path: string, label: string): void;
  /**
   * The field holds text that is no value: it stays in the field, leaving the page asks, and what its beginning has written is taken
   * back.
   */
  invalid(path: string, label: string): void;
  /** What was just set may be the beginning of another value: it is a draft, and is not sent before the field is left. */
  hold(...paths: readonly string[]): void;
  /** The field is left: what it holds is what was meant, and all that waits is saved. */
  leave(...paths: readonly string[]): void;
  /** The field, or every field of an entry, is gone, and text that was no value with it: a sheet was closed. Says what of. */
  forget(path: string): string[];
  /** Saves at once what waits, as on leaving a field. */
  flush(): void;
  /** Takes back what the service has refused: the fields show what is stored. */
  discard(): void;
  /** Decides one field that somebody else changed too, or without `path` all of them. */
  resolveConflict(choice: 'mine' | 'theirs', path?: string): void;
}

/** Editing one of the household's documents, field by field; brings back what an earlier life of the page left. */
export function useSectionEditor(householdId: string, section: SectionName): SectionEditor {
  const { queues, unsaved } = useAreaServices();
  useEffect(() => void queues.restore({ householdId, section }), [queues, householdId, section]);
  return useMemo(() => {
    const key = { householdId, section };
    const place = (path: string) => `${householdId}/${section}${path}`;
    const change: SectionEditor['set'] = (path, value, label) => {
      unsaved.forget(place(path));
      // Entries are plain data by their schemas; the service checks them against the same schemas again.
      queues.add(key, { ...changeTo(path, value as Json | undefined), label });
    };
    return {
      set: change,
      holds: (path) => queues.holds(key, path),
      remove: (path, label) => change(path, undefined, label),
      invalid: (path, label) => {
        queues.takeBack(key, path);
        unsaved.set(invalidName(place(path)), { label, state: 'failed' });
      },
      hold: (...paths) => queues.hold(key, paths),
      leave: (...paths) => void queues.leave(key, paths),
      forget: (path) => unsaved.forget(place(path)),
      flush: () => void queues.flush(key),
      discard: () => queues.discard(key),
      resolveConflict: (choice, path) => queues.resolveConflict(key, choice, path),
    };
  }, [queues, unsaved, householdId, section]);
}
