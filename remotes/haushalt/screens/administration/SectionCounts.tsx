import { DataList } from '@vp-digital/core/ui';
import { useSectionName } from './useSectionName';

export interface SectionCountsProps<Line> {
  lines: readonly Line[];
  /** "2 from here", "3 from there". */
  counts(line: Line): (string | false)[];
}

/** Of each kind of facts, how many entries become of it what. */
export function SectionCounts<Line extends { section: string }>({ lines, counts }: SectionCountsProps<Line>) {
  const sectionName = useSectionName();
  return (
    <DataList
      items={lines.map((line) => ({
        key: line.section,
        label: sectionName(line.section) ?? line.section,
        value: counts(line).filter(Boolean).join(', '),
      }))}
    />
  );
}
