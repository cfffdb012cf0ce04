import type { Permission } from '@vp-digital/core/reference';
import { createSelector } from '@vp-digital/core/libs/redux';
import type { DirtyEntry, WithSession } from './state';

export const selectUser = ({ session }: WithSession) => session.user;
/** Whether the role of another user is taken: then nothing is written, and what is the person's own stays closed. */
export const selectInRole = ({ session }: WithSession) => session.user?.impersonation !== undefined;
/**
 * Who looks at the page, in one text that changes with the user, the role, the contract and the rights: what one of them has
 * read is nothing for the other.
 */
export const selectViewer = createSelector([selectUser], (user) =>
  JSON.stringify([
    user?.id,
    user?.accountingContract,
    user?.impersonation?.impersonationId,
    user?.permissions,
  ]),
);

export const selectHousehold = ({ session }: WithSession) => session.household;
export const selectDirty = ({ session }: WithSession) => session.dirty;

export const selectHasPermission =
  (permission: Permission | undefined) =>
  ({ session }: WithSession): boolean =>
    permission === undefined || (session.user?.permissions.includes(permission) ?? false);

/** What the header says about saving, derived from the dirty entries and the revisions. */
export type SaveProgress =
  | { kind: 'failed'; count: number }
  | { kind: 'saving' }
  | { kind: 'saved'; at: string }
  | { kind: 'idle' };

export const selectSaveProgress: (state: WithSession) => SaveProgress = createSelector(
  [({ session }: WithSession) => session.dirty, ({ session }: WithSession) => session.revisions],
  (dirty, revisions): SaveProgress => {
    const entries: DirtyEntry[] = Object.values(dirty);
    const failed = entries.filter(({ state }) => state === 'failed').length;
    if (failed > 0) return { kind: 'failed', count: failed };
    if (entries.length > 0) return { kind: 'saving' };
    const saves = Object.values(revisions)
      .flatMap((documents) => Object.values(documents))
      .map(({ savedAt }) => savedAt)
      .filter((savedAt) => savedAt !== undefined)
      .sort();
    const at = saves.at(-1);
    return at === undefined ? { kind: 'idle' } : { kind: 'saved', at };
  },
);
