import { isSectionName } from '@vp-digital/core/household';
import type { Middleware } from '@vp-digital/core/libs/redux';
import { revisionSeen, type WithSession } from '@vp-digital/core/session';
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
    const known = revisionSeen.match(action)
      ? (store.getState() as WithSession).session.revisions[action.payload.householdId] // every page store has the slice
      : undefined;
    const result = next(action);
    if (revisionSeen.match(action) && isSectionName(action.payload.document)) {
      const { householdId, document: section, version } = action.payload;
      const key = { householdId, section };
      const state = store.getState() as PageState; // the API's own slice is in every store that runs this middleware
      const held = api.endpoints.section.select(key)(state);
      if (held.data && held.data.version < version)
        store.dispatch(api.util.invalidateTags([sectionTag(key)]));
      const before = known?.[section];
      if (namesHousehold.has(section) && before && before.version < version)
        store.dispatch(api.util.invalidateTags(['Household']));
    }
    return result;
  };

/** Documents from which the household's name, persons and place are made, in its header and in the list of households. */
const namesHousehold: ReadonlySet<string> = new Set(['persons', 'addresses']);
