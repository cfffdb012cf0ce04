import { givenAdvice, type Report, type Snapshot } from '@vp-digital/core/contracts';
import { type SectionData, withoutEnded } from '@vp-digital/core/household';
import { undecidedGaps } from '../report/largestGaps';
import { nameOfNeed } from '../report/nameOfNeed';
import type { ReportSettings } from '../report/reportSettings';
import { routes } from '@vp-digital/core/reference';
import type { ReportCheck } from './reportChecks';

/** Gaps about which the household has decided nothing: its summary will say so. Hinders nothing. */
export function gapChecks(
  {
    snapshot: { householdId, payload },
    sections,
    report,
  }: { snapshot: Snapshot; sections: SectionData; report: Report },
  { t }: Pick<ReportSettings, 't'>,
): ReportCheck[] {
  const { derived, referenceDate: date } = payload;
  const data = withoutEnded(sections, date);
  const advice = givenAdvice(data, [], report.composition?.data.leftOut);
  const gaps = undecidedGaps({ data, date, ...(derived && { derived }) }, advice);
  if (gaps.length === 0) return [];
  return [
    {
      kind: 'gapsUndecided',
      names: gaps.map((gap) => nameOfNeed(gap, data, { t })),
      href: `${routes.comparison.href({ householdId })}?fokus=entscheidung`,
    },
  ];
}
