import type { RegistryEntry } from '@vp-digital/core/shell';

/** Lets the browser fetch what a mount will need, side by side and without running it; each address once. */
export function addPreloadLinks({ entry, preload, css, integrity }: RegistryEntry): void {
  for (const script of [entry, ...preload]) addLink(script, 'script', integrity[script]);
  for (const sheet of css) addLink(sheet, 'style', integrity[sheet]);
}

/** A preloaded file is used only by an element that asks for it in the same way: mode and integrity have to agree. */
function addLink(href: string, as: 'script' | 'style', integrity: string | undefined): void {
  const known = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="preload"]')];
  if (known.some((link) => link.href === href)) return;
  const link = Object.assign(document.createElement('link'), { rel: 'preload', as, href });
  if (integrity !== undefined) link.setAttribute('integrity', integrity);
  if (isForeign(href)) link.crossOrigin = 'anonymous';
  document.head.append(link);
}

/** Integrity across origins is checked with CORS only; within one, CORS would miss what was fetched without. */
export const isForeign = (href: string): boolean => new URL(href).origin !== window.location.origin;
