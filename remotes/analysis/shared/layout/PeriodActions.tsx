import type { Period } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { UndoButton } from '@vp-digital/core/parts';
import { SegmentedChoice } from '@vp-digital/core/ui';

export interface PeriodActionsProps {
  period: Period;
  onChange(period: Period): void;
}

/** At the head of a page of monthly amounts: undo, and whether a month or a year is shown. */
export function PeriodActions({ period, onChange }: PeriodActionsProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'period' });
  return (
    <>
      <UndoButton />
      <SegmentedChoice<Period>
        label={t('label')}
        hideLabel
        writes={false}
        options={[
          { value: 'month', label: t('month') },
          { value: 'year', label: t('year') },
        ]}
        value={period}
        onChange={onChange}
      />
    </>
  );
}
