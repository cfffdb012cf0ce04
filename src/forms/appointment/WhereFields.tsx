import { type Appointment, appointmentOccasions, appointmentPlaces } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { SegmentedChoice, SelectField } from '@vp-digital/core/ui';

type Facts = Pick<Appointment, 'occasion' | 'place'>;

export interface WhereFieldsProps {
  value: Facts;
  onChange(fields: Partial<Facts>): void;
}

/** What brings one together, and where. */
export function WhereFields({ value, onChange }: WhereFieldsProps) {
  const { t } = useTranslation('household/appointments', { keyPrefix: 'field' });
  const { t: code } = useTranslation('household/appointments');
  return (
    <>
      <SelectField
        label={t('occasion')}
        options={appointmentOccasions.map((occasion) => ({
          value: occasion,
          label: code(`occasion.${occasion}`),
        }))}
        value={value.occasion}
        onChange={(occasion) => occasion && onChange({ occasion })}
      />
      <SegmentedChoice
        wide
        label={t('place')}
        options={appointmentPlaces.map((place) => ({ value: place, label: code(`place.${place}`) }))}
        value={value.place}
        onChange={(place) => onChange({ place })}
      />
    </>
  );
}
