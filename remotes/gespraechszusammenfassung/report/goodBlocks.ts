import type { IsoDate } from '@vp-digital/core/finance';
import { needComparison, type SectionData } from '@vp-digital/core/household';
import type { Block } from '@vp-digital/core/pdf';
import { nameOfNeed } from './nameOfNeed';
import type { ReportSettings } from './reportSettings';

/** Topics in which nothing is missing: what was done well is said, and need not be sold again. Nothing where there is none. */
export function goodBlocks(
  { data, date }: { data: SectionData; date: IsoDate },
  settings: ReportSettings,
): Block[] {
  const { settled } = needComparison({ household: data, date });
  if (settled.length === 0) return [];
  const names = settled.map((need) => nameOfNeed(need, data, settings));
  return [
    { kind: 'heading', level: 2, text: settings.t('report.first.good') },
    { kind: 'paragraph', text: new Intl.ListFormat(settings.format.language).format(names) },
  ];
}
