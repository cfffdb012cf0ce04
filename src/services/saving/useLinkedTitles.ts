import { rulesOf, type SectionName } from '@vp-digital/core/household';
import { skipToken } from '@vp-digital/core/libs/query';
import { useAreaServices } from './AreaServices';

/** Titles, by id, of what the entries of a document point at first; none while the page has not read that document. */
export function useLinkedTitles(householdId: string, section: SectionName): ReadonlyMap<string, string> {
  const { areaApi } = useAreaServices();
  const linked = rulesOf(section).links?.[0]?.document;
  const { items } = areaApi.api.endpoints.section.useQueryState(
    linked ? { householdId, section: linked } : skipToken,
    { selectFromResult: ({ currentData }) => ({ items: currentData?.data.items }) },
  );
  const titles = Object.entries(items ?? {}).flatMap(([id, entry]) => {
    const { title } = entry as { title?: unknown };
    return typeof title === 'string' ? [[id, title] as const] : [];
  });
  return new Map(titles);
}
