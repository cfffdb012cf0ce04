import { useLocation } from '@vp-digital/core/libs/router';
import { useHost } from '@vp-digital/core/platform';
import { useEffect } from 'react';

/**
 * Renders nothing: `?fokus=feld` in the address gives the focus to the page's field or button of that name, once, as
 * soon as the page shows it. Whoever has begun to use the page meanwhile keeps the focus.
 */
export function FocusedField() {
  const { slot } = useHost();
  const name = new URLSearchParams(useLocation().search).get('fokus');
  useEffect(() => {
    if (name === null || slot !== 'page' || focusIn(name)) return;
    const stop = () => {
      waiting.disconnect();
      window.removeEventListener('pointerdown', stop);
      window.removeEventListener('keydown', stop);
    };
    const waiting = new MutationObserver(() => {
      if (focusIn(name)) stop();
    });
    waiting.observe(document.body, { childList: true, subtree: true });
    window.addEventListener('pointerdown', stop);
    window.addEventListener('keydown', stop);
    return stop;
  }, [name, slot]);
  return undefined;
}

function focusIn(name: string): boolean {
  const field = document.querySelector<HTMLElement>(`main [name="${CSS.escape(name)}"]`);
  field?.focus();
  return field !== null;
}
