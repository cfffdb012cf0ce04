import type { ReactNode } from 'react';

/** What every field has. */
export interface FieldProps {
  label: string;
  /** The label is read but not shown: in a table, whose heads say it. */
  hideLabel?: boolean | undefined;
  /** Limits, an example, or why the field is disabled. */
  hint?: ReactNode;
  /** What is wrong, from the page or a service; the field's own reading has precedence. */
  error?: string | undefined;
  /** Worth a second look; saving goes on. */
  warning?: string | undefined;
  /** Plain text without a border. */
  readOnly?: boolean | undefined;
  /** The value comes from elsewhere: where from, in words or as a link ("aus Verträgen"). */
  locked?: ReactNode;
  disabled?: boolean | undefined;
  /**
   * Default true: what is only read cannot be changed here. False for what only chooses what is looked at: a view, a
   * filter, a what-if.
   */
  writes?: boolean | undefined;
  name?: string | undefined;
  /** Called when the field is left, whether its text could be read or not. */
  onBlur?: (() => void) | undefined;
  /** 40 high, for tables. */
  compact?: boolean | undefined;
}

/** A field whose value is typed as text. */
export interface TypedFieldProps<Value> extends FieldProps {
  /** `undefined` is an empty field. Adopted from outside only while nobody types. */
  value: Value | undefined;
  /** At every keystroke whose text is a valid value, and with `undefined` when the field is emptied. */
  onChange(value: Value | undefined): void;
  /** Emptied and left, the field asks for its value; nothing is written meanwhile unless the page does. */
  required?: boolean | undefined;
  /** At every keystroke whose text is not a valid value; the text stays and counts as not saved. */
  onInvalid?: ((text: string) => void) | undefined;
  /**
   * After `onChange`, where the text may be the beginning of another value: "4" of "4.200", or nothing after the old one was taken
   * out. It is one once the field is left.
   */
  onUnfinished?: (() => void) | undefined;
}
