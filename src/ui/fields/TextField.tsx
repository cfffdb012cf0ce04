import type { TypedFieldProps } from './fieldProps';
import { TypedField, type TypedFieldLook } from './TypedField';
import type { Reading } from './typedText';

export interface TextFieldProps
  extends TypedFieldProps<string>,
    Pick<
      TypedFieldLook<string>,
      'unit' | 'placeholder' | 'type' | 'inputMode' | 'autoComplete' | 'maxLength' | 'lines'
    > {}

/** A text, without blanks at its ends; `undefined` when there is none. */
export function TextField(props: TextFieldProps) {
  return <TypedField {...props} reading={plainText} />;
}

const plainText: Reading<string> = {
  format: (text) => text,
  parse: (text) => (text.trim() === '' ? { ok: false, reason: 'empty' } : { ok: true, value: text.trim() }),
  complain: (failure) => failure,
};
