import { isReleasedStyle } from '@vp-digital/core/contracts';

/** The style sheets of the page, by the addresses under which they were released. */
export const releasedStyles = (): string[] =>
  [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')]
    .map(({ href }) => new URL(href))
    .filter(({ origin }) => origin === window.location.origin)
    .map(({ pathname }) => pathname)
    .filter((address, at, all) => isReleasedStyle(address) && all.indexOf(address) === at);
