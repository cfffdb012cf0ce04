import { flagState } from '@vp-digital/core/platform';
import { selectUser } from '@vp-digital/core/session';
import { findPage } from '@vp-digital/core/shell';
import type { Shell } from './createShell';
import { withoutBase } from '../location/basePath';
import { pageAccess } from '../location/pageAccess';

type IntentParts = Pick<Shell, 'registry' | 'flags' | 'state' | 'isFramed' | 'loader'>;

/**
 * Who points at a link or comes to it by keyboard will probably follow it: what it leads to is fetched while the hand
 * still moves. What the user may not open, or what runs in a frame of another origin, is not.
 */
export function preloadOnIntent(shell: IntentParts, page: Document = document): void {
  const look = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : undefined;
    if (link?.origin === window.location.origin) preload(shell, withoutBase(link.pathname));
  };
  for (const intent of ['pointerover', 'focusin']) page.addEventListener(intent, look, { passive: true });
}

function preload({ registry, flags, state, isFramed, loader }: IntentParts, path: string): void {
  const found = findPage(registry, path);
  const held = selectUser(state())?.permissions ?? [];
  const access = pageAccess(found?.page, {
    holds: (permission) => permission === undefined || held.includes(permission),
    flag: (flag) => flagState(flags, flag),
  });
  if (found && access === 'shown' && !isFramed(found.area)) void loader.preload(found.area, path);
}
