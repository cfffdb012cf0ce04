import { useFormat } from '@vp-digital/core/platform';
import { filterFederalStates } from '@vp-digital/core/reference';
import { ComboboxField, type FieldProps } from '@vp-digital/core/ui';
import { useState } from 'react';

export interface FederalStateFieldProps extends FieldProps {
  value: string | undefined;
  onChange(state: string | undefined): void;
}

/** One of the specification's federal states, found by any part of its name. */
export function FederalStateField(props: FederalStateFieldProps) {
  const { language } = useFormat();
  const [query, setQuery] = useState('');
  return (
    <ComboboxField
      {...props}
      options={filterFederalStates(query, language).map(({ value, name }) => ({ value, label: name }))}
      onSearch={setQuery}
      onChange={(state) => {
        setQuery('');
        props.onChange(state);
      }}
      onBlur={() => {
        setQuery('');
        props.onBlur?.();
      }}
    />
  );
}
