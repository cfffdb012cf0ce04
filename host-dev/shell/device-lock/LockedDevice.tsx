import { useTranslation } from '@vp-digital/core/libs/i18n';
import { routes } from '@vp-digital/core/reference';
import { Button, Page, Row } from '@vp-digital/core/ui';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { AreaLoading } from '../area/AreaLoading';
import { AreaSlot } from '../area/AreaSlot';
import { householdIn } from '../location/householdAddress';
import { useShell } from '../session/ShellContext';
import { shellApi } from '../session/shellApi';
import { GiveBackDialog } from './GiveBackDialog';
import { useDeviceLockQuery } from './lockApi';
import { useLockTexts } from './useLockTexts';

/**
 * The device in a customer's hands: the page of its purpose and nothing else of the application, whatever the address
 * says; for the customer view, which this window does not show, how the device comes back. It ends when the services say that
 * somebody has signed in again or given the PIN.
 */
export default function LockedDevice() {
  const shell = useShell();
  const isReadable = useLockTexts();
  const { t } = useTranslation('shell', { keyPrefix: 'deviceLock' });
  const path = useSyncExternalStore(shell.location.subscribe, shell.location.current);
  const [comesBack, setComesBack] = useState(false);
  const { currentData, isError, isFetching, refetch } = useDeviceLockQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  useEffect(() => shellApi.runtime().tokens.forget(), []); // one of before somebody signed in again says it still holds
  const { lock } = currentData ?? {};
  const isOver = currentData !== undefined && !lock && !isFetching;
  const isOutOfReach = lock?.legacyHouseholdId === 0;
  const purpose =
    lock?.purpose === 'rating' && !isOutOfReach
      ? routes.rating.href({ legacyHouseholdId: String(lock.legacyHouseholdId) })
      : undefined;
  const isElsewhere = purpose !== undefined && path !== purpose;

  useEffect(() => {
    if (isOver) shell.deviceLock.clear();
    else if (isElsewhere) shell.location.replace(purpose);
  }, [shell, isOver, isElsewhere, purpose]);

  const giveBack = useEffectEvent((returnTo?: string) => {
    if (lock?.triesLeft) setComesBack(true);
    else void shell.signIn.start(returnTo ?? path, true);
  });
  useEffect(
    () => shell.bus.subscribe('login', ({ again, returnTo }) => again && giveBack(returnTo)),
    [shell],
  );

  const goOn = () => {
    if (lock?.purpose !== 'customerView') return setComesBack(false);
    const { householdId } = lock;
    if (householdIn(path)['householdId'] !== householdId)
      shell.location.replace(routes.householdOverview.href({ householdId }));
    shell.deviceLock.goOn(householdId);
  };

  if (isReadable && (isError || (isOutOfReach && lock.triesLeft === undefined)))
    return (
      <Page name={t('name')} headline={t(isError ? 'unknown' : 'giveBack')}>
        <Row>
          <Button onClick={() => void shell.signIn.start(path, true)}>{t('signIn')}</Button>
          <Button kind="primary" onClick={() => void refetch()}>
            {t('again')}
          </Button>
        </Row>
      </Page>
    );
  if (lock && isReadable && (comesBack || isOutOfReach || lock.purpose === 'customerView'))
    return <GiveBackDialog lock={lock} onBack={isOutOfReach ? undefined : goOn} />;
  return purpose === undefined || isElsewhere ? <AreaLoading /> : <AreaSlot area={routes.rating.area} />;
}
