import { filesOfPage, type RegistryEntry } from '@vp-digital/core/shell';

/**
 * Lets the browser fetch what a mount will need, and what its page at `path` will: side by side, without running it,
 * each address once.
 */
export function addPreloadLinks(line: RegistryEntry, path: string | undefined): void {
  const { entry, preload, css, integrity } = line;
  const pageFiles = Object.entries(path === undefined ? {} : filesOfPage(line, path));
  const files = new Map<string, string | undefined>([
    ...[entry, ...preload, ...css].map((file) => [file, integrity[file]] as const),
    ...pageFiles.map(([file, hash]) => [new URL(file, entry).href, hash] as const),
  ]);
  for (const { href } of document.head.querySelectorAll<HTMLLinkElement>('link[rel="preload"]'))
    files.delete(href);
  document.head.append(...[...files].map(preloadLink));
}

/** A preloaded file is used only by an element that asks for it in the same way: mode and integrity have to agree. */
function preloadLink([href, integrity]: [href: string, integrity: string | undefined]): HTMLLinkElement {
  const as = href.endsWith('.css') ? 'style' : 'script';
  const link = Object.assign(document.createElement('link'), { rel: 'preload', as, href });
  if (integrity !== undefined) link.setAttribute('integrity', integrity);
  if (isForeign(href)) link.crossOrigin = 'anonymous';
  return link;
}

/** Integrity across origins is checked with CORS only; within one, CORS would miss what was fetched without. */
export const isForeign = (href: string): boolean => new URL(href).origin !== window.location.origin;
