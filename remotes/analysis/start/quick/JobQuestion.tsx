import { employmentStatuses, mainEmploymentEntry } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useMainJob } from '@vp-digital/core/micro-app';
import { SelectField } from '@vp-digital/core/ui';
import type { QuestionProps } from './question';

/** How somebody earns: everything about protection and pensions begins with it. */
export function JobQuestion({ data, personId, of }: QuestionProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'start.quick.occupation' });
  const { t: code } = useTranslation('household/employments');
  const job = mainEmploymentEntry(data, personId);
  const entry = useMainJob({ job, person: { id: personId, name: of } });
  return (
    <SelectField
      {...entry.choice('status', t('field'))}
      name="stellung"
      options={employmentStatuses.map((value) => ({ value, label: code(`status.${value}`) }))}
    />
  );
}
