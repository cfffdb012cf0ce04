import { useTranslation } from '@vp-digital/core/libs/i18n';
import { SegmentedChoice, type SegmentedChoiceProps } from '@vp-digital/core/ui';

export interface YesNoFieldProps
  extends Pick<SegmentedChoiceProps<string>, 'label' | 'name' | 'hint' | 'error' | 'warning' | 'disabled'> {
  value: boolean | undefined;
  onChange(value: boolean): void;
}

/** Yes, no, or unanswered: a switch would show "unanswered" as "no". */
export function YesNoField({ value, onChange, ...words }: YesNoFieldProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'answer' });
  return (
    <SegmentedChoice<'yes' | 'no'>
      {...words}
      options={[
        { value: 'yes', label: t('yes') },
        { value: 'no', label: t('no') },
      ]}
      value={value === undefined ? undefined : value ? 'yes' : 'no'}
      onChange={(answer) => onChange(answer === 'yes')}
    />
  );
}
