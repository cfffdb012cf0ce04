import { isWishedPage } from '@vp-digital/core/contracts';
import { type RecapEntry, type SectionData, withoutInternal } from '@vp-digital/core/household';

export type ReportEntry = RecapEntry;

/** What was written down in the talk for the household, in its order. Internal notes are not in the snapshot, and not here either; which pages were wished is no note. */
export const entriesInReport = ({ recap }: Pick<SectionData, 'recap'>): [string, ReportEntry][] =>
  Object.entries(withoutInternal(recap).items)
    .filter(([id, { inReport }]) => inReport && !isWishedPage(id))
    .sort(([, one], [, other]) => one.position - other.position);

/** The same by its kind. */
export function reportEntries(sections: Pick<SectionData, 'recap'>) {
  const entries = entriesInReport(sections).map(([, entry]) => entry);
  const of = (kind: RecapEntry['kind']) => entries.filter((entry) => entry.kind === kind);
  return { decisions: of('decision'), tasks: of('task'), notes: of('note') };
}
