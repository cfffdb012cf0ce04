import type { FieldLimits } from '@vp-digital/core/household';
import type { SectionEditor } from '@vp-digital/core/services';
import type { EntryEditor } from './fields';

/** Where an entry is written and what is known of what was written there. */
export interface EntryPlace {
  editor: SectionEditor;
  /** What to say at a path whose value the service has refused. */
  refusedAt(path: string): string | undefined;
  /** What to say at a path whose value waits to be saved and is nowhere but on the page. */
  localOnlyAt(path: string): string | undefined;
  /** Why nothing is typed into the field of a path, and what stands there instead of a value. */
  closedAt(path: string): ClosedField | undefined;
  /** Whether figures count what the field of a path holds: a number or a day. */
  counts(path: string): boolean;
  /** Which numbers the document takes in the field of a path: said beside it, before a service refuses one. */
  limitsAt(path: string): FieldLimits;
  /** Paths of fields that hold text that is no value. */
  unreadable: Set<string>;
}

export interface ClosedField {
  warning: string;
  placeholder?: string;
}

export interface ShownEntry {
  /** `/items/<id>` */
  path: string;
  /** `undefined` while there is none. */
  value: object | undefined;
  /** What a new one begins with. */
  blank?: object | undefined;
  /** What it is called. */
  of?: string | undefined;
  /** Of an entry within another: where that one says that its numbers were estimated or read from a document. */
  sourceAt?: string | undefined;
  /** The same place, also when nothing stands there: it may have been emptied by what is typed now. */
  sourcePlace?: string | undefined;
}

/** The types of fields are the caller's, who knows the document; here a field is a path. */
export function editEntry<Entry>(
  place: EntryPlace,
  { path, value, blank, of, sourceAt, sourcePlace = `${path}/source` }: ShownEntry,
): EntryEditor<Entry> {
  const { editor, unreadable } = place;
  const shown = (value ?? {}) as Readonly<Record<string, never>>;
  let isWritten = value !== undefined;
  // a page that has not been drawn again since does not know that the beginning of what is typed was taken back
  const isThere = () => blank === undefined || (editor.holds(path) ?? isWritten);
  const pathOf = (name: string) => `${path}/${name}`;
  const messageOf = (word?: string) => [of, word].filter((part) => part !== undefined).join(': ');

  const source = otherSources.has(shown['source'] ?? '') ? pathOf('source') : sourceAt;

  /** A number and where it comes from are one: neither is saved without the other. */
  const placesOf = (name: string) => [pathOf(name), sourcePlace];
  const set = (name: string, next: unknown, word?: string) => {
    const written = next as Parameters<SectionEditor['set']>[1]; // plain data by the documents' schemas
    if (isThere()) {
      editor.set(pathOf(name), written, messageOf(word));
      if (source !== undefined && place.counts(pathOf(name))) editor.set(source, undefined, messageOf(word)); // now it is typed
      return;
    }
    if (next === undefined) return;
    isWritten = true;
    editor.set(path, { ...blank, [name]: next }, messageOf(word));
  };
  const invalid = (name: string, word?: string) => {
    unreadable.add(pathOf(name));
    editor.invalid(pathOf(name), messageOf(word));
  };
  const closed = (name: string) => {
    const why = place.closedAt(pathOf(name));
    return why && { disabled: true, ...why };
  };
  const localOnly = (name: string) => {
    const warning = place.localOnlyAt(pathOf(name));
    return warning === undefined ? {} : { warning };
  };
  const common = (name: string, word?: string) => ({
    label: word ?? messageOf(),
    value: shown[name],
    error: place.refusedAt(pathOf(name)),
    ...localOnly(name),
    ...closed(name),
  });
  const typed = (name: string, word?: string) => ({
    ...place.limitsAt(pathOf(name)), // a page may set narrower ones
    ...common(name, word),
    onInvalid: () => invalid(name, word),
    onUnfinished: () => editor.hold(...placesOf(name)),
    onBlur: () => editor.leave(...placesOf(name)),
  });
  return {
    set,
    field: (name, word) => ({ ...typed(name, word), onChange: (next) => set(name, next, word) }),
    required: (name, word) => ({
      ...typed(name, word),
      required: true,
      onChange: (next) => (next === undefined ? invalid(name, word) : set(name, next, word)),
    }),
    choice: (name, word) => ({
      ...common(name, word),
      onChange: (next) => {
        set(name, next, word);
        flushSoon(editor);
      },
    }),
    forget: (name) => editor.forget(pathOf(name)),
    leave: editor.flush,
    put: (entry) => {
      editor.set(path, entry as Readonly<object>, messageOf());
      flushSoon(editor);
    },
    remove: () => {
      editor.remove(path, messageOf());
      flushSoon(editor);
    },
    part: (list, id, name) =>
      editEntry(place, {
        path: `${pathOf(list)}/${id}`,
        value: (shown[list] as Readonly<Record<string, object>> | undefined)?.[id],
        of: name,
        sourceAt: source,
        sourcePlace,
      }),
  };
}

/** Of numbers that nobody has typed. */
const otherSources: ReadonlySet<string> = new Set(['estimated', 'document']);

/** What one event writes is one save and one step that can be taken back. */
export function flushSoon(editor: SectionEditor): void {
  void Promise.resolve().then(editor.flush);
}
