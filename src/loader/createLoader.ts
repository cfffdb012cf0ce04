import {
  consoleSink,
  contractVersion,
  type Host,
  isContractCompatible,
  type MicroApp,
  type Mounted,
  type Registry,
  type RegistryEntry,
} from '@vp-digital/core/shell';
import { createBrowserLocation } from './browserLocation';
import { checkHost } from './checkHost';
import { explainFailure, watchPolicy } from './explainFailure';
import { type LoadContainer, loadContainer } from './federation';
import { LoadError } from './loadError';
import type { LoaderHost } from './loaderHost';
import { offersOf } from './offers';
import { addPreloadLinks } from './preloadLinks';
import { fetchRegistry, findEntry } from './readRegistry';
import { defaultTimeouts, type Timeouts, withTimeouts } from './withTimeouts';

export interface LoaderOptions {
  /** Address of `remotes.json`; the addresses in it are relative to it. */
  registryUrl: string;
  /** The registry as the page already has it: no request before the first area. */
  registry?: Registry;
  timeouts?: Partial<Timeouts>;
  /** Hears once per attempt that loading takes longer than `noticeAfter`. */
  onSlow?: (area: string) => void;
  /** How containers come onto the page; the federation runtime unless a test says otherwise. */
  load?: LoadContainer;
}

export interface Loader {
  /** What the areas are, without loading one. Rejects with `LoadError`. */
  registry(): Promise<Registry>;
  /** Fetches what mounting the area will need, with `path` also what its page there needs; never rejects. */
  preload(area: string, path?: string): Promise<void>;
  /**
   * Loads the area when it is not here yet and mounts it into an element that the shell owns. Rejects with
   * `LoadError`, and so does its `ready`; calling again after that fetches everything anew. What the area's own `mount` throws
   * passes.
   */
  mountArea(area: string, element: HTMLElement, host: LoaderHost): Promise<Mounted>;
}

/** The one way in which a shell, ours or another, brings areas onto its page. */
export function createLoader(options: LoaderOptions): Loader {
  const registryUrl = new URL(options.registryUrl, document.baseURI).href;
  const timeouts = { ...defaultTimeouts, ...options.timeouts };
  const { load = loadContainer, onSlow = () => {} } = options;
  const areas = new Map<string, Promise<MicroApp>>();
  const failed = new Set<string>();
  let known = options.registry;
  let ownLocation: Host['location'] | undefined;

  async function entryOf(area: string, anew: boolean): Promise<RegistryEntry> {
    if (!known || anew) known = (await fetchRegistry(registryUrl, area)).areas;
    return findEntry(known, area, registryUrl);
  }

  async function loadArea(area: string, { shell, path }: Wanted): Promise<MicroApp> {
    const fresh = failed.has(area);
    const entry = await entryOf(area, fresh);
    assertContract(area, { shell, area: entry.contractVersion });
    if (!fresh) addPreloadLinks(entry, path);
    const policy = watchPolicy(entry);
    try {
      return await load({
        area,
        entry: fresh ? freshAddress(entry.entry) : entry.entry,
        integrity: entry.integrity[entry.entry],
        fresh,
      });
    } catch (error) {
      throw await explainFailure(error, entry, policy.stop());
    } finally {
      policy.stop();
    }
  }

  async function loadInTime(area: string, wanted: Wanted): Promise<MicroApp> {
    const microApp = await withTimeouts(loadArea(area, wanted), timeouts, {
      onNotice: () => onSlow(area),
      expired: () => new LoadError({ code: 'timeout', area, message: 'not loaded in time' }),
    });
    assertContract(area, { shell: wanted.shell, area: microApp.contractVersion });
    return microApp;
  }

  function loadOnce(area: string, wanted: Wanted): Promise<MicroApp> {
    const loading = areas.get(area) ?? loadInTime(area, wanted);
    areas.set(area, loading);
    loading.catch(() => {
      areas.delete(area);
      failed.add(area);
    });
    return loading;
  }

  return {
    async registry() {
      known ??= (await fetchRegistry(registryUrl, 'registry')).areas;
      return known;
    },
    async preload(area, path) {
      if (failed.has(area)) return;
      await loadOnce(area, { shell: contractVersion, path })
        .then((microApp) => path !== undefined && microApp.preload?.(path))
        .catch(() => {
          // mounting fetches it anew and reports when that fails too
        });
    },
    async mountArea(area, element, host) {
      namingFaults(area, () => checkHost(element, host));
      const shell = host.contractVersion ?? contractVersion;
      const location = host.location ?? (ownLocation ??= createBrowserLocation());
      const microApp = await loadOnce(area, { shell, path: location.current() });
      const offers = offersOf(() => known ?? {}, host);
      const sink = host.sink ?? consoleSink;
      const mounted = microApp.mount(element, { offers, ...host, contractVersion: shell, location, sink });
      const ready = mounted.ready.catch((error: unknown) => {
        throw named(area, error);
      });
      ready.catch(() => {}); // a shell that does not wait for it must not see an unhandled rejection
      return { ...mounted, ready };
    },
  };
}

function namingFaults(area: string, check: () => void): void {
  try {
    check();
  } catch (error) {
    throw named(area, error);
  }
}

/** An area's fault is of its own copy of the core, so it is known by its code. */
function named(area: string, error: unknown): unknown {
  if (!(error instanceof Error) || !('code' in error)) return error;
  const { code, message } = error;
  return code === 'host' || code === 'address' || code === 'timeout' || code === 'unmounted'
    ? new LoadError({ code, area, message, cause: error })
    : error;
}

/** For whom an area is loaded: the shell's version of the contract, the address at which it will stand. */
interface Wanted {
  shell: string;
  path: string | undefined;
}

/** The same file under an address that no hanging request and no cache knows. */
const freshAddress = (address: string) => `${address}?retry=${Date.now().toString(36)}`;

function assertContract(area: string, versions: { shell: string; area: string }): void {
  if (isContractCompatible(versions)) return;
  const message = `the area speaks contract ${versions.area}, the shell ${versions.shell}`;
  throw new LoadError({ code: 'contract', area, message, versions });
}
