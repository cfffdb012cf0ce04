import { selectHousehold } from '@vp-digital/core/session';
import type { Shell } from './createShell';

/** Hears for which contract an area looks for something better, and passes it to whoever else is on the page. */
export const answerContract = ({ bus, wantedContract }: Pick<Shell, 'bus' | 'wantedContract'>) =>
  bus.subscribe('contractParams', (contract, from) => {
    wantedContract.set(contract);
    bus.send('contractParams', contract, { except: from });
  });

/**
 * To an area that has just come onto the page, once: the advisor went there to look for something better. Of another
 * household nothing is passed on.
 */
export function passWantedContract({
  bus,
  state,
  wantedContract,
}: Pick<Shell, 'bus' | 'state' | 'wantedContract'>): void {
  const contract = wantedContract.current();
  wantedContract.set(undefined);
  if (contract && contract.householdId === selectHousehold(state())?.householdId)
    bus.send('contractParams', contract);
}
