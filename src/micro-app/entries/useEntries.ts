import type { SectionName } from '@vp-digital/core/household';
import { useSectionEditor } from '@vp-digital/core/services';
import { useMemo } from 'react';
import { useHouseholdId } from '../routeParameters';
import { flushSoon } from './editEntry';
import type { EntryIn, ListName } from './fields';

export interface EntryList<Entry> {
  /** Writes a whole entry, new or brought back, under what messages call it. */
  put(id: string, entry: Entry, of: string): void;
  /** Writes some fields of an entry, each by its own path, so that two people can write two of them. */
  change(id: string, fields: Partial<Entry>, of: string): void;
  remove(id: string, of: string): void;
}

/**
 * Adding and removing entries of a document. What one event writes, in several lists too, is one save and one step that
 * can be taken back.
 */
export function useEntries<Name extends SectionName, List extends ListName<Name>>(
  section: Name,
  list: List = 'items' as List,
): EntryList<EntryIn<Name, List>> {
  const editor = useSectionEditor(useHouseholdId(), section);
  return useMemo(
    () => ({
      put: (id, entry, of) => {
        editor.set(`/${list}/${id}`, entry as Readonly<object>, of);
        flushSoon(editor);
      },
      change: (id, fields, of) => {
        for (const [name, value] of Object.entries(fields))
          editor.set(`/${list}/${id}/${name}`, value as Readonly<object> | undefined, of);
        flushSoon(editor);
      },
      remove: (id, of) => {
        editor.remove(`/${list}/${id}`, of);
        flushSoon(editor);
      },
    }),
    [editor, list],
  );
}
