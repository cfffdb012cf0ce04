import type { RegistryEntry } from '@vp-digital/core/shell';

/** Lets the browser fetch what a mount will need, side by side and without running it; each address once. */
export function addPreloadLinks({ entry, preload, css }: RegistryEntry): void {
  for (const script of [entry, ...preload]) addLink(script, 'script');
  for (const sheet of css) addLink(sheet, 'style');
}

function addLink(href: string, as: 'script' | 'style'): void {
  const known = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="preload"]')];
  if (known.some((link) => link.href === href)) return;
  document.head.append(Object.assign(document.createElement('link'), { rel: 'preload', as, href }));
}
