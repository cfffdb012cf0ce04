import { appointmentOccasions, appointmentPlaces } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';

/** Says a code of an appointment; nothing for one that a newer release has written. */
export function useAgendaWord(): (
  field: 'occasion' | 'place',
  code: string | undefined,
) => string | undefined {
  const { t } = useTranslation('household/appointments');
  return (field, code) => {
    const occasion = field === 'occasion' && appointmentOccasions.find((one) => one === code);
    const place = field === 'place' && appointmentPlaces.find((one) => one === code);
    return occasion ? t(`occasion.${occasion}`) : place ? t(`place.${place}`) : undefined;
  };
}
