import { afterPress, listenToPresses } from './afterPress';
import {
  type FocusEvent,
  type HTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useState,
} from 'react';
import { useUiText } from '../text';
import { boxState, isEditable, useAllowed } from './boxState';
import classes from './Field.module.css';
import { describedBy, FieldFrame } from './FieldFrame';
import type { TypedFieldProps } from './fieldProps';
import { type Reading, useTypedText } from './typedText';

export interface TypedFieldLook<Value> {
  reading: Reading<Value>;
  /** Shown in the field at the right: "€ mtl.", "%", "Jahre". */
  unit?: string | undefined;
  /** At the left: the sign that a language writes before the amount. */
  unitBefore?: string | undefined;
  placeholder?: string | undefined;
  inputMode?: HTMLAttributes<HTMLElement>['inputMode'];
  type?: 'text' | 'email' | 'tel' | 'password' | undefined;
  autoComplete?: string | undefined;
  maxLength?: number | undefined;
  /** What is usual, offered while somebody types: any other text is taken, too. */
  suggestions?: readonly string[] | undefined;
  /** Figures stand at the right. Default `left`. */
  align?: 'left' | 'right' | undefined;
  /** More than one line: so many to begin with. */
  lines?: number | undefined;
  /** The next value for ↑ (1) and ↓ (−1). */
  step?: ((value: Value | undefined, direction: 1 | -1) => Value) | undefined;
  /** At the right end, given a way to choose a value. */
  trailing?: ((choose: (value: Value) => void) => ReactNode) | undefined;
}

/** The one text input under all typed fields. */
export function TypedField<Value>(given: TypedFieldProps<Value> & TypedFieldLook<Value>) {
  const props = useAllowed(given);
  const { t } = useUiText();
  const id = useId();
  const typed = useTypedText(props.reading, props);
  const editable = isEditable(props);
  const required = editable && props.required;
  const missing = useMissing({ label: props.label, required }, typed.fill === 'empty');
  const error = (editable ? typed.complaint : undefined) ?? props.error ?? missing.complaint;
  const isFull = editable && typed.fill === 'full';
  const warning = props.warning ?? (isFull ? t('field.full', { count: props.maxLength }) : undefined);
  const words = { ...props, error, warning };
  const step = editable ? props.step : undefined;
  const suggestions = editable ? props.suggestions : undefined;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') typed.enterKey();
    if (!step || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    typed.choose(step(typed.valueNow(), event.key === 'ArrowUp' ? 1 : -1));
  };
  const control = {
    id,
    ref: typed.input,
    className: classes['input'],
    name: props.name,
    defaultValue: typed.proper,
    disabled: props.disabled,
    readOnly: !editable && !props.disabled,
    placeholder: editable ? props.placeholder : props.disabled ? undefined : '–',
    maxLength: props.maxLength,
    inputMode: props.inputMode,
    autoComplete: props.autoComplete ?? 'off',
    'data-align': props.align,
    'aria-required': required || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy(id, words),
    onFocus: editable ? typed.enter : undefined,
    onChange: (event: { currentTarget: { value: string } }) => typed.type(event.currentTarget.value),
    onBlur: (event: FocusEvent<HTMLElement>) => {
      if (isWindowLeft(event)) return; // what is typed goes on when the window is back
      missing.leave();
      typed.leave();
    },
    onKeyDown: editable ? onKeyDown : undefined,
  };
  return (
    <FieldFrame {...words} id={id}>
      <div className={classes['box']} {...boxState(props, error)} data-lines={props.lines}>
        {props.unitBefore && <span className={classes['unit']}>{props.unitBefore}</span>}
        {props.lines === undefined ? (
          <input {...control} type={props.type ?? 'text'} list={suggestions && `${id}-suggestions`} />
        ) : (
          <textarea {...control} rows={props.lines} />
        )}
        {props.unit && <span className={classes['unit']}>{props.unit}</span>}
        {editable && props.trailing?.(typed.choose)}
        {suggestions && (
          <datalist id={`${id}-suggestions`}>
            {suggestions.map((text) => (
              <option key={text} value={text} />
            ))}
          </datalist>
        )}
      </div>
    </FieldFrame>
  );
}

/** The window has gone to the back, with the field still in focus within it. */
const isWindowLeft = ({ currentTarget }: FocusEvent<HTMLElement>): boolean =>
  !document.hasFocus() && document.activeElement === currentTarget;

/** A field that has to be filled says so once it was left empty. */
function useMissing(
  { required, label }: Pick<TypedFieldProps<unknown>, 'required' | 'label'>,
  isEmpty: boolean,
) {
  const { t } = useUiText();
  const [left, setLeft] = useState(false);
  useEffect(() => {
    if (required) listenToPresses();
  }, [required]);
  const isMissing = required && left && isEmpty;
  return {
    complaint: isMissing ? t('field.required', { label }) : undefined,
    leave: () => afterPress(() => setLeft(true)),
  };
}
