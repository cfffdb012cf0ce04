import type { Middleware } from '@vp-digital/core/libs/redux';
import type { SharedStore, ToShell } from '@vp-digital/core/shell';
import { revisionSeen } from './slice';
import type { WithSession } from './state';

/** Which versions somebody has seen, as sent between iframes and windows. */
export type HouseholdChange = ToShell['householdChanged'];

/**
 * Cache consistency beyond one page: broadcasts newer versions that this store learns of, one message per household for
 * everything learnt together, and passes to the store what others have seen. What it receives it does not send on: the
 * sender's shell has reached everybody.
 *
 * @returns how the store receives.
 */
export function shareRevisions(
  shared: SharedStore,
  tell: (change: HouseholdChange) => void,
): (change: HouseholdChange) => void {
  let hearing = false;
  const unsent = new Map<string, HouseholdChange>();

  const tellAll = () => {
    const changes = [...unsent.values()];
    unsent.clear();
    changes.forEach(tell);
  };
  const note = ({ householdId, document, version, savedAt }: ReturnType<typeof revisionSeen>['payload']) => {
    if (unsent.size === 0) queueMicrotask(tellAll);
    const known = unsent.get(householdId);
    const documents = { ...known?.documents, [document]: version };
    unsent.set(householdId, {
      ...known,
      householdId,
      documents,
      ...(savedAt === undefined ? {} : { savedAt }),
    });
  };

  const middleware: Middleware = (store) => (next) => (action) => {
    if (!revisionSeen.match(action) || hearing) return next(action);
    const { payload } = action;
    const seen = () => (store.getState() as WithSession).session.revisions[payload.householdId]; // every page store has the slice
    const before = seen()?.[payload.document];
    const result = next(action);
    if (seen()?.[payload.document] !== before) note(payload);
    return result;
  };
  shared.addMiddleware(middleware);

  return ({ householdId, documents, savedAt }) => {
    hearing = true;
    for (const [document, version] of Object.entries(documents))
      shared.store.dispatch(revisionSeen({ householdId, document, version, savedAt }));
    hearing = false;
  };
}
