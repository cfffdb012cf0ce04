import type { Frequency } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { SelectField } from '@vp-digital/core/ui';

export interface FrequencyFieldProps {
  /** What is paid: "Wohnen". */
  of: string;
  value: Frequency;
  onChange(frequency: Frequency): void;
  error?: string | undefined;
}

/** What is paid once is no living cost. */
const offered = ['monthly', 'quarterly', 'halfYearly', 'yearly'] as const;

/** How often a living cost is due. */
export function FrequencyField({ of, value, error, onChange }: FrequencyFieldProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'expenses' });
  const { t: code } = useTranslation('household/expenses');
  return (
    <SelectField<Frequency>
      label={t('frequencyOf', { name: of })}
      error={error}
      hideLabel
      compact
      options={offered.map((frequency) => ({ value: frequency, label: code(`frequency.${frequency}`) }))}
      value={value}
      onChange={(frequency) => frequency && onChange(frequency)}
    />
  );
}
