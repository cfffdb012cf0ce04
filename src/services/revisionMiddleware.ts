import { isSectionName } from '@vp-digital/core/household';
import type { Middleware } from '@vp-digital/core/libs/redux';
import { revisionSeen } from '@vp-digital/core/session';
import type { AreaApi, PageState } from './createAreaApi';
import { sectionTag } from './endpoints/sections';

/**
 * Cache truth across areas: as soon as anybody on the page has seen a newer version of a document than this area
 * holds, the area fetches it again (at once where it is shown, otherwise when it is shown next).
 */
export const createRevisionMiddleware =
  ({ api }: AreaApi): Middleware =>
  (store) =>
  (next) =>
  (action) => {
    const result = next(action);
    if (revisionSeen.match(action) && isSectionName(action.payload.document)) {
      const { householdId, document: section, version } = action.payload;
      const key = { householdId, section };
      const state = store.getState() as PageState; // the API's own slice is in every store that runs this middleware
      const held = api.endpoints.section.select(key)(state);
      if (held.data && held.data.version < version)
        store.dispatch(api.util.invalidateTags([sectionTag(key)]));
    }
    return result;
  };
