import { FilterChip, Row } from '@vp-digital/core/ui';

export interface ChoiceFilterProps<Value extends string> {
  /** What is filtered by. */
  label: string;
  /** Of every entry of the list; repeated ones are offered once. */
  values: readonly Value[];
  nameOf(value: NoInfer<Value>): string;
  chosen: NoInfer<Value> | undefined;
  onChoose(value: NoInfer<Value> | undefined): void;
}

/** One of the values that there are, or all; nothing to choose while there is one. */
export function ChoiceFilter<Value extends string>(props: ChoiceFilterProps<Value>) {
  const { label, values, nameOf, chosen, onChoose } = props;
  const offered = [...new Set(values)];
  if (offered.length < 2) return undefined;
  return (
    <div role="group" aria-label={label}>
      <Row gap="small">
        {offered.map((value) => (
          <FilterChip
            key={value}
            pressed={chosen === value}
            onToggle={() => onChoose(chosen === value ? undefined : value)}
          >
            {nameOf(value)}
          </FilterChip>
        ))}
      </Row>
    </div>
  );
}
