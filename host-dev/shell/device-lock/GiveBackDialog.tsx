import { type DeviceLock, devicePin } from '@vp-digital/core/contracts';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Button, Dialog } from '@vp-digital/core/ui';
import { type FormEvent, useState } from 'react';
import { useShell } from '../session/ShellContext';
import { useUnlockDeviceMutation } from './lockApi';
import { PinField } from './PinField';

export interface GiveBackDialogProps {
  lock: NonNullable<DeviceLock['lock']>;
  /** It was not meant: the customer goes on. */
  onBack(): void;
}

/** The device comes back: its PIN ends the lock, and so does the sign-in. */
export function GiveBackDialog({ lock, onBack }: GiveBackDialogProps) {
  const { t } = useTranslation('shell', { keyPrefix: 'deviceLock' });
  const { location, signIn } = useShell();
  const [unlock] = useUnlockDeviceMutation();
  const [pin, setPin] = useState('');
  const [problem, setProblem] = useState<string>();
  const { triesLeft = 0 } = lock;
  const give = async (event?: FormEvent) => {
    event?.preventDefault();
    if (!devicePin.safeParse(pin).success) return setProblem(t('digits'));
    const { data } = await unlock({ pin });
    if (!data) setProblem(t('notChecked'));
    else if (data.lock) setProblem(t('wrong', { count: data.lock.triesLeft ?? 0 }));
  };
  return (
    <Dialog
      kind="cover"
      title={t('giveBack')}
      opened
      onClose={onBack}
      actions={
        <>
          <Button size="large" onClick={() => void signIn.start(location.current(), true)}>
            {t('signIn')}
          </Button>
          <Button size="large" onClick={onBack}>
            {t('goOn')}
          </Button>
          {triesLeft > 0 && (
            <Button kind="primary" size="large" onClick={() => void give()}>
              {t('unlock')}
            </Button>
          )}
        </>
      }
    >
      {triesLeft > 0 ? (
        <form onSubmit={give}>
          <PinField
            value={pin}
            onChange={(typed) => {
              setPin(typed);
              setProblem(undefined);
            }}
            error={problem}
          />
        </form>
      ) : (
        <p role="alert">{t('noTries')}</p>
      )}
    </Dialog>
  );
}
