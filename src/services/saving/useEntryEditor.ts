import type { Change } from '@vp-digital/core/contracts';
import type { SectionData, SectionName } from '@vp-digital/core/household';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useSectionEditor } from './useSectionEditor';

type Value = Change['value'] | Readonly<object>;

type FieldOf<Name extends SectionName> = Extract<keyof SectionData[Name]['items'][string], string>;

export interface EntryEditor<Name extends SectionName> {
  /** Writes a field, and with the first one the entry itself; `undefined` empties the field. */
  set(field: FieldOf<Name>, value: Value, label: string): void;
  /** The same, saved at once: for a choice, which is final. */
  choose(field: FieldOf<Name>, value: Value, label: string): void;
  /** The field holds text that is no value. It is forgotten with the form. */
  invalid(field: FieldOf<Name>, label: string): void;
  /** Saves at once what waits, as on leaving a field. */
  leave(): void;
}

interface EntryPlace<Name extends SectionName> {
  householdId: string;
  section: Name;
  /** Id of the entry, once there is one; of a document kept by person the person's. */
  id: string | undefined;
  /** What a new entry begins with; undefined while the entry is there. */
  blank: Readonly<object> | undefined;
}

/** Writing one entry of a document, field by field; the entry comes into being with its first field. */
export function useEntryEditor<Name extends SectionName>({
  householdId,
  section,
  id: known,
  blank,
}: EntryPlace<Name>): EntryEditor<Name> {
  const editor = useSectionEditor(householdId, section);
  const [spare] = useState(() => crypto.randomUUID());
  const id = known ?? spare;
  const unreadable = useRef(new Set<string>());
  useEffect(() => {
    const paths = unreadable.current;
    return () => paths.forEach(editor.forget);
  }, [editor]);
  return useMemo(() => {
    const set = (field: FieldOf<Name>, value: Value, label: string) => {
      if (!blank) editor.set(`/items/${id}/${field}`, value, label);
      else if (value !== undefined) editor.set(`/items/${id}`, { ...blank, [field]: value }, label);
    };
    return {
      set,
      choose: (field, value, label) => {
        set(field, value, label);
        editor.flush();
      },
      invalid: (field, label) => {
        unreadable.current.add(`/items/${id}/${field}`);
        editor.invalid(`/items/${id}/${field}`, label);
      },
      leave: editor.flush,
    };
  }, [editor, id, blank]);
}
