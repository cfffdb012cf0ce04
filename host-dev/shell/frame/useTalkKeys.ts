import type { Shell } from '../session/createShell';
import { useEffect } from 'react';

const messages = { PageDown: 'navigateNext', PageUp: 'navigatePrevious' } as const;

/**
 * Alt with a presenter's keys (`PageDown`, `PageUp`) asks the area for its next or previous page; alone they scroll the page in
 * work, and turn what the customer sees.
 */
export function useTalkKeys({ bus }: Pick<Shell, 'bus'>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const message = event.key === 'PageDown' || event.key === 'PageUp' ? messages[event.key] : undefined;
      if (!message || !event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      bus.send(message, {});
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [bus]);
}
