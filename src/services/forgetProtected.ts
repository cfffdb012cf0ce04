import { rulesOf } from '@vp-digital/core/household';
import type { SharedStore } from '@vp-digital/core/shell';
import type { AreaApi, PageState } from './createAreaApi';
import { type SectionKey, sectionTag } from './endpoints/sections';

/**
 * Documents with nothing but protected numbers are dropped with the page that showed them: removes them from an area's
 * cache.
 */
export function forgetProtected({ getState, dispatch }: SharedStore['store'], { api }: AreaApi): void {
  const { selectInvalidatedBy, invalidateTags } = api.util;
  const tags = selectInvalidatedBy(getState() as PageState, ['Section']) // the API is in the store
    .map(({ originalArgs }) => originalArgs as SectionKey) // what names a section is one
    .filter(({ section }) => rulesOf(section).kept === false)
    .map(sectionTag);
  if (tags.length > 0) dispatch(invalidateTags(tags)); // nobody shows them any more: they go
}
