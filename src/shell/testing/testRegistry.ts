import type { AreaManifest, Registry, RegistryEntry } from '../areaManifest';

type Page = AreaManifest['pages'][number];

/** What a shell knows of areas that have these pages; there are no files behind it. */
export const testRegistry = (areas: Readonly<Record<string, readonly TestPage[]>>): Registry =>
  Object.fromEntries(Object.entries(areas).map(([name, pages]) => [name, entry(name, pages)]));

/** A page's path, and what is not as usual: open to everybody signed in, in no menu, named like its path. */
export type TestPage = Pick<Page, 'path'> & Partial<Page>;

function entry(name: string, pages: readonly TestPage[]): RegistryEntry {
  const versions = { version: '1.0.0', contractVersion: '1.0.0', coreVersion: '1.0.0', lawVersion: '2026' };
  return {
    ...versions,
    entry: '',
    preload: [],
    css: [],
    integrity: {},
    manifest: { name, ...versions, pages: pages.map(complete) },
  };
}

const complete = (page: TestPage): Page => ({
  title: { de: page.path, en: page.path },
  signedIn: true,
  menuCodes: [],
  ...page,
});
