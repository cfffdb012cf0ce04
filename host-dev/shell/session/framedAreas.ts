import type { Config } from '@vp-digital/core/shell';

const key = 'vp.frames';
const parameter = 'rahmen';
const all = 'alle';

/**
 * Which areas run in an iframe of another origin: those that the environment names and, for trying it out, those of
 * the address: `?rahmen=analysis,pkv`, `?rahmen=alle`; `?rahmen=` ends it. The choice holds for this tab's session
 * and leaves the address bar at once.
 */
export function readFramedAreas({ frames }: Config, page: Window = window): (area: string) => boolean {
  const address = new URL(page.location.href);
  const wanted = address.searchParams.get(parameter);
  if (wanted !== null) {
    page.sessionStorage.setItem(key, wanted);
    address.searchParams.delete(parameter);
    page.history.replaceState(page.history.state, '', address.pathname + address.search);
  }
  if (!frames) return () => false;
  const chosen = [...frames.areas, ...(page.sessionStorage.getItem(key) ?? '').split(',')];
  return (area) => chosen.includes(area) || chosen.includes(all);
}
