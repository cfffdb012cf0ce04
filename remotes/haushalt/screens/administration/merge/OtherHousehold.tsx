import { useTranslation } from '@vp-digital/core/libs/i18n';
import { ComboboxField } from '@vp-digital/core/ui';
import { useState } from 'react';
import { useSearchHouseholdsQuery } from '../../../api';

export interface OtherHouseholdProps {
  /** The one that stays. */
  householdId: string;
  value: string | undefined;
  onChange(value: string | undefined): void;
}

/** Finds the household that is taken in, as the search finds it. */
export function OtherHousehold({ householdId, value, onChange }: OtherHouseholdProps) {
  const { t } = useTranslation('haushalt', { keyPrefix: 'administration.merge' });
  const [query, setQuery] = useState('');
  // what was found before stays until there is an answer: nobody chooses from a list that goes away under the pointer
  const { data, isLoading } = useSearchHouseholdsQuery({ query, order: 'ASC' });
  const options = (data?.nodes ?? [])
    .filter((household) => household.householdId !== householdId)
    .map(({ householdId: id, name, city }) => ({
      value: id,
      label: city === null ? name : `${name} · ${city}`,
    }));
  return (
    <ComboboxField
      label={t('other')}
      options={options}
      value={value}
      onChange={onChange}
      onSearch={setQuery}
      loading={isLoading}
    />
  );
}
