import { isReleasedStyle } from '@vp-digital/core/contracts';

/** The style sheets of the page, by the addresses under which they were released. */
export const releasedStyles = (): string[] =>
  [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')]
    .map(({ href }) => new URL(href))
    .filter(({ origin }) => origin === window.location.origin)
    .map(({ pathname }) => withoutBase(pathname))
    .filter((address, at, all) => isReleasedStyle(address) && all.indexOf(address) === at);

/** What stands before our addresses is the page's: who shows the picture has one of its own. */
function withoutBase(pathname: string): string {
  const base = document.documentElement.dataset['base'] ?? '';
  return base !== '' && pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : pathname;
}
