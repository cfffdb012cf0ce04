import { useId } from 'react';
import { useAllowed } from './boxState';
import { describedBy, FieldMessages } from './FieldFrame';
import field from './Field.module.css';
import type { FieldProps } from './fieldProps';
import type { Option } from './option';
import classes from './SegmentedChoice.module.css';
import { steady } from './steady';

export interface SegmentedChoiceProps<Value extends string>
  extends Pick<
    FieldProps,
    'label' | 'hideLabel' | 'hint' | 'error' | 'warning' | 'disabled' | 'writes' | 'name'
  > {
  /** Two or three. */
  options: readonly Option<Value>[];
  value: Value | undefined;
  onChange(value: NoInfer<Value>): void;
  /** As wide as its container; below 768 it always is. */
  wide?: boolean | undefined;
}

/** One of two or three, all in sight. */
export const SegmentedChoice = steady(function SegmentedChoice<Value extends string>(
  given: SegmentedChoiceProps<Value>,
) {
  const { readOnly, ...props } = useAllowed(given);
  const id = useId();
  const { label, hideLabel, options, value, onChange, disabled, wide, writes } = props;
  return (
    <div
      className={classes['place']}
      data-wide={wide || undefined}
      data-view={writes === false || undefined}
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={describedBy(id, props)}
    >
      <span id={`${id}-label`} className={field['label']} data-hidden={hideLabel || undefined}>
        {label}
      </span>
      <div className={classes['segments']}>
        {options.map((option) => (
          <button
            key={option.value}
            type="button"
            name={props.name}
            className={classes['segment']}
            disabled={disabled || option.disabled}
            aria-pressed={option.value === value}
            aria-disabled={readOnly}
            onClick={readOnly ? undefined : () => onChange(option.value)}
          >
            {option.label}
          </button>
        ))}
      </div>
      <FieldMessages id={id} {...props} />
    </div>
  );
});
