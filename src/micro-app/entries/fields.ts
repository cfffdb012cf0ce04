import type { SectionData, SectionName } from '@vp-digital/core/household';

/** The lists of a document: `items`, and further ones of some documents, such as `archived`. */
export type ListName<Name extends SectionName> = Extract<keyof SectionData[Name], string>;

/** An entry of one of a document's lists. */
export type EntryIn<Name extends SectionName, List extends ListName<Name>> =
  NonNullable<SectionData[Name][List]> extends Readonly<Record<string, infer Entry>> ? Entry : never;

export type ItemOf<Name extends SectionName> = SectionData[Name]['items'][string];

/** Of entries of several kinds, the fields of each. */
export type FieldName<Entry> = Entry extends unknown ? Extract<keyof Entry, string> : never;

export type FieldValue<Entry, Field> = Entry extends unknown
  ? Field extends keyof Entry
    ? Exclude<Entry[Field], undefined>
    : never
  : never;

/** The fields that hold entries of their own, such as special payments. */
export type PartName<Entry> = {
  [Field in FieldName<Entry>]: FieldValue<Entry, Field> extends Readonly<Record<string, object>>
    ? Field
    : never;
}[FieldName<Entry>];

/** What a choice takes: saved at once, for a choice is final. */
export interface ChoiceProps<Value> {
  label: string;
  value: Value | undefined;
  onChange(value: Value | undefined): void;
  /** What to say while the service refuses the value. */
  error: string | undefined;
  /**
   * The services do not know the field yet, or this release does not know what a newer one has written there: `warning`
   * says so, `placeholder` is shown instead.
   */
  disabled?: boolean | undefined;
  warning?: string | undefined;
  placeholder?: string | undefined;
}

/** What a typed field takes: saved when it is left, or 800 ms after the last keystroke of a value that is whole. */
export interface FieldProps<Value> extends ChoiceProps<Value> {
  /** The field holds text that is no value: it stays there, and leaving the page asks. */
  onInvalid(): void;
  /** What the field holds may be the beginning of another value: it is a draft until the field is left. */
  onUnfinished(): void;
  onBlur(): void;
}

/**
 * Writing one entry of a document, each field by its own path, so that two people can write two fields. The first field
 * brings the entry into being.
 *
 * `word` is what the field is called, in its label and, after what the entry is called, in every message about it
 * ("Lena: Netto"). Without one both are called alike.
 */
export interface EntryEditor<Entry> {
  /** To be spread into a typed field. */
  field<Name extends FieldName<Entry>>(name: Name, word?: string): FieldProps<FieldValue<Entry, Name>>;
  /** The same for a field that no entry is without: an empty one is no value. */
  required<Name extends FieldName<Entry>>(
    name: Name,
    word?: string,
  ): FieldProps<FieldValue<Entry, Name>> & { required: true };
  /** To be spread into a choice. */
  choice<Name extends FieldName<Entry>>(name: Name, word?: string): ChoiceProps<FieldValue<Entry, Name>>;
  /** Writes a field, `undefined` empties it. Saved with `leave`, or 800 ms after the last change. */
  set<Name extends FieldName<Entry>>(
    name: Name,
    value: FieldValue<Entry, Name> | undefined,
    word?: string,
  ): void;
  /** Text that was no value is gone from the field. */
  forget(name: FieldName<Entry>): void;
  /** Saves at once what waits, as on leaving a field. */
  leave(): void;
  /** Writes the whole entry, or brings a removed one back; saved with all else that the same event writes. */
  put(entry: Entry): void;
  /** Removes the entry; saved in the same way. */
  remove(): void;
  /** An entry within this one, under a name of its own. */
  part<List extends PartName<Entry>>(
    list: List,
    id: string,
    of: string,
  ): EntryEditor<FieldValue<Entry, List>[keyof FieldValue<Entry, List>]>;
}
