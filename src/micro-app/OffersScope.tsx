import { useSelector } from '@vp-digital/core/libs/redux';
import { useFlagChanges, useHost } from '@vp-digital/core/platform';
import { selectUser } from '@vp-digital/core/session';
import { OffersContext } from '@vp-digital/core/ui';
import type { ReactNode } from 'react';

/** Links below ask the shell whether their screen can be opened, again when the user or a flag changes. */
export function OffersScope({ children }: { children: ReactNode }) {
  const { offers } = useHost();
  useSelector(selectUser);
  useFlagChanges();
  return <OffersContext value={(href) => offers?.(href) ?? true}>{children}</OffersContext>;
}
