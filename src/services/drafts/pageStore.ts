import type { DraftStore } from './draftStore';

let opened: Promise<DraftStore> | undefined;

/** The page's one connection to the drafts, fetched and opened when it is first needed. */
export function draftStore(): Promise<DraftStore> {
  const forget = () => {
    opened = undefined;
  };
  opened ??= import('./draftStore')
    .then(({ openDraftStore }) => openDraftStore(forget))
    .catch((error: unknown) => {
      forget(); // the next draft tries again
      throw error;
    });
  return opened;
}

/** For a deliberate sign-out: nothing that the user typed stays on this device. */
export const clearDrafts = async (user: string): Promise<void> => (await draftStore()).forget(user);

/** At the start of a page: a household that nobody opens again keeps no drafts for ever. */
export const removeOldDrafts = async (now: Date): Promise<void> => (await draftStore()).removeOld(now);
