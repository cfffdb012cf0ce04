import { type Registry, type RegistryEntry, registry } from '@vp-digital/core/shell';
import { LoadError } from './loadError';

/** Fetches the registry past every cache. Throws `LoadError` with the code `registry`. */
export async function fetchRegistry(url: string, area: string): Promise<Registry> {
  const failed = (message: string, cause?: unknown) =>
    new LoadError({ code: 'registry', area, message, cause });
  let content: unknown;
  try {
    const answer = await fetch(url, { cache: 'no-store' });
    if (!answer.ok) throw failed(`the registry answered ${answer.status}`);
    content = await answer.json();
  } catch (error) {
    throw error instanceof LoadError ? error : failed('the registry could not be read', error);
  }
  const checked = registry.safeParse(content);
  if (!checked.success) throw failed('the registry is malformed', checked.error);
  return checked.data;
}

/** The line of one area with absolute addresses. Throws `LoadError` when there is none. */
export function findEntry(known: Registry, area: string, registryUrl: string): RegistryEntry {
  const entry = Object.hasOwn(known, area) ? known[area] : undefined;
  if (!entry) throw new LoadError({ code: 'registry', area, message: 'the registry has no such area' });
  const absolute = (address: string) => new URL(address, registryUrl).href;
  return {
    ...entry,
    entry: absolute(entry.entry),
    preload: entry.preload.map(absolute),
    css: entry.css.map(absolute),
    integrity: Object.fromEntries(
      Object.entries(entry.integrity).map(([file, hash]) => [absolute(file), hash]),
    ),
  };
}
