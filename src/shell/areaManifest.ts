import { matchRoute } from '@vp-digital/core/reference';
import * as z from 'zod/mini';

const texts = z.object({ de: z.string(), en: z.string() });

/** `area.json`: what a shell knows of an area without loading it. */
export const areaManifest = z.object({
  name: z.string(),
  version: z.string(),
  contractVersion: z.string(),
  coreVersion: z.string(),
  /** The newest year whose law the area computes with. */
  lawVersion: z.string(),
  pages: z.array(
    z.object({
      path: z.string(),
      title: texts,
      permission: z.optional(z.string()),
      flag: z.optional(z.string()),
      menuCodes: z.array(z.string()),
      /** The name of the household's tab that opens here. */
      tab: z.optional(texts),
      signedIn: z.boolean(),
      /** What the page reads of the household's documents, by name. */
      documents: z.optional(z.array(z.string())),
      /** The page has one made for the customer, which a mount in the customer's slot draws. Since contract 1.1. */
      customer: z.optional(z.boolean()),
    }),
  ),
});
export type AreaManifest = z.infer<typeof areaManifest>;

/** One line of the registry `remotes.json`, by area name. Addresses are relative to the registry. */
export const registryEntry = z.object({
  version: z.string(),
  contractVersion: z.string(),
  coreVersion: z.string(),
  lawVersion: z.string(),
  /** The remote entry's script. */
  entry: z.string(),
  /** Scripts worth fetching together with the entry: the chunk that holds `./mount`. */
  preload: z.array(z.string()),
  css: z.array(z.string()),
  /** Hash of each file above, as browsers check it; the entry vouches for all others. */
  integrity: z.record(z.string(), z.string()),
  /**
   * By the path of a page: the scripts and style sheets that it needs besides, relative to the entry, each with its
   * hash. A shell that fetches them together with the entry saves the page two round trips.
   */
  pageFiles: z.optional(z.record(z.string(), z.record(z.string(), z.string()))),
  manifest: areaManifest,
});
export const registry = z.record(z.string(), registryEntry);
export type RegistryEntry = z.infer<typeof registryEntry>;
export type Registry = z.infer<typeof registry>;

/** What the page at an address needs besides entry and mount: files relative to the entry, with their hashes. */
export function filesOfPage(
  { manifest, pageFiles = {} }: RegistryEntry,
  address: string,
): Record<string, string> {
  const match = matchRoute(manifest.pages, address.split('?')[0] ?? address);
  return (match && pageFiles[match.route.path]) ?? {};
}
