import { FieldsInRow } from '@vp-digital/core/forms';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { checkPostalCode } from '@vp-digital/core/reference';
import { Card, TextField } from '@vp-digital/core/ui';
import type { AddressDraft } from './useHouseholdDraft';

export interface HomeFieldsProps {
  address: AddressDraft;
  onChange(change: AddressDraft): void;
}

/** Where the household lives, as far as known: optional. Fields only. */
export function HomeFields({ address, onChange }: HomeFieldsProps) {
  const { t } = useTranslation('haushalt', { keyPrefix: 'create.home' });
  const checked = checkPostalCode({ value: address.postalCode ?? '', countryCode: 'DE' });
  return (
    <Card title={t('title')} caption={t('caption')}>
      <FieldsInRow>
        <TextField
          label={t('postalCode')}
          value={address.postalCode}
          maxLength={15}
          warning={checked.valid && checked.warning ? t('unusual') : undefined}
          tidy={(text) => text.toUpperCase()}
          check={(value) => (checkPostalCode({ value }).valid ? undefined : t('characters'))}
          onChange={(postalCode) => onChange({ postalCode, isUnreadable: false })}
          onInvalid={() => onChange({ postalCode: undefined, isUnreadable: true })}
        />
        <TextField
          label={t('city')}
          value={address.city}
          maxLength={80}
          onChange={(city) => onChange({ city })}
        />
      </FieldsInRow>
    </Card>
  );
}
