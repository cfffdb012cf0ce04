import { type Registry, type RegistryEntry, registryEntry } from '@vp-digital/core/shell';
import { LoadError } from './loadError';

/** Fetches the registry past every cache. Rejects with a `LoadError` of the code `registry`. */
export async function fetchRegistry(url: string, area: string): Promise<ReadRegistry> {
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
  return parseRegistry(content);
}

export interface ReadRegistry {
  /** The lines that have every member: one that is malformed takes no other area away. */
  areas: Registry;
  /** Whether that is all of them. */
  isWhole: boolean;
}

/** What can be used of a registry's content; nothing of what is no registry at all. */
export function parseRegistry(content: unknown): ReadRegistry {
  if (typeof content !== 'object' || content === null) return { areas: {}, isWhole: false };
  const lines = Object.entries(content);
  const readable = lines.flatMap(([area, line]) => {
    const checked = registryEntry.safeParse(line);
    return checked.success ? [[area, checked.data] as const] : [];
  });
  return { areas: Object.fromEntries(readable), isWhole: readable.length === lines.length };
}

/** The line of one area with absolute addresses. Throws `LoadError` when there is none. */
export function findEntry(known: Registry, area: string, registryUrl: string): RegistryEntry {
  const entry = Object.hasOwn(known, area) ? known[area] : undefined;
  if (!entry) throw new LoadError({ code: 'registry', area, message: 'no readable line of it' });
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
