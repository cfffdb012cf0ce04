import { useFormat, useHost } from '@vp-digital/core/platform';
import type { Route } from '@vp-digital/core/reference';
import { useEffect } from 'react';

/** Reports the page's name to the shell; never a person's. */
export function PageTitle({ route }: { route: Route }) {
  const { shell, slot } = useHost();
  const title = route.title[useFormat().language];
  useEffect(() => {
    if (slot === 'page') shell.send('receivePageTitle', { title });
  }, [shell, slot, title]);
  return undefined;
}
