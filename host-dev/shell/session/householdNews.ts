import { type HouseholdChange, shareRevisions } from '@vp-digital/core/session';
import { householdChange, type Peer, type SharedStore, type ShellBus } from '@vp-digital/core/shell';
import * as z from 'zod/mini';

export interface HouseholdNews {
  /** An area behind messages has seen newer versions. */
  hear(change: HouseholdChange, from: Peer): void;
}

interface HouseholdNewsParts {
  shared: SharedStore;
  bus: ShellBus;
  /** The signed-in user's id; other users' windows receive nothing. */
  user(): string | undefined;
  /** Between the windows of this browser. */
  channel: Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>;
}

/** Windows may run two releases of the shell: unknown messages are ignored. */
const windowMessage = z.strictObject({ user: z.string(), change: householdChange });

/**
 * Never two different numbers: newer versions seen by any area in any window reach this page's store, the areas in
 * iframes and the user's other windows; each of them drops its older ones.
 */
export function createHouseholdNews({ shared, bus, user, channel }: HouseholdNewsParts): HouseholdNews {
  const tellWindows = ({ savedAt: _, ...change }: HouseholdChange) => {
    const name = user(); // the time of saving concerns only the header of the window that saved
    if (name !== undefined) channel.postMessage({ user: name, change });
  };
  const hearHere = shareRevisions(shared, (change) => {
    bus.send('householdChanged', change);
    tellWindows(change);
  });

  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const heard = windowMessage.safeParse(data);
    if (!heard.success || heard.data.user !== user()) return;
    hearHere(heard.data.change);
    bus.send('householdChanged', heard.data.change);
  });

  return {
    hear(change, from) {
      hearHere(change);
      bus.send('householdChanged', change, { except: from });
      tellWindows(change);
    },
  };
}
