import { dirtyReported, householdEntered } from '@vp-digital/core/session';
import { rememberHousehold } from '../../storage/recentHouseholds';
import type { Shell } from '../createShell';
import { note } from '../../storage/sessionStorageKeys';

const rebroadcast = [
  'setRefetchPersonList',
  'updatedPersonalData',
  'updatedConsent',
  'favoritesUpdated',
  'updateAppCartItemList',
  'updateWidgetCartItemList',
  'updateAppCheckoutLoading',
  'updateWidgetCheckoutLoading',
] as const;

/** News from one area for the others: stored by the shell where it needs it, and passed on. */
export function answerNews({ bus, news, shared }: Pick<Shell, 'bus' | 'news' | 'shared'>): (() => void)[] {
  return [
    ...rebroadcast.map((type) =>
      bus.subscribe(type, (payload, from) => bus.send(type, payload, { except: from })),
    ),

    bus.subscribe('setRefetchPersonList', ({ refetch }) => note('fetchPersonList', String(refetch))),

    bus.subscribe('advisorEnteredHousehold', (household, from) => {
      shared.store.dispatch(householdEntered(household));
      note('householdId', household.householdId);
      rememberHousehold(household.householdId);
      bus.send('advisorEnteredHousehold', household, { except: from });
    }),

    bus.subscribe('setMicroAppDirty', ({ dirty, entries, requestId }, from) => {
      note('microAppDirty', String(dirty));
      shared.store.dispatch(
        dirtyReported({
          source: `message:${from.source}`,
          entries: entries.map(({ area, label, state = 'editing' }) => ({ area, label, state })),
        }),
      );
      if (requestId === undefined) bus.send('setMicroAppDirty', { dirty, entries }, { except: from });
    }),

    bus.subscribe('setMicroAppPreserveDirty', ({ preserve }) => note('preserveDirty', String(preserve))),

    bus.subscribe('householdChanged', (change, from) => news.hear(change, from)),
  ];
}
