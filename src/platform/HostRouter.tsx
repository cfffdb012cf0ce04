import { createPath, Router } from '@vp-digital/core/libs/router';
import type { LocationPort } from '@vp-digital/core/shell';
import { type ComponentProps, type ReactNode, useMemo, useSyncExternalStore } from 'react';
import { staysOnPage } from './staysOnPage';

type Navigator = ComponentProps<typeof Router>['navigator'];

export interface HostRouterProps {
  location: LocationPort;
  /** The address of a page that stays while the shell has gone on. Default: where the shell is. */
  at?: string;
  /** Told before and after a step to a sheet of the page that stands: what is typed there is not left. */
  preserveDirty?: ((preserve: boolean) => void) | undefined;
  children: ReactNode;
}

/**
 * A router without a history of its own: the shell owns the address bar, the area asks and follows. A leave that
 * the shell refuses therefore never happened here either.
 */
export function HostRouter({ location, at, preserveDirty, children }: HostRouterProps) {
  const path = useSyncExternalStore(location.subscribe, location.current);
  const navigator = useMemo(() => createNavigator(location, preserveDirty), [location, preserveDirty]);
  return (
    <Router location={at ?? path} navigator={navigator}>
      {children}
    </Router>
  );
}

function createNavigator(location: LocationPort, preserveDirty: HostRouterProps['preserveDirty']): Navigator {
  const go = (address: Parameters<Navigator['push']>[0], replace: boolean) => {
    const to = typeof address === 'string' ? address : createPath(address);
    const stays = staysOnPage(location.current(), to);
    if (stays) preserveDirty?.(true);
    location.navigate(to, { replace });
    if (stays) preserveDirty?.(false); // a step that was none leaves nothing behind for the next one
  };
  return {
    createHref: (to) => {
      const path = typeof to === 'string' ? to : createPath(to);
      return location.href?.(path) ?? path;
    },
    go: (steps) => window.history.go(steps), // the shell hears `popstate` and decides
    push: (to) => go(to, false),
    replace: (to) => go(to, true),
  };
}
