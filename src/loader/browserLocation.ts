import { isOwnPath, type LocationPort } from '@vp-digital/core/shell';

/**
 * The location port for a shell that brings none: pushes to the browser's history and hears every way in which
 * the address changes. A bare `history.pushState` of the shell fires no event; it is heard through the Navigation
 * API, and in browsers without it only when the shell dispatches a `popstate` afterwards.
 */
export function createBrowserLocation(page: Window = window): LocationPort {
  const current = () => page.location.pathname + page.location.search;
  return {
    current,
    navigate(to, { replace = false } = {}) {
      if (!isOwnPath(to)) throw new Error(`not a path of this page: ${to}`);
      if (replace) page.history.replaceState(undefined, '', to);
      else page.history.pushState(undefined, '', to);
      if (!hasNavigation(page)) page.dispatchEvent(new PopStateEvent('popstate'));
    },
    subscribe(listener) {
      let last = current();
      const listen = () => {
        if (current() === last) return;
        last = current();
        listener(last);
      };
      const navigation = hasNavigation(page) ? page.navigation : undefined;
      page.addEventListener('popstate', listen);
      navigation?.addEventListener('currententrychange', listen);
      return () => {
        page.removeEventListener('popstate', listen);
        navigation?.removeEventListener('currententrychange', listen);
      };
    },
  };
}

/** Not every browser in use has the Navigation API, whatever the types say. */
const hasNavigation = (page: Window): boolean => 'navigation' in page;
