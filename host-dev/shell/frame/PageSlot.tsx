import { useSelector } from '@vp-digital/core/libs/redux';
import { AccessDenied } from '@vp-digital/core/parts';
import { flagState } from '@vp-digital/core/platform';
import { selectHasPermission } from '@vp-digital/core/session';
import { useSyncExternalStore } from 'react';
import type { FoundPage } from '../location/findPage';
import { AreaLoading } from './AreaLoading';
import { AreaSlot } from './AreaSlot';
import { NotFound } from './NotFound';
import { useShell } from './ShellContext';

/** The area that owns the address; a page that is switched off is not there, one that is not allowed says so. */
export function PageSlot({ found }: { found: FoundPage | undefined }) {
  const { flags } = useShell();
  const flag = useSyncExternalStore(flags.subscribe, () => flagState(flags, found?.page.flag));
  const permission = found?.page.permission as Parameters<typeof selectHasPermission>[0]; // the registry is wider: a key of another release is held by nobody
  const held = useSelector(selectHasPermission(permission));
  if (!found || flag === 'off') return <NotFound />;
  if (!held) return <AccessDenied />;
  return flag === 'on' ? <AreaSlot area={found.area} /> : <AreaLoading />;
}
