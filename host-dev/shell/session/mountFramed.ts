import { mountFrame } from '@vp-digital/core/loader';
import { featureFlags } from '@vp-digital/core/reference';
import { selectHousehold, selectUser } from '@vp-digital/core/session';
import type { Mounted } from '@vp-digital/core/shell';
import { takeMainId } from '@vp-digital/core/ui';
import type { Shell } from './createShell';
import { createFramedPicture } from './framedPicture';
import type { Place } from './place';

/** Mounts an area in an iframe of another origin. Rejects with `LoadError`. */
export async function mountFramed(
  shell: Shell,
  area: string,
  { element, ...place }: Place,
  origin: string,
): Promise<Mounted> {
  const { bus, config, customer, flags, registry, state } = shell;
  const picture = createFramedPicture({ area, registry, location: place.location, customer });
  const host = {
    ...place,
    config,
    ...(place.slot !== 'side' && { customer }), // of what stands beside the page the customer sees nothing
    flags,
    user: selectUser(state()),
    household: selectHousehold(state()),
    flagNames: Object.values(featureFlags),
  };
  const options = {
    bus,
    origin,
    title: area,
    room,
    onDrawn: place.slot === 'side' ? () => {} : picture.take,
  };
  const mounted = await mountFrame(area, element, host, options).catch((error: unknown) => {
    picture.stop();
    throw error;
  });
  if (place.slot !== 'side') element.append(picture.element);
  let giveMainId = () => {};
  void mounted.ready.then(
    () => {
      if (place.slot !== 'page') return;
      element.tabIndex = -1;
      giveMainId = takeMainId(element); // where the skip link leads
    },
    () => {}, // who has mounted it hears why
  );
  const ready = place.slot === 'customer' ? mounted.ready.then(() => picture.first) : mounted.ready;
  ready.catch(() => {}); // who waits for it hears why
  const unmount = () => {
    giveMainId();
    return mounted.unmount().finally(picture.stop);
  };
  return { ...mounted, ready, unmount };
}

/** What header and footer leave of the window; the area's own are in its frame. */
function room(): number {
  const others = [...document.querySelectorAll<HTMLElement>('#shell header, #shell footer')];
  return window.innerHeight - others.reduce((sum, { offsetHeight }) => sum + offsetHeight, 0);
}
