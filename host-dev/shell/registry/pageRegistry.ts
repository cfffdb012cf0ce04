import { fetchRegistry, parseRegistry } from '@vp-digital/core/loader';
import type { Registry } from '@vp-digital/core/shell';
import { withBase } from '../location/basePath';

/** Where the registry is served; the page carries a copy of it, with the files of the page asked for alone. */
export const registryUrl = withBase('/remotes.json');

/** What the areas are, as this page knows it. */
export interface PageRegistry {
  /** One object for the life of the page: what was missing is filled in, an open area keeps its release. */
  areas: Registry;
  /** Whether every line could be read. */
  isWhole(): boolean;
  /** Fetches what could not be read. Rejects with `LoadError`. */
  readAgain(): Promise<void>;
  /** Fetches what the page does not carry: the files of the other pages. Rejects with `LoadError`. */
  readPageFiles(): Promise<void>;
  subscribe(listener: () => void): () => void;
}

/** A malformed line takes only its own area away, a text that is no registry at all leaves the page standing. */
export function createPageRegistry(text: string): PageRegistry {
  const listeners = new Set<() => void>();
  const { areas, ...read } = parseRegistry(parse(text));
  let { isWhole } = read;
  return {
    areas,
    isWhole: () => isWhole,
    readAgain: async () => {
      const again = await fetchRegistry(registryUrl, 'registry');
      Object.assign(areas, { ...again.areas, ...areas });
      isWhole = again.isWhole;
      for (const listener of [...listeners]) listener();
    },
    readPageFiles: async () => {
      const offered = await fetchRegistry(registryUrl, 'registry');
      Object.assign(areas, withPageFiles(areas, offered.areas));
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Known lines with the files of all their pages, as far as their release is still the one that is offered. */
const withPageFiles = (known: Registry, offered: Registry): Registry =>
  Object.fromEntries(
    Object.entries(known).map(([area, line]) => {
      const { entry, pageFiles } = offered[area] ?? {};
      return [area, pageFiles && entry === line.entry ? { ...line, pageFiles } : line];
    }),
  );

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
