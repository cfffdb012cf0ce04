import { useState } from 'react';
import { keepInSession } from '../../storage/keepInSession';
import type { Switches } from './switches';

const key = 'vp.customerView.hideAmounts';

/**
 * What is switched in the customer view. That amounts are hidden holds in this tab until the advisor shows them again:
 * over a reload, links, the end of the view and the next one.
 */
export function useSwitches(): [Switches, (switches: Switches) => void] {
  const [switches, setSwitches] = useState<Switches>(() => ({
    hideAmounts: sessionStorage.getItem(key) !== null,
    frozen: false,
    pointing: false,
  }));
  const change = (next: Switches) => {
    if (next.hideAmounts) keepInSession(key, 'hidden');
    else sessionStorage.removeItem(key);
    setSwitches(next);
  };
  return [switches, change];
}
