import { filesOfPage, type RegistryEntry } from '@vp-digital/core/shell';

/**
 * Lets the browser fetch what a mount will need, and what its page at `path` will: side by side, without running it,
 * each address once.
 */
export function addPreloadLinks(line: RegistryEntry, path: string | undefined): void {
  const { entry, preload, css, integrity } = line;
  for (const file of [entry, ...preload, ...css]) addLink(file, integrity[file]);
  for (const [file, hash] of Object.entries(path === undefined ? {} : filesOfPage(line, path)))
    addLink(new URL(file, entry).href, hash);
}

/** A preloaded file is used only by an element that asks for it in the same way: mode and integrity have to agree. */
function addLink(href: string, integrity: string | undefined): void {
  const as = href.endsWith('.css') ? 'style' : 'script';
  const known = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="preload"]')];
  if (known.some((link) => link.href === href)) return;
  const link = Object.assign(document.createElement('link'), { rel: 'preload', as, href });
  if (integrity !== undefined) link.setAttribute('integrity', integrity);
  if (isForeign(href)) link.crossOrigin = 'anonymous';
  document.head.append(link);
}

/** Integrity across origins is checked with CORS only; within one, CORS would miss what was fetched without. */
export const isForeign = (href: string): boolean => new URL(href).origin !== window.location.origin;
