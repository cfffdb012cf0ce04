import { createPath, Router } from '@vp-digital/core/libs/router';
import type { LocationPort } from '@vp-digital/core/shell';
import { type ComponentProps, type ReactNode, useMemo, useSyncExternalStore } from 'react';

type Navigator = ComponentProps<typeof Router>['navigator'];

/**
 * A router without a history of its own: the shell owns the address bar, the area asks and follows. A leave that
 * the shell refuses therefore never happened here either.
 */
export function HostRouter({ location, children }: { location: LocationPort; children: ReactNode }) {
  const path = useSyncExternalStore(location.subscribe, location.current);
  const navigator = useMemo(() => createNavigator(location), [location]);
  return (
    <Router location={path} navigator={navigator}>
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
