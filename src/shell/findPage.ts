import { matchRoute } from '@vp-digital/core/reference';
import type { AreaManifest, Registry } from './areaManifest';

export interface FoundPage {
  area: string;
  page: AreaManifest['pages'][number];
  parameters: Record<string, string>;
}

/** The screen behind an address, from what the areas declare; no area is loaded for it. */
export function findPage(registry: Registry, path: string): FoundPage | undefined {
  const match = matchRoute(pagesOf(registry), path.split(/[?#]/)[0] ?? '/');
  return match && { area: match.route.area, page: match.route.page, parameters: match.parameters };
}

type Candidate = Pick<FoundPage, 'area' | 'page'> & { path: string };

const known = new WeakMap<AreaManifest, readonly Candidate[]>();

/** Every link asks, whether it leads anywhere. A registry changes when an area is read again, an area's manifest does not. */
const pagesOf = (registry: Registry): readonly Candidate[] =>
  Object.entries(registry).flatMap(([area, { manifest }]) => {
    const pages = known.get(manifest) ?? manifest.pages.map((page) => ({ area, page, path: page.path }));
    known.set(manifest, pages);
    return pages;
  });
