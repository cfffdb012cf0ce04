import type { Loader, LoaderOptions } from '@vp-digital/core/loader';
import { contractVersion, type MicroApp } from '@vp-digital/core/shell';

/** What a shell without federation would do: one `import()` per area. */
const load = async (area: string): Promise<MicroApp> => {
  const module: unknown = await import(`../../../../remotes/${area}/mount.tsx`);
  return (module as { default: MicroApp }).default; // every area's mount.tsx has it
};

/** Takes the place of the loader's own file in the monolith. */
export function createLoader({ registry }: LoaderOptions): Loader {
  return {
    registry: () => Promise.resolve(registry ?? {}),
    preload: async (area, path) => {
      const microApp = await load(area);
      if (path !== undefined) await microApp.preload?.(path);
    },
    async mountArea(area, element, { location, sink, ...host }) {
      if (!location || !sink) throw new Error('the shell has a location and a sink');
      return (await load(area)).mount(element, { ...host, contractVersion, location, sink });
    },
  };
}
