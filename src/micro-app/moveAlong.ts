import { isForTalk } from '@vp-digital/core/contracts';
import type { SectionName } from '@vp-digital/core/household';
import type { AreaDeclaration } from '@vp-digital/core/reference';
import type { Host } from '@vp-digital/core/shell';
import { findPage } from './findPage';

/**
 * One page on (1) or back (-1) along the area's own, in the order of the talk: those made for the customer that can be opened
 * with what the present address names. At either end the shell is asked, which knows what follows.
 */
export function moveAlong(
  area: AreaDeclaration<SectionName>,
  { location, offers, shell }: Pick<Host, 'location' | 'offers' | 'shell'>,
  step: 1 | -1,
): void {
  const [pathname = ''] = location.current().split('?');
  const here = findPage(area, pathname);
  const at = area.pages.findIndex((page) => page === here?.page);
  const addressOf = ({ route, customer }: (typeof area.pages)[number]): string | undefined => {
    if (typeof customer !== 'function' || !isForTalk(route.path)) return undefined;
    const names = [...route.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
    if (!names.every((name) => here?.parameters[name] !== undefined)) return undefined;
    const address = route.path.replace(/:(\w+)/g, (_, name: string) => here?.parameters[name] ?? '');
    return address !== pathname && (offers?.(address) ?? true) ? address : undefined;
  };
  const following = step === 1 ? area.pages.slice(at + 1) : area.pages.slice(0, Math.max(at, 0)).toReversed();
  const [next] = at === -1 ? [] : following.flatMap((page) => addressOf(page) ?? []);
  if (next !== undefined) location.navigate(next);
  else shell.send(step === 1 ? 'navigateNext' : 'navigatePrevious', {});
}
