import { useTranslation } from '@vp-digital/core/libs/i18n';
import { type CompanyKind, companyList, otherCompany, searchCompanies } from '@vp-digital/core/reference';
import { ComboboxField, TextField } from '@vp-digital/core/ui';
import { useState } from 'react';

export interface CompanyFieldProps {
  value: string;
  kinds: readonly CompanyKind[];
  onChange(company: string): void;
  onBlur(): void;
}

/** A company of the list, or any other by its name. */
export function CompanyField({ value, kinds, onChange, onBlur }: CompanyFieldProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'contracts.field' });
  const [query, setQuery] = useState('');
  const [other, setOther] = useState(value !== '' && !isListed(value));
  const found = searchCompanies({ text: query, kinds }).map(({ name }) => name);
  const names = isListed(value) && !found.includes(value) ? [value, ...found] : found;
  const choose = (name: string | undefined) => {
    const isOther = name === otherCompany.name;
    setOther(isOther);
    setQuery('');
    onChange(isOther ? '' : (name ?? ''));
    onBlur();
  };
  return (
    <>
      <ComboboxField
        label={t('company')}
        options={names.map((name) => ({ value: name, label: name }))}
        value={other ? otherCompany.name : value || undefined}
        onSearch={setQuery}
        onChange={choose}
        onBlur={() => setQuery('')}
      />
      {other && (
        <TextField
          label={t('otherCompany')}
          maxLength={80}
          value={value || undefined}
          onChange={(name) => onChange(name ?? '')}
          onBlur={onBlur}
        />
      )}
    </>
  );
}

const isListed = (value: string) =>
  companyList.some(({ name }) => name === value && name !== otherCompany.name);
