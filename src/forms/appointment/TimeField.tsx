import { useTranslation } from '@vp-digital/core/libs/i18n';
import { TextField, type TypedFieldProps } from '@vp-digital/core/ui';
import { readTime } from './times';

/** A time of day (`18:00`), typed as `18`, `1830` or `18:30`. */
export function TimeField(props: TypedFieldProps<string>) {
  const { t } = useTranslation('household/appointments', { keyPrefix: 'field' });
  return (
    <TextField
      {...props}
      tidy={(text) => readTime(text) ?? text}
      check={(text) => (readTime(text) === undefined ? t('timeUnreadable') : undefined)}
      placeholder={t('timePlaceholder')}
    />
  );
}
