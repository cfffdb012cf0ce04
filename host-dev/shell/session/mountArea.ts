import { LoadError } from '@vp-digital/core/loader';
import type { Mounted } from '@vp-digital/core/shell';
import type { Shell } from './createShell';
import type { Place } from './place';

/** Mounts an area on this page or, if the flag says so, in an iframe of another origin. Rejects with `LoadError`. */
export function mountArea(shell: Shell, area: string, place: Place): Promise<Mounted> {
  const origin = shell.isFramed(area) ? shell.config.frames?.origin : undefined;
  return origin === undefined ? mountHere(shell, area, place) : mountFramed(shell, area, place, origin);
}

async function mountHere(shell: Shell, area: string, { element, ...place }: Place): Promise<Mounted> {
  const { bus, clock, config, customer, flags, loader, shared, sink } = shell;
  const port = bus.port(area);
  try {
    const mounted = await loader.mountArea(area, element, {
      ...place,
      clock,
      config,
      ...(place.slot !== 'side' && { customer }), // the customer sees nothing of the side panel
      flags,
      shared,
      shell: port,
      sink,
    });
    const unmount = () => mounted.unmount().finally(port.close);
    return { ...mounted, unmount };
  } catch (error) {
    port.close();
    throw error;
  }
}

/** Fetched when an area is to run in a frame. */
async function mountFramed(shell: Shell, area: string, place: Place, origin: string): Promise<Mounted> {
  const load = () => import('./mountFramed');
  const { mountFramed } = await load().catch((cause: unknown) => {
    throw new LoadError({ code: 'chunk', area, message: 'its frame is not there', cause });
  });
  return mountFramed(shell, area, place, origin);
}
