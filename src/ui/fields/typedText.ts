import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Parsed, ParseFailure } from '@vp-digital/core/reference/format';
import type { TypedFieldProps } from './fieldProps';

/** How a kind of value is written, read and judged. */
export interface Reading<Value> {
  format(value: Value): string;
  parse(text: string): Parsed<Value>;
  /**
   * Whether a readable text may only be the beginning of a longer one: then it counts once the field is left. Default
   * no.
   */
  mayGoOn?: ((text: string) => boolean) | undefined;
  /**
   * Whether further keys would make another value of a text that counts already: a pause is no end of it. Default no.
   */
  isUnfinished?: ((text: string) => boolean) | undefined;
  /** The message for a text that cannot be read. */
  complain(failure: ParseFailure): string;
  /** The message for a value outside of its limits. */
  check?: ((value: Value) => string | undefined) | undefined;
}

type Read<Value> = { valid: true; value: Value | undefined } | { valid: false; complaint: string };

interface TypedTextProps<Value>
  extends Pick<
    TypedFieldProps<Value>,
    'value' | 'onChange' | 'onInvalid' | 'onUnfinished' | 'onBlur' | 'required'
  > {
  maxLength?: number | undefined;
}

/** Who owns the text: the page, a user who has only entered the field, or one who has typed. */
type Owner = 'page' | 'visitor' | 'typist';

/** All that the page needs to know about the text's length. */
type Fill = 'empty' | 'some' | 'full';

/**
 * The text of a field while it is typed. From the first focus on the text belongs to the user: it is not rewritten,
 * whatever comes from outside. Ownership ends when the field is left with a readable text, which is then formatted; an
 * unreadable text stays, with its error message. Limits may change with another field: a refused text is accepted once
 * they allow it, a value that they no longer allow gets an error message.
 *
 * The browser keeps the text: a keystroke renders nothing here, unless there is something to report.
 */
export function useTypedText<Value>(reading: Reading<Value>, props: TypedTextProps<Value>) {
  const input = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const [owner, setOwner] = useState<Owner>('page');
  const [typedFill, setTypedFill] = useState<Fill>('some');
  const [refused, setRefused] = useState<string>();
  const proper = props.value === undefined ? '' : reading.format(props.value);
  const outOfRange = props.value === undefined ? undefined : reading.check?.(props.value);
  const again = refused === undefined ? undefined : read(reading, refused);
  const isAllowedNow = again?.valid;
  useLayoutEffect(() => {
    if (owner === 'page') write(input, proper);
  }, [owner, proper]);
  useEffect(() => {
    if (!isAllowedNow) return;
    if (refused !== proper) type(textOf(input));
    leave();
  });

  function type(next: string, isChosen = false) {
    setOwner('typist');
    setTypedFill(fillOf(next, props.maxLength));
    const result = read(reading, next);
    if (refused !== undefined) setRefused(result.valid ? undefined : next);
    if (!result.valid || reading.mayGoOn?.(next)) return props.onInvalid?.(next);
    props.onChange(result.value);
    if (!isChosen && reading.isUnfinished?.(next)) props.onUnfinished?.();
  }

  /** No further input follows. */
  function settle(isOver: Reading<Value>['mayGoOn'] = reading.mayGoOn) {
    const text = textOf(input);
    if (owner !== 'typist' || !isOver?.(text)) return;
    const result = read(reading, text);
    if (result.valid) props.onChange(result.value);
  }

  function leave() {
    settle();
    const text = textOf(input);
    const isReadable = owner === 'page' || read(reading, text).valid;
    const isMissing = props.required && text.trim() === '';
    if (isReadable && !isMissing) setOwner('page');
    setRefused(isReadable ? undefined : text);
    props.onBlur?.();
  }

  function valueNow() {
    if (owner !== 'typist') return props.value;
    const result = read(reading, textOf(input));
    return result.valid ? result.value : undefined;
  }

  return {
    /** For the input element; `proper` is its default value. */
    input,
    proper,
    fill: owner === 'typist' ? typedFill : fillOf(proper, props.maxLength),
    complaint: again && !again.valid ? again.complaint : owner === 'typist' ? undefined : outOfRange,
    enter: () => {
      if (owner !== 'page') return;
      setOwner('visitor');
      if (input.current) input.current.value = proper; // no longer its default value, which may change
    },
    type: (next: string) => type(next),
    /** Enter: the text is what was meant, and the field stays. */
    enterKey: () =>
      settle((text) => (reading.mayGoOn?.(text) ?? false) || (reading.isUnfinished?.(text) ?? false)),
    leave,
    /** A value chosen without typing: from the calendar, or the next one by an arrow key. */
    choose: (value: Value) => {
      const text = reading.format(value);
      write(input, text);
      type(text, true);
    },
    /** Asks for the value of the text, if it has one. */
    valueNow,
  };
}

interface Input {
  current: { value: string } | null;
}

const textOf = ({ current }: Input): string => current?.value ?? '';

function write({ current }: Input, text: string): void {
  if (current && current.value !== text) current.value = text;
}

function fillOf(text: string, maxLength: number | undefined): Fill {
  if (text.length === maxLength) return 'full';
  return text.trim() === '' ? 'empty' : 'some';
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
