import { createInstance, getInstance, type ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import type { MicroApp } from '@vp-digital/core/shell';
import { LoadError } from './loadError';
import { isForeign } from './preloadLinks';

export interface ContainerRequest {
  area: string;
  /** Address of the remote entry. */
  entry: string;
  /** Hash of the entry; the browser runs no other content. */
  integrity: string | undefined;
  /** Fetches again although an earlier attempt is known. */
  fresh: boolean;
}

/** Brings an area's `./mount` onto the page. Rejects with a `LoadError` of the code `entry`, `chunk` or `library`. */
export type LoadContainer = (request: ContainerRequest) => Promise<MicroApp>;

/** Through the federation runtime: the page's own instance where the host has one, else one of the loader's. */
export const loadContainer: LoadContainer = async ({ area, entry, integrity, fresh }) => {
  const container = `vp_${area}`;
  const federation = getInstance() ?? createInstance({ name: 'vp_loader', remotes: [] });
  federation.registerPlugins([checkIntegrity]);
  if (integrity !== undefined) integrityOf.set(entry, integrity);
  federation.registerRemotes(
    [{ name: container, entry, type: 'global', entryGlobalName: container, shareScope: 'vp' }],
    { force: fresh },
  );
  try {
    const module = await federation.loadRemote<{ default: MicroApp }>(`${container}/mount`);
    if (!module) throw new Error('the container has no ./mount');
    return module.default;
  } catch (cause) {
    throw failure(area, cause);
  }
};

const integrityOf = new Map<string, string>();

/** The runtime makes the entry's script element through this hook; registering it again changes nothing. */
const checkIntegrity: ModuleFederationRuntimePlugin = {
  name: 'vp-integrity',
  createScript({ url }) {
    const integrity = integrityOf.get(url);
    if (integrity === undefined) return;
    const script = Object.assign(document.createElement('script'), { src: url, integrity });
    if (isForeign(url)) script.crossOrigin = 'anonymous';
    return script;
  },
};

/** The runtime's own codes for an entry that did not load (008) or did not give its container (001). */
const entryFailed = /RUNTIME-00[18]/;

/** What the runtime says instead of handing a second copy of a singleton to an area. */
const singletonRefused =
  /^.*?Version (\S+) from .* of shared singleton module (\S+) does not .* which needs ([^\s)]+)/s;

/** Says why an area did not come, from what the runtime has thrown. */
export function failure(area: string, cause: unknown): LoadError {
  const reason = cause instanceof Error ? cause.message : '';
  const [, shell, library, needed] = singletonRefused.exec(reason) ?? [];
  if (shell !== undefined && needed !== undefined) {
    const message = `the area needs ${library} ${needed}, the page has ${shell}`;
    return new LoadError({
      code: 'library',
      area,
      message,
      versions: { library, shell, area: needed },
      cause,
    });
  }
  return entryFailed.test(reason)
    ? new LoadError({ code: 'entry', area, message: 'the entry could not be loaded', cause })
    : new LoadError({ code: 'chunk', area, message: 'the code could not be loaded', cause });
}
