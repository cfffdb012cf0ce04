import type { ExternalApp } from '@vp-digital/core/reference';
import { selectHousehold } from '@vp-digital/core/session';
import type { Shell } from '../session/createShell';
import { openWindow } from './openWindow';

/** Applications outside of the product in which somebody may change what the household's pages show. */
const changeData: readonly ExternalApp[] = [
  'documentCollection',
  'costAverage',
  'desiredAmount',
  'daxInvestment',
];

/**
 * Opens an address in a window of its own. When the user comes back from an application that may have changed something,
 * areas read the household anew, and `returned` says so.
 */
export function openExternal(
  { bus, config, state, returned }: Pick<Shell, 'bus' | 'config' | 'state' | 'returned'>,
  url: string,
): void {
  openWindow(url);
  const household = selectHousehold(state());
  if (!household || !changeData.some((app) => config.external[app] === url)) return;
  const back = () => {
    if (document.visibilityState !== 'visible') return;
    for (const event of backEvents) window.removeEventListener(event, back);
    bus.send('setRefetchPersonList', { householdId: household.householdId, refetch: true });
    returned.set(returned.current() + 1);
  };
  // the window loses the focus only after this: the first time that it has it again is the return
  window.addEventListener('blur', () => backEvents.forEach((event) => window.addEventListener(event, back)), {
    once: true,
  });
}

const backEvents = ['focus', 'visibilitychange'] as const;
