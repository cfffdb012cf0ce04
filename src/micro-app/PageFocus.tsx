import { useLocation } from '@vp-digital/core/libs/router';
import { useHost } from '@vp-digital/core/platform';
import { useEffect } from 'react';

const firstPage = Symbol.for('vp-digital.first-page');

/** The page with which the document was opened, until it is left: there the keyboard begins at the top. */
const opened: typeof globalThis & { [firstPage]?: string } = globalThis; // areas may stand on copies of this floor

/**
 * Renders nothing. `?fokus=feld` in the address focuses the page's field or button of that name as soon as the page
 * shows it; otherwise the page's content gets the focus when the link that led there is gone. The focus is not taken
 * from a user who has begun to use the page.
 */
export function PageFocus() {
  const { slot } = useHost();
  const { pathname, search } = useLocation();
  const name = new URLSearchParams(search).get('fokus');
  useEffect(() => {
    opened[firstPage] ??= pathname;
    if (opened[firstPage] !== pathname) opened[firstPage] = '';
    const isOurs = slot === 'page' && (name !== null || opened[firstPage] === '');
    if (!isOurs) return undefined;
    if (name !== null) return focusUntilUsed(fieldOf(CSS.escape(name)));
    window.scrollTo(0, 0); // another page begins at its top
    return focusUntilUsed(['main'], { preventScroll: true });
  }, [name, pathname, slot]);
  return undefined;
}

/** The field of that name; of fields that exist per person the first one that is empty, else the first. */
const fieldOf = (name: string) => [
  `main [name="${name}"][value=""]`,
  `main [name="${name}"]`,
  `main [name^="${name}-"][value=""]`,
  `main [name^="${name}-"]`,
];

/**
 * Until the page is used, the target gets the focus whenever nothing has it, or only its container (a sheet that has
 * just opened): pages are replaced while they load.
 */
function focusUntilUsed(wanted: readonly string[], options?: FocusOptions): () => void {
  const focus = () => {
    const element = wanted.map(shown).find((found) => found !== null) ?? null;
    const now = document.activeElement ?? document.body;
    if (now !== element && now.contains(element)) element?.focus(options);
  };
  const waiting = new MutationObserver(focus);
  const stop = () => {
    waiting.disconnect();
    window.removeEventListener('pointerdown', stop);
    window.removeEventListener('keydown', stop);
  };
  waiting.observe(document.body, { childList: true, subtree: true });
  window.addEventListener('pointerdown', stop);
  window.addEventListener('keydown', stop);
  focus();
  return stop;
}

/** An incoming area is hidden, the one shown until then is inert: trying to focus them costs a layout for nothing. */
const shown = (wanted: string): HTMLElement | null =>
  [...document.querySelectorAll<HTMLElement>(wanted)].find(
    (element) => !element.closest('[hidden],[inert]'),
  ) ?? null;
