import { type Registry, registry as registrySchema } from '@vp-digital/core/shell';
import { registryUrl } from '../registry/pageRegistry';

export interface NewRelease {
  /** A release other than the one on this page has been seen. */
  current(): boolean;
  subscribe(listener: () => void): () => void;
}

/** Looks for a newer release whenever the user comes back to the tab; a registry that cannot be had is no news. */
export function watchForNewRelease(shown: Registry, page: Document = document): NewRelease {
  const listeners = new Set<() => void>();
  let isThere = false;
  const look = async () => {
    if (isThere || page.visibilityState !== 'visible') return;
    isThere = await isOther(shown).catch(() => false);
    if (isThere) for (const listener of listeners) listener();
  };
  page.addEventListener('visibilitychange', () => void look());
  return {
    current: () => isThere,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

async function isOther(shown: Registry): Promise<boolean> {
  const response = await fetch(registryUrl, { cache: 'no-store' });
  return response.ok && scriptsOf(registrySchema.parse(await response.json())) !== scriptsOf(shown);
}

/** The names of scripts change with their content. */
const scriptsOf = (registry: Registry): string =>
  Object.values(registry)
    .map(({ entry }) => entry)
    .sort()
    .join(' ');
