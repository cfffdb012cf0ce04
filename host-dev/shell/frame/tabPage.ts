import type { AreaManifest } from '@vp-digital/core/shell';

type ManifestPage = AreaManifest['pages'][number];

/**
 * The page behind an area's tab: the first one that claims it and that is there for the user. Without the right to that one
 * the tab leads to the next.
 */
export function tabPage(
  pages: readonly ManifestPage[],
  isThere: (page: ManifestPage) => boolean,
): { path: string; tab: NonNullable<ManifestPage['tab']> } | undefined {
  const found = pages.find((page) => page.tab && isThere(page));
  return found?.tab && { path: found.path, tab: found.tab };
}
