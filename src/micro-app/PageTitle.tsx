import { useFormat, useHost } from '@vp-digital/core/platform';
import type { Route } from '@vp-digital/core/reference';
import { useEffect } from 'react';

/** Tells the shell the page's name; never a person's. */
export function PageTitle({ route }: { route: Route }) {
  const { shell, slot } = useHost();
  const title = route.title[useFormat().language];
  useEffect(() => {
    if (slot === 'page') shell.send('receivePageTitle', { title });
  }, [shell, slot, title]);
  return undefined;
}
