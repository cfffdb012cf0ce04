import type { MouseEvent } from 'react';

/**
 * Follows a link inside the application on a plain press; with a modifier key, or another button, the browser
 * does what it always does (new tab, download).
 */
export function onPlainClick(navigate: ((href: string) => void) | undefined, href: string) {
  if (!navigate) return undefined;
  return (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    navigate(href);
  };
}
