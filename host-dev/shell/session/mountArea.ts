import { mountFrame } from '@vp-digital/core/loader';
import { featureFlags } from '@vp-digital/core/reference';
import { selectHousehold, selectUser } from '@vp-digital/core/session';
import type { Host, Mounted } from '@vp-digital/core/shell';
import { MAIN_ID } from '@vp-digital/core/ui';
import type { Shell } from './createShell';

interface Place extends Pick<Host, 'language' | 'location' | 'slot'> {
  element: HTMLElement;
}

/** Mounts an area on this page or, where the switch says so, in an iframe of another origin. Rejects with `LoadError`. */
export function mountArea(shell: Shell, area: string, place: Place): Promise<Mounted> {
  const origin = shell.isFramed(area) ? shell.config.frames?.origin : undefined;
  return origin === undefined ? mountHere(shell, area, place) : mountFramed(shell, area, place, origin);
}

async function mountHere(shell: Shell, area: string, { element, ...place }: Place): Promise<Mounted> {
  const { bus, clock, config, flags, loader, shared, sink } = shell;
  const port = bus.port(area);
  try {
    const mounted = await loader.mountArea(area, element, {
      ...place,
      clock,
      config,
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

async function mountFramed(
  shell: Shell,
  area: string,
  { element, ...place }: Place,
  origin: string,
): Promise<Mounted> {
  const { bus, config, flags, state } = shell;
  const host = {
    ...place,
    config,
    flags,
    user: selectUser(state()),
    household: selectHousehold(state()),
    flagNames: Object.values(featureFlags),
  };
  const mounted = await mountFrame(area, element, host, { bus, origin, title: area, room });
  void mounted.ready.then(
    () => {
      if (place.slot === 'page') Object.assign(element, { id: MAIN_ID, tabIndex: -1 }); // where the skip link leads
    },
    () => {}, // who has mounted it hears why
  );
  return mounted;
}

/** What header and footer leave of the window; the area's own are in its frame. */
function room(): number {
  const others = [...document.querySelectorAll<HTMLElement>('#shell header, #shell footer')];
  return window.innerHeight - others.reduce((sum, { offsetHeight }) => sum + offsetHeight, 0);
}
