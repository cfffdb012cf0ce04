import type { TypedFieldProps } from './fieldProps';
import { TypedField, type TypedFieldLook } from './TypedField';
import type { Reading } from './typedText';
import { steady } from './steady';

export interface TextFieldProps
  extends TypedFieldProps<string>,
    Pick<
      TypedFieldLook<string>,
      'unit' | 'placeholder' | 'type' | 'inputMode' | 'autoComplete' | 'maxLength' | 'lines' | 'suggestions'
    > {
  /** What is wrong with a text: it stays in the field, and is not taken over. */
  check?: ((text: string) => string | undefined) | undefined;
  /** How what was typed is kept: in capitals, without blanks. */
  tidy?: ((text: string) => string) | undefined;
  /** How it is shown while nobody types: in groups. */
  format?: ((text: string) => string) | undefined;
}

/** A text, without blanks at its ends; `undefined` when there is none. */
export const TextField = steady(function TextField({
  check,
  tidy = asTyped,
  format = asTyped,
  ...props
}: TextFieldProps) {
  const reading: Reading<string> = {
    format,
    parse: (typed) => {
      const text = tidy(typed.trim());
      return text === '' ? { ok: false, reason: 'empty' } : { ok: true, value: text };
    },
    complain: (failure) => failure,
    check,
  };
  return <TypedField {...props} reading={reading} />;
});

const asTyped = (text: string) => text;
