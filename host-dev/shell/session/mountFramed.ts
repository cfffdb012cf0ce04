import { mountFrame } from '@vp-digital/core/loader';
import { featureFlags } from '@vp-digital/core/reference';
import { selectHousehold, selectUser } from '@vp-digital/core/session';
import type { Mounted } from '@vp-digital/core/shell';
import { MAIN_ID } from '@vp-digital/core/ui';
import type { Shell } from './createShell';
import type { Place } from './place';

/** Mounts an area in an iframe of another origin. Rejects with `LoadError`. */
export async function mountFramed(
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
