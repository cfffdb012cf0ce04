export interface SharedModule {
  name: string;
  version: string;
  /** The container that provided this copy. */
  from: string;
  loaded: boolean;
}

interface Provided {
  from: string;
  loaded?: unknown;
  lib?: unknown;
}

/** The federation runtime keeps what is shared on the page: instance, scope, module, version. */
type ShareScopes = Record<string, Record<string, Record<string, Record<string, Provided>>>>;
type Page = typeof globalThis & { __FEDERATION__?: { __SHARE__?: ShareScopes } };

/** Every copy of every shared module that somebody on this page has offered, and whether it is in use. */
export function sharedModules(page: Page = globalThis): SharedModule[] {
  const found = new Map<string, SharedModule>();
  for (const scopes of Object.values(page.__FEDERATION__?.__SHARE__ ?? {}))
    for (const [name, versions] of Object.entries(scopes['vp'] ?? {}))
      for (const [version, { from, loaded, lib }] of Object.entries(versions))
        found.set(`${name} ${version}`, {
          name,
          version,
          from,
          loaded: Boolean(loaded) || lib !== undefined,
        });
  return [...found.values()].sort((one, other) => one.name.localeCompare(other.name));
}
