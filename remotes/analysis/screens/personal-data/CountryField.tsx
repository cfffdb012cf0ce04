import { useFormat, useHost } from '@vp-digital/core/platform';
import { type Country, countryList, filterCountries } from '@vp-digital/core/reference';
import { ComboboxField, type FieldProps } from '@vp-digital/core/ui';
import { useMemo, useState } from 'react';

export interface CountryFieldProps extends FieldProps {
  /** ISO 3166-1 alpha-2. */
  value: string | undefined;
  onChange(code: string | undefined): void;
}

/** A country by the beginning of its name, Germany before all others. */
export function CountryField(props: CountryFieldProps) {
  const [query, setQuery] = useState('');
  const countries = useCountries();
  const found = filterCountries(countries, query);
  return (
    <ComboboxField
      {...props}
      options={found.map(({ code, name }) => ({ value: code, label: name }))}
      onSearch={setQuery}
      onChange={(code) => {
        setQuery('');
        props.onChange(code);
      }}
      onBlur={() => {
        setQuery('');
        props.onBlur?.();
      }}
    />
  );
}

/** The countries under their names in the language of the page. */
export function useCountries(): Country[] {
  const { language } = useFormat();
  const { environment } = useHost().config;
  return useMemo(() => {
    const countries = countryList(environment);
    if (language === 'de') return countries;
    const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
    const [first, ...others] = countries.map((country) => ({
      ...country,
      name: names.of(country.code) ?? country.name,
    }));
    const inOrder = others.sort((one, other) => one.name.localeCompare(other.name, language));
    return first ? [first, ...inOrder] : inOrder;
  }, [environment, language]);
}
