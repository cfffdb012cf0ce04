import type { ExternalApp } from '@vp-digital/core/reference';
import { selectHousehold, type WithSession } from '@vp-digital/core/session';
import type { Config, ShellBus } from '@vp-digital/core/shell';
import type { Value } from '../value/createValue';
import { openWindow } from './openWindow';

/** Applications outside of the product in which somebody may change what the household's pages show. */
const changeData: readonly ExternalApp[] = [
  'documentCollection',
  'costAverage',
  'desiredAmount',
  'daxInvestment',
];

/** What of the shell a way out, and back, goes through. */
interface WayOut {
  config: Pick<Config, 'external'>;
  bus: Pick<ShellBus, 'send'>;
  state(): WithSession;
  returned: Value<number>;
}

/**
 * Opens an address in a window of its own. When the user comes back from an application that may have changed something,
 * areas read the household anew, and `returned` says so.
 */
export function openExternal({ bus, config, state, returned }: WayOut, url: string): void {
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
