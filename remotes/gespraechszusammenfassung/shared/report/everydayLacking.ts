import { knowsEveryday, type SectionData } from '@vp-digital/core/household';
import type { Run } from '@vp-digital/core/pdf';
import type { ReportSettings } from './reportSettings';

/** After a sentence with what is spent, or left of the month: that expenses of everyday life are missing. Nothing while all are known. */
export const everydayLacking = (
  data: Pick<SectionData, 'expenses'>,
  { t }: Pick<ReportSettings, 't'>,
): Run[] => (knowsEveryday(data) ? [] : [{ text: ` ${t('report.month.withoutEveryday')}` }]);
