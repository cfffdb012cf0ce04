import { useEffect, useState } from 'react';
import type { Parsed, ParseFailure } from '@vp-digital/core/reference/format';
import type { TypedFieldProps } from './fieldProps';

/** How a kind of value is written, read and judged. */
export interface Reading<Value> {
  format(value: Value): string;
  parse(text: string): Parsed<Value>;
  /** Whether a readable text may only be the beginning of a longer one: it counts when the field is left. Default no. */
  mayGoOn?: ((text: string) => boolean) | undefined;
  /** What to tell when a text cannot be read. */
  complain(failure: ParseFailure): string;
  /** What to tell when a value lies outside of its limits. */
  check?: ((value: Value) => string | undefined) | undefined;
}

type Read<Value> = { valid: true; value: Value | undefined } | { valid: false; complaint: string };

type TypedTextProps<Value> = Pick<
  TypedFieldProps<Value>,
  'value' | 'onChange' | 'onInvalid' | 'onBlur' | 'required'
>;

/**
 * The text of a field while it is typed. From the first focus on the text belongs to the user: it is not
 * rewritten, whatever comes from outside. It is let go of when the field is left with a readable text, which
 * then shows in its proper form; an unreadable text stays, with its complaint. Limits may move with another field:
 * a text that was refused is taken over once they allow it, a value that they no longer allow is complained about.
 */
export function useTypedText<Value>(reading: Reading<Value>, props: TypedTextProps<Value>) {
  const [draft, setDraft] = useState<string>();
  const [complains, setComplains] = useState(false);
  const proper = props.value === undefined ? '' : reading.format(props.value);
  const text = draft ?? proper;
  const current = draft === undefined ? undefined : read(reading, draft);
  const beyond = text === proper && props.value !== undefined ? reading.check?.(props.value) : undefined;
  const isAllowedNow = complains && current?.valid;
  useEffect(() => {
    if (!isAllowedNow) return;
    if (text !== proper) type(text);
    leave();
  });

  function type(next: string) {
    setDraft(next);
    const result = read(reading, next);
    if (!result.valid || reading.mayGoOn?.(next)) return props.onInvalid?.(next);
    setComplains(false);
    props.onChange(result.value);
  }

  /** Nothing follows any more. */
  function settle() {
    if (draft === undefined || !current?.valid || !reading.mayGoOn?.(draft)) return;
    setComplains(false);
    props.onChange(current.value);
  }

  function leave() {
    settle();
    const isMissing = props.required && text.trim() === '';
    if (current?.valid && !isMissing) setDraft(undefined);
    setComplains(current !== undefined && !current.valid);
    props.onBlur?.();
  }

  return {
    text,
    /** The value of the text, when it has one. */
    value: current === undefined ? props.value : current.valid ? current.value : undefined,
    complaint: complains && current && !current.valid ? current.complaint : beyond,
    enter: () => setDraft(text),
    type,
    settle,
    leave,
    /** A value chosen otherwise than by typing (arrow keys, calendar). */
    choose: (value: Value) => type(reading.format(value)),
  };
}

function read<Value>(reading: Reading<Value>, text: string): Read<Value> {
  const result = reading.parse(text);
  if (!result.ok) {
    if (result.reason === 'empty') return { valid: true, value: undefined };
    return { valid: false, complaint: reading.complain(result.reason) };
  }
  const complaint = reading.check?.(result.value);
  return complaint === undefined ? { valid: true, value: result.value } : { valid: false, complaint };
}
