import { applyChanges, type Change, fieldValue, isStored } from '@vp-digital/core/contracts';
import { type SectionData, type SectionName, sectionSchemas } from '@vp-digital/core/household';
import { changeTo } from '../pendingChange';

/** Whether a document still holds what was once written into it; members that its schema adds by default count as written. */
export function stillHolds(
  section: SectionName,
  document: SectionData[SectionName],
  written: Change,
): boolean {
  const expected = withDefaults(section, applyChanges(document, [written]));
  const { path } = written;
  return isStored(withDefaults(section, document), changeTo(path, fieldValue(expected, path)));
}

const withDefaults = (section: SectionName, document: SectionData[SectionName]): unknown => {
  const read = sectionSchemas[section].safeParse(document);
  return read.success ? read.data : document;
};
