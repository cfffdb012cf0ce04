import type { SectionName } from '@vp-digital/core/household';
import { type AreaDeclaration, matchRoute, type PageDeclaration } from '@vp-digital/core/reference';

export interface FoundPage {
  page: PageDeclaration<SectionName>;
  parameters: Record<string, string>;
}

/** The area's page at an address without query; undefined where the area has none. */
export function findPage({ pages }: AreaDeclaration<SectionName>, pathname: string): FoundPage | undefined {
  const match = matchRoute(
    pages.map(({ route }) => route),
    pathname,
  );
  const page = pages.find(({ route }) => route === match?.route);
  return match && page && { page, parameters: match.parameters };
}
