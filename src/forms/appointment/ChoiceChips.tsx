import { FilterChip, type Option, Row } from '@vp-digital/core/ui';
import { useId } from 'react';
import classes from './Fields.module.css';

export interface ChoiceChipsProps<Value extends string> {
  label: string;
  options: readonly Option<Value>[];
  value: readonly Value[];
  onChange(value: Value[]): void;
}

/** Any number of a few, all in sight; in the order in which they are offered. */
export function ChoiceChips<Value extends string>({
  label,
  options,
  value,
  onChange,
}: ChoiceChipsProps<Value>) {
  const id = useId();
  const toggled = (one: Value) =>
    options.map((option) => option.value).filter((other) => value.includes(other) !== (other === one));
  return (
    <div role="group" aria-labelledby={id}>
      <p id={id} className={classes['label']}>
        {label}
      </p>
      <Row gap="small">
        {options.map((option) => (
          <FilterChip
            key={option.value}
            writes
            pressed={value.includes(option.value)}
            onToggle={() => onChange(toggled(option.value))}
          >
            {option.label}
          </FilterChip>
        ))}
      </Row>
    </div>
  );
}
