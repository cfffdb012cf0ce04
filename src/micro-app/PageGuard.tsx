import { routeError, useHasPermission } from '@vp-digital/core/platform';
import type { Permission } from '@vp-digital/core/reference';
import type { ReactNode } from 'react';

/** Nothing of a page is rendered or fetched without its permission. */
export function PageGuard({
  permission,
  children,
}: {
  permission: Permission | undefined;
  children: ReactNode;
}) {
  const held = useHasPermission(permission);
  if (!held) throw routeError(403);
  return children;
}
