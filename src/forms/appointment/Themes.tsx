import { type Appointment, appointmentThemes } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { ChoiceChips } from './ChoiceChips';

export interface ThemesProps {
  /** Default: what was talked about. */
  label?: string | undefined;
  value: Appointment['themes'];
  onChange(themes: Appointment['themes']): void;
}

/** What was talked about. */
export function Themes({ label, ...props }: ThemesProps) {
  const { t } = useTranslation('household/appointments', { keyPrefix: 'field' });
  const { t: code } = useTranslation('household/appointments');
  const options = appointmentThemes.map((theme) => ({ value: theme, label: code(`themes.${theme}`) }));
  return <ChoiceChips {...props} label={label ?? t('themes')} options={options} />;
}
