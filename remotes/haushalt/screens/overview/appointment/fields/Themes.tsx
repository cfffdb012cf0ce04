import { type Appointment, appointmentThemes } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { ChoiceChips } from './ChoiceChips';

export interface ThemesProps {
  value: Appointment['themes'];
  onChange(themes: Appointment['themes']): void;
}

/** What was talked about. */
export function Themes(props: ThemesProps) {
  const { t } = useTranslation('haushalt', { keyPrefix: 'overview.appointment.field' });
  const { t: code } = useTranslation('household/appointments');
  const options = appointmentThemes.map((theme) => ({ value: theme, label: code(`themes.${theme}`) }));
  return <ChoiceChips {...props} label={t('themes')} options={options} />;
}
