import type { AreaManifest } from '@vp-digital/core/shell';

type Page = Pick<AreaManifest['pages'][number], 'permission' | 'flag'>;

/** What an address shows before anything of its area is fetched. */
export type PageAccess = 'shown' | 'waiting' | 'denied' | 'missing';

export interface PageGates {
  holds(permission: string | undefined): boolean;
  flag(name: string | undefined): 'on' | 'off' | 'unknown';
}

/** A page that is switched off is not there; one that is not allowed says so, whether it is switched on or not yet known. */
export function pageAccess(page: Page | undefined, { holds, flag }: PageGates): PageAccess {
  if (!page || flag(page.flag) === 'off') return 'missing';
  if (!holds(page.permission)) return 'denied';
  return flag(page.flag) === 'on' ? 'shown' : 'waiting';
}
