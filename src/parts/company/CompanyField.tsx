import type { CompanyChoice } from '@vp-digital/core/reference';
import { ComboboxField, TextField } from '@vp-digital/core/ui';
import { useState } from 'react';

export interface CompanyFieldProps {
  label: string;
  /** Of the field that takes the name of a company that is not listed. */
  otherLabel: string;
  companies: CompanyChoice;
  value: string;
  onChange(company: string): void;
  onBlur(): void;
}

/** A company of the list, or any other by its name. */
export function CompanyField({ label, otherLabel, companies, value, onChange, onBlur }: CompanyFieldProps) {
  const { search, isListed, other } = companies;
  const [query, setQuery] = useState('');
  const [named, setNamed] = useState(value !== '' && !isListed(value));
  const found = search(query);
  const names = isListed(value) && !found.includes(value) ? [value, ...found] : found;
  const choose = (name = '') => {
    setNamed(name === other);
    setQuery('');
    onChange(name === other ? '' : name);
    onBlur();
  };
  return (
    <>
      <ComboboxField
        label={label}
        options={names.map((name) => ({ value: name, label: name }))}
        value={named ? other : value || undefined}
        onSearch={setQuery}
        onChange={choose}
        onBlur={() => setQuery('')}
      />
      {named && (
        <TextField
          label={otherLabel}
          maxLength={80}
          value={value || undefined}
          onChange={(name = '') => onChange(name)}
          onBlur={onBlur}
        />
      )}
    </>
  );
}
