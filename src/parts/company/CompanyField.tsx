import type { CompanyChoice } from '@vp-digital/core/reference';
import { ComboboxField, type FieldProps, TextField } from '@vp-digital/core/ui';
import { useState } from 'react';

export interface CompanyFieldProps extends Pick<FieldProps, 'label' | 'name' | 'error' | 'onBlur'> {
  /** Of the field that takes the name of a company that is not listed. */
  otherLabel: string;
  companies: CompanyChoice;
  value: string | undefined;
  onChange(company: string | undefined): void;
}

/** A company of the list, or any other by its name. */
export function CompanyField({ value = '', ...props }: CompanyFieldProps) {
  const { label, otherLabel, companies, name, error, onChange, onBlur } = props;
  const { search, isListed, other } = companies;
  const [query, setQuery] = useState('');
  const [named, setNamed] = useState(value !== '' && !isListed(value));
  const found = search(query);
  const names = isListed(value) && !found.includes(value) ? [value, ...found] : found;
  const choose = (company = '') => {
    setNamed(company === other);
    setQuery('');
    onChange(company === other ? undefined : company || undefined);
    onBlur?.();
  };
  return (
    <>
      <ComboboxField
        label={label}
        name={name}
        options={names.map((company) => ({ value: company, label: company }))}
        value={named ? other : value || undefined}
        onSearch={setQuery}
        onChange={choose}
        onBlur={() => setQuery('')}
        error={error}
      />
      {named && (
        <TextField
          label={otherLabel}
          maxLength={80}
          value={value || undefined}
          onChange={onChange}
          onBlur={onBlur}
        />
      )}
    </>
  );
}
