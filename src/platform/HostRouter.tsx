import { createPath, Router } from '@vp-digital/core/libs/router';
import type { LocationPort } from '@vp-digital/core/shell';
import { type ComponentProps, type ReactNode, useMemo, useSyncExternalStore } from 'react';

type Navigator = ComponentProps<typeof Router>['navigator'];

export interface HostRouterProps {
  location: LocationPort;
  /** The address of a page that stays while the shell has gone on. Default: where the shell is. */
  at?: string;
  children: ReactNode;
}

/**
 * A router without a history of its own: the shell owns the address bar, the area asks and follows. A leave that
 * the shell refuses therefore never happened here either.
 */
export function HostRouter({ location, at, children }: HostRouterProps) {
  const path = useSyncExternalStore(location.subscribe, location.current);
  const navigator = useMemo(() => createNavigator(location), [location]);
  return (
    <Router location={at ?? path} navigator={navigator}>
      {children}
    </Router>
  );
}

const createNavigator = (location: LocationPort): Navigator => ({
  createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
  go: (steps) => window.history.go(steps), // the shell hears `popstate` and decides
  push: (to) => location.navigate(typeof to === 'string' ? to : createPath(to)),
  replace: (to) => location.navigate(typeof to === 'string' ? to : createPath(to), { replace: true }),
});
