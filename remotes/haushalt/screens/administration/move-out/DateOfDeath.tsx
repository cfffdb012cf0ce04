import { earliestDay } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHost } from '@vp-digital/core/platform';
import { DateField } from '@vp-digital/core/ui';

export interface DateOfDeathProps {
  value: string | undefined;
  /** When the last of them was born. */
  min: string | undefined;
  onChange(value: string | undefined): void;
  onInvalid(): void;
}

/** The day on which somebody died, where it is known: a field for few, which comes when it is asked. */
export default function DateOfDeath({ min = earliestDay, ...props }: DateOfDeathProps) {
  const { t } = useTranslation('haushalt', { keyPrefix: 'administration.moveOut' });
  const { clock } = useHost();
  return (
    <DateField
      {...props}
      label={t('deceasedOn')}
      hint={t('deceasedOnHint')}
      min={min}
      today={clock.today()}
    />
  );
}
