import type { CustomerWidth } from '@vp-digital/core/shell';
import { useEffect } from 'react';
import { useShell } from '../../session/ShellContext';

/** Where the customer looks on. */
export interface LookPlaces {
  /** Their window; undefined where nothing is shown in one. */
  screen: Window | undefined;
  /** On telephones, too or alone. */
  telephones: boolean;
}

/**
 * As long as a place is shown, areas draw the page made for the customer, as wide as the place is, also when it changes; for
 * telephones beside a wider window once more.
 */
export function useLook({ screen, telephones }: LookPlaces): void {
  const { customer } = useShell();
  useEffect(() => {
    const look = () => {
      const width = screen ? widthClass(screen.innerWidth) : onTelephone;
      const also = telephones && width !== onTelephone ? onTelephone : undefined;
      const last = customer.current();
      if (last?.width === width && last.also === also) return;
      customer.set(also === undefined ? { width } : { width, also });
    };
    if (screen || telephones) look();
    else customer.set(undefined);
    screen?.addEventListener('resize', look);
    return () => screen?.removeEventListener('resize', look);
  }, [customer, screen, telephones]);
  useEffect(() => () => customer.set(undefined), [customer]);
}

const onTelephone = 340;

const widthClass = (width: number): CustomerWidth =>
  width >= 1200 ? 1200 : width >= 768 ? 768 : onTelephone;
