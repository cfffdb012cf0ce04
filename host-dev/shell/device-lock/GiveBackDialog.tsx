import { type DeviceLock, devicePin } from '@vp-digital/core/contracts';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Button, Dialog } from '@vp-digital/core/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useShell } from '../session/ShellContext';
import { useUnlockDeviceMutation } from './lockApi';
import { PinField } from './PinField';
import { useOneAtATime } from './useOneAtATime';

export interface GiveBackDialogProps {
  lock: NonNullable<DeviceLock['lock']>;
  /** It was not meant: the customer goes on. Undefined where there is nothing to go on with. */
  onBack: (() => void) | undefined;
}

/** The device comes back: its PIN ends the lock, and so does the sign-in. */
export function GiveBackDialog({ lock, onBack }: GiveBackDialogProps) {
  const { t } = useTranslation('shell', { keyPrefix: 'deviceLock' });
  const { location, signIn } = useShell();
  const [unlock] = useUnlockDeviceMutation();
  const [pin, setPin] = useState('');
  const [problem, setProblem] = useState<string>();
  const [wrong, setWrong] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const oneAtATime = useOneAtATime();
  const { triesLeft = 0 } = lock;
  useEffect(() => {
    if (wrong > 0) form.current?.querySelector('input')?.focus();
  }, [wrong]);

  const check = async () => {
    if (!devicePin.safeParse(pin).success) return setProblem((said) => said ?? t('digits')); // nothing was typed since
    const { data } = await unlock({ pin });
    if (!data) return setProblem(t('notChecked'));
    if (!data.lock) return;
    setPin('');
    setWrong(wrong + 1);
    setProblem(t('wrong', { count: data.lock.triesLeft ?? 0 }));
  };
  const give = (event?: FormEvent) => {
    event?.preventDefault();
    void oneAtATime(check);
  };
  return (
    <Dialog
      kind="cover"
      title={t('giveBack')}
      opened
      onClose={() => onBack?.()}
      actions={
        <>
          <Button size="large" onClick={() => void signIn.start(location.current(), true)}>
            {t('signIn')}
          </Button>
          {onBack && (
            <Button size="large" onClick={onBack}>
              {t('goOn')}
            </Button>
          )}
          {triesLeft > 0 && (
            <Button kind="primary" size="large" onClick={() => give()}>
              {t('unlock')}
            </Button>
          )}
        </>
      }
    >
      {triesLeft > 0 ? (
        <form ref={form} onSubmit={give}>
          <PinField
            key={wrong} // an empty one: a field keeps what was typed into it
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
