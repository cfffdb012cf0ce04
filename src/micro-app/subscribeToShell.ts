import type { SectionName } from '@vp-digital/core/household';
import type { AreaDeclaration } from '@vp-digital/core/reference';
import type { AreaServices } from '@vp-digital/core/services';
import { clearDrafts } from '@vp-digital/core/services';
import { selectDirty, selectUser, type WithSession } from '@vp-digital/core/session';
import type { Host, SharedStore } from '@vp-digital/core/shell';
import { moveAlong } from './moveAlong';

interface Hearing {
  area: AreaDeclaration<SectionName>;
  host: Host;
  shared: SharedStore;
  services: AreaServices;
  discard(): void;
}

/** Ends listening; settles when nothing that a message has started is under way any more. */
export type Unsubscribe = () => Promise<void>;

/** What every area does when the shell sends a message, in this document or through an iframe. */
export function subscribeToShell({ area, host, shared, services, discard }: Hearing): Unsubscribe {
  const { location, shell, slot } = host;
  const { api } = services.areaApi;
  const state = () => shared.store.getState() as WithSession; // the session slice is part of every page store
  const invalidate = (...tags: Parameters<typeof api.util.invalidateTags>[0]) =>
    void shared.store.dispatch(api.util.invalidateTags(tags));
  let forgetting = Promise.resolve();

  const subscriptions = [
    // an area in a side panel leaves the page's address to the page, which may have its own
    shell.subscribe('navigate', ({ to, replace = false }) => {
      if (slot === 'page') location.navigate(to, { replace });
    }),
    shell.subscribe('navigateNext', () => {
      if (slot === 'page') moveAlong(area, host, 1);
    }),
    shell.subscribe('navigatePrevious', () => {
      if (slot === 'page') moveAlong(area, host, -1);
    }),
    shell.subscribe('navigationRequest', async ({ requestId }) => {
      await services.queues.flushAll();
      const entries = Object.values(selectDirty(state())).slice(0, 200);
      shell.send('setMicroAppDirty', { dirty: entries.length > 0, entries, requestId });
    }),
    shell.subscribe('setRefetchPersonList', ({ refetch }) => refetch && invalidate('Household', 'Section')),
    shell.subscribe('favoritesUpdated', () => invalidate('Preferences')),
    shell.subscribe('updatedConsent', () => invalidate('Consent')),
    shell.subscribe('updatedPersonalData', ({ householdId }) =>
      invalidate(
        'Household',
        ...personalDocuments.map((section) => ({
          type: 'Section' as const,
          id: `${householdId}/${section}`,
        })),
      ),
    ),
    shell.subscribe('logout', ({ reason }) => {
      const user = selectUser(state())?.id;
      if (reason !== 'user' || user === undefined) return;
      discard();
      // A browser that gives no storage has kept nothing either.
      forgetting = clearDrafts(user).catch(() => {});
    }),
  ];
  return () => {
    for (const unsubscribe of subscriptions) unsubscribe();
    return forgetting;
  };
}

/** The documents that hold what the specification calls personal data. */
const personalDocuments = [
  'persons',
  'addresses',
  'contacts',
  'employments',
  'taxProfiles',
  'bankAccounts',
] as const;
