import type { ReportChapter } from '@vp-digital/core/contracts';
import { isAbsent, type SectionData } from '@vp-digital/core/household';
import type { Block } from '@vp-digital/core/pdf';
import type { ReportSettings } from './reportSettings';

const chapters = ['month', 'expenses', 'contracts', 'balance', 'gaps'] as const;
type Lacking = (typeof chapters)[number];

/** Chapters whose sentence, where it stands alone, says only that nothing is recorded. */
export const ofRecords: readonly ReportChapter[] = chapters;

/** What is not recorded and is left out for that, in one sentence; nothing where the household has said that there is none. */
export function lackBlocks(
  empty: readonly ReportChapter[],
  data: SectionData,
  { t, format }: ReportSettings,
): Block[] {
  const isLacking: Record<Lacking, boolean> = {
    month: Object.keys(data.incomes.items).length === 0,
    expenses: true,
    contracts: !isAbsent(data, 'contracts'),
    balance: !isAbsent(data, 'savings'),
    gaps: true,
  };
  const names = chapters
    .filter((chapter) => empty.includes(chapter) && isLacking[chapter])
    .map((chapter) => t(`report.lacks.of.${chapter}`));
  if (names.length === 0) return [];
  const list = format.list(names);
  return [
    {
      kind: 'paragraph',
      size: 'note',
      text: t('report.lacks.sentence', { names: list, count: names.length }),
    },
  ];
}
