import { existsSync } from 'node:fs';
import { coreVersion, inRoot, versionOf } from './workspace';

/** Own share scope: a foreign shell with another React does not meet ours. */
export const shareScope = 'vp';

const libraries = ['libs/router', 'libs/redux', 'libs/query', 'libs/i18n'];
const floors = ['shell', 'session', 'services', 'platform', 'ui', 'parts', 'micro-app'];

/** The facades that exist; the host imports every one, so that an area never fetches its fallback copy. */
export const facades = [...libraries, ...floors]
  .filter((folder) => existsSync(inRoot('src', folder, 'index.ts')))
  .map((folder) => `@vp-digital/core/${folder}`);

/**
 * Facades are shared by version, React as a singleton: an area that needs another one is refused by name. A share matches the request as it is written: whoever
 * imports a floor by another path gets a second copy, which the lint rules refuse.
 */
export function shared({ eager, core = coreVersion, react: range }: ShareOptions): Record<string, Share> {
  const react = (library: string): Share => {
    const version = versionOf(library);
    return { singleton: true, strictVersion: true, version, requiredVersion: range ?? `^${version}`, eager };
  };
  const facade: Share = {
    singleton: false,
    strictVersion: true,
    version: core,
    requiredVersion: `^${core}`,
    eager,
  };
  return {
    react: react('react'),
    'react/jsx-runtime': react('react'),
    'react-dom': react('react-dom'),
    'react-dom/client': react('react-dom'),
    ...Object.fromEntries(facades.map((request) => [request, facade])),
  };
}

export interface ShareOptions {
  /**
   * The host carries everything in its first chunks; areas keep fallbacks that are fetched only when nobody provides a
   * fitting version.
   */
  eager: boolean;
  /** Version of the core that is shared; default: the one that is here. */
  core?: string;
  /** The versions of React that will do; default: the one that is installed and compatible ones. */
  react?: string | undefined;
}

interface Share {
  singleton: boolean;
  strictVersion: boolean;
  version: string;
  requiredVersion: string;
  eager: boolean;
}
