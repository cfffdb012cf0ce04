import { routeError, useFlagState, useHasPermission } from '@vp-digital/core/platform';
import type { Route } from '@vp-digital/core/reference';
import type { ReactNode } from 'react';

export interface PageGuardProps {
  route: Pick<Route, 'permission' | 'flag'>;
  children: ReactNode;
}

/**
 * Nothing of a page is rendered or fetched without its permission, nor before its feature flag is known to be on. A
 * page that is switched off is no question of rights: its view stays blank.
 */
export function PageGuard({ route, children }: PageGuardProps) {
  const held = useHasPermission(route.permission);
  const flag = useFlagState(route.flag);
  if (!held) throw routeError(403);
  if (flag === 'off') throw new Error(`${route.flag} is switched off`);
  return flag === 'on' ? children : undefined;
}
