import { type ReactNode, useId } from 'react';
import classes from './Checkbox.module.css';
import { useAllowed } from './boxState';
import { describedBy, FieldMessages } from './FieldFrame';
import type { FieldProps } from './fieldProps';

export interface CheckboxProps
  extends Pick<FieldProps, 'hint' | 'error' | 'warning' | 'disabled' | 'writes' | 'name' | 'onBlur'> {
  /** Next to the box; may contain a link. */
  label: ReactNode;
  value: boolean | undefined;
  onChange(value: boolean): void;
}

/** Yes or no, to be confirmed. */
export function Checkbox(props: CheckboxProps) {
  return <Toggle {...props} kind="checkbox" />;
}

export type SwitchProps = CheckboxProps;

/** On or off, at once. */
export function Switch(props: SwitchProps) {
  return <Toggle {...props} kind="switch" />;
}

function Toggle(given: CheckboxProps & { kind: 'checkbox' | 'switch' }) {
  const { kind, label, value, onChange, name, disabled, readOnly, onBlur, ...words } = useAllowed(given);
  const id = useId();
  return (
    <div className={classes['field']}>
      <label className={classes['row']} data-disabled={disabled || undefined} data-read-only={readOnly}>
        <input
          type="checkbox"
          role={kind === 'switch' ? 'switch' : undefined}
          className={kind === 'switch' ? classes['switch'] : classes['box']}
          name={name}
          disabled={disabled}
          checked={value ?? false}
          aria-invalid={words.error ? true : undefined}
          aria-describedby={describedBy(id, words)}
          aria-readonly={readOnly}
          onChange={(event) => !readOnly && onChange(event.currentTarget.checked)}
          onBlur={onBlur}
        />
        <span>{label}</span>
      </label>
      <FieldMessages id={id} {...words} />
    </div>
  );
}
