import { adultsWithoutIncome, type SectionData, shortNameOf } from '@vp-digital/core/household';
import type { Run } from '@vp-digital/core/pdf';
import type { ReportSettings } from './reportSettings';

/** After a sentence with a sum of the household: whose income is not in it. Nothing while all are known. */
export function incomeLacking(data: SectionData, { t, format }: Pick<ReportSettings, 't' | 'format'>): Run[] {
  const lacking = adultsWithoutIncome(data).flatMap((id) => shortNameOf(data, id) ?? []);
  return lacking.length === 0
    ? []
    : [{ text: ` ${t('report.month.withoutIncome', { names: format.list(lacking) })}` }];
}
