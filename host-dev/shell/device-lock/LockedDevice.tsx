import { useTranslation } from '@vp-digital/core/libs/i18n';
import { routes } from '@vp-digital/core/reference';
import { deviceLockEndpoints } from '@vp-digital/core/services';
import { Button, Page } from '@vp-digital/core/ui';
import german from '@vp-digital/locales/de/shell/deviceLock.json';
import { useEffect, useSyncExternalStore } from 'react';
import { AreaLoading } from '../area/AreaLoading';
import { AreaSlot } from '../area/AreaSlot';
import { useShell } from '../session/ShellContext';
import { useTexts } from '../session/useTexts';
import { shellApi } from '../session/shellApi';

const { useDeviceLockQuery } = shellApi.api.injectEndpoints({ endpoints: deviceLockEndpoints });

const texts = {
  de: german,
  en: () => import(/* webpackChunkName: "english" */ '@vp-digital/locales/en/shell/deviceLock.json'),
};

declare module '@vp-digital/core/libs/i18n' {
  interface TextFiles {
    'shell/deviceLock': typeof german;
  }
}

/**
 * The device in a customer's hands: the page of its purpose and nothing else of the application, whatever the address
 * says. It ends when the services say that somebody has signed in again.
 */
export default function LockedDevice() {
  const shell = useShell();
  const isReadable = useTexts(texts);
  const { t } = useTranslation('shell', { keyPrefix: 'deviceLock' });
  const path = useSyncExternalStore(shell.location.subscribe, shell.location.current);
  const { currentData, isError, isFetching, refetch } = useDeviceLockQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  useEffect(() => shellApi.runtime().tokens.forget(), []); // one of before somebody signed in again says it still holds
  const { lock } = currentData ?? {};
  const isOver = currentData !== undefined && !lock && !isFetching;
  const purpose = lock && routes.rating.href({ legacyHouseholdId: String(lock.legacyHouseholdId) });
  const isElsewhere = purpose !== undefined && path !== purpose;

  useEffect(() => {
    if (isOver) shell.deviceLock.clear();
    else if (isElsewhere) shell.location.replace(purpose);
  }, [shell, isOver, isElsewhere, purpose]);

  if (isError && isReadable)
    return (
      <Page name={t('name')} headline={t('unknown')}>
        <Button kind="primary" onClick={() => void refetch()}>
          {t('again')}
        </Button>
      </Page>
    );
  return purpose === undefined || isElsewhere ? <AreaLoading /> : <AreaSlot area={routes.rating.area} />;
}
