import { type Registry, registry as registrySchema } from '@vp-digital/core/shell';
import { createValue, type Value } from '../value/createValue';
import { registryUrl } from '../registry/pageRegistry';

/** Whether a release other than the one on this page has been seen. */
export type NewRelease = Omit<Value<boolean>, 'set'>;

/** Looks for a newer release whenever the user comes back to the tab; a registry that cannot be had is no news. */
export function watchForNewRelease(shown: Registry, page: Document = document): NewRelease {
  const { current, set, subscribe } = createValue(false);
  const look = async () => {
    if (current() || page.visibilityState !== 'visible') return;
    if (await isOther(shown).catch(() => false)) set(true);
  };
  page.addEventListener('visibilitychange', () => void look());
  return { current, subscribe };
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
