import {
  earningOf,
  type Employment,
  employmentStatuses,
  mainEmploymentEntry,
} from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useEntry, useMainJob } from '@vp-digital/core/micro-app';
import { SelectField } from '@vp-digital/core/ui';
import { kindOf, payOf } from './pay';
import type { QuestionProps } from './question';

/** How a person earns, on which protection and pensions depend. Pay entered before becomes pay of that kind. */
export function JobQuestion({ data, personId, of }: QuestionProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'start.quick.occupation' });
  const { t: code } = useTranslation('household/employments');
  const job = mainEmploymentEntry(data, personId);
  const entry = useMainJob({ job, person: { id: personId, name: of } });
  const [payId, pay] = payOf(data, personId);
  const income = useEntry({ section: 'incomes', id: payId, value: pay, blank: {}, of });
  const status = entry.choice('status', t('field'));
  const follow = (chosen: Employment['status']) => {
    if (pay?.kind !== 'salary' || pay.netFrom !== 'estimate') return;
    const [jobId = personId, known = { personId, main: true, position: 0 }] = job ?? [];
    const items = { ...data.employments.items, [jobId]: { ...known, status: chosen } };
    const kind = kindOf[earningOf({ ...data, employments: { ...data.employments, items } }, personId)];
    if (kind === undefined || kind === 'salary') return;
    income.set('kind', kind, of);
    income.leave();
  };
  return (
    <SelectField
      {...status}
      onChange={(chosen) => {
        status.onChange(chosen);
        if (chosen !== undefined) follow(chosen);
      }}
      name="stellung"
      options={employmentStatuses.map((value) => ({ value, label: code(`status.${value}`) }))}
    />
  );
}
