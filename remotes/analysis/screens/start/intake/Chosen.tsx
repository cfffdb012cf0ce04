import { FilterChip, Row, Stack } from '@vp-digital/core/ui';
import { useId } from 'react';

export interface ChosenProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string }[];
  value: readonly Value[];
  onChange(value: Value[]): void;
}

/** Several of a few, each on or off. */
export function Chosen<Value extends string>({ label, options, value, onChange }: ChosenProps<Value>) {
  const id = useId();
  const toggle = (one: Value) =>
    onChange(value.includes(one) ? value.filter((other) => other !== one) : [...value, one]);
  return (
    <div role="group" aria-labelledby={id}>
      <Stack gap="small">
        <b id={id}>{label}</b>
        <Row gap="small">
          {options.map((option) => (
            <FilterChip
              key={option.value}
              pressed={value.includes(option.value)}
              onToggle={() => toggle(option.value)}
            >
              {option.label}
            </FilterChip>
          ))}
        </Row>
      </Stack>
    </div>
  );
}
