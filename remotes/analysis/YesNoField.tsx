import { useTranslation } from '@vp-digital/core/libs/i18n';
import type { ChoiceProps } from '@vp-digital/core/micro-app';
import { SegmentedChoice } from '@vp-digital/core/ui';

/** Yes, no, or not asked yet: neither is taken for the other. */
export function YesNoField({ value, onChange, ...choice }: ChoiceProps<boolean>) {
  const { t } = useTranslation('analysis', { keyPrefix: 'answer' });
  return (
    <SegmentedChoice<'yes' | 'no'>
      {...choice}
      options={[
        { value: 'yes', label: t('yes') },
        { value: 'no', label: t('no') },
      ]}
      value={value === undefined ? undefined : value ? 'yes' : 'no'}
      onChange={(answer) => onChange(answer === 'yes')}
    />
  );
}
