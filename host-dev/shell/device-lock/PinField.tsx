import { useTranslation } from '@vp-digital/core/libs/i18n';
import { TextField } from '@vp-digital/core/ui';

export interface PinFieldProps {
  value: string;
  onChange(value: string): void;
  error: string | undefined;
}

/** A PIN of six digits, which nobody reads along. */
export function PinField({ value, onChange, error }: PinFieldProps) {
  const { t } = useTranslation('shell', { keyPrefix: 'deviceLock' });
  return (
    <TextField
      label={t('pin')}
      type="password"
      inputMode="numeric"
      value={value || undefined}
      onChange={(typed) => onChange(typed ?? '')}
      error={error}
      writes={false}
    />
  );
}
