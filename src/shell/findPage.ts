import { matchRoute } from '@vp-digital/core/reference';
import type { AreaManifest, Registry } from './areaManifest';

export interface FoundPage {
  area: string;
  page: AreaManifest['pages'][number];
  parameters: Record<string, string>;
}

/** The screen behind an address, from what the areas declare; no area is loaded for it. */
export function findPage(registry: Registry, path: string): FoundPage | undefined {
  const pages = Object.entries(registry).flatMap(([area, { manifest }]) =>
    manifest.pages.map((page) => ({ area, page, path: page.path })),
  );
  const match = matchRoute(pages, path.split(/[?#]/)[0] ?? '/');
  return match && { area: match.route.area, page: match.route.page, parameters: match.parameters };
}
