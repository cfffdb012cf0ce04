import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useSelector } from '@vp-digital/core/libs/redux';
import { selectDirty, selectUser } from '@vp-digital/core/session';
import { Banner, Button } from '@vp-digital/core/ui';
import { useSyncExternalStore } from 'react';
import { later } from '@vp-digital/core/micro-app';
import { partFailed } from '../parts/partFailed';
import { replaceRelease } from '../session/replaceRelease';
import { useShell } from '../session/ShellContext';

const RoleNotice = later(() => import('../impersonation/RoleNotice'), { failed: partFailed });

/** What concerns every page, under the header: the role of another, no connection, a new release. */
export function Notices() {
  const role = useSelector(selectUser)?.impersonation;
  return (
    <>
      {role && <RoleNotice role={role} />}
      <OfflineNotice />
      <ReleaseNotice />
    </>
  );
}

function OfflineNotice() {
  const { t } = useTranslation('shell', { keyPrefix: 'offline' });
  const online = useSyncExternalStore(subscribeToConnection, () => navigator.onLine);
  const waiting = Object.keys(useSelector(selectDirty)).length;
  return (
    <Banner tone="warning">
      {online ? undefined : `${t('title')} ${waiting > 0 ? t('waiting', { count: waiting }) : t('nothing')}`}
    </Banner>
  );
}

function ReleaseNotice() {
  const shell = useShell();
  const { t } = useTranslation('shell', { keyPrefix: 'release' });
  const isThere = useSyncExternalStore(shell.newRelease.subscribe, shell.newRelease.current);
  return (
    <Banner
      tone="info"
      action={
        <Button size="compact" onClick={() => void replaceRelease(shell)}>
          {t('replace')}
        </Button>
      }
    >
      {isThere && t('there')}
    </Banner>
  );
}

function subscribeToConnection(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
