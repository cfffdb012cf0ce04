import { devicePin } from '@vp-digital/core/contracts';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Button, Dialog, Stack } from '@vp-digital/core/ui';
import { type FormEvent, useState } from 'react';
import type { CustomerView } from './useCustomerView';
import { useShell } from '../session/ShellContext';
import { useLockDeviceMutation } from '../device-lock/lockApi';
import { PinField } from '../device-lock/PinField';
import { useOneAtATime } from '../device-lock/useOneAtATime';
import { useLockTexts } from '../device-lock/useLockTexts';

export interface HandOverDialogProps {
  view: CustomerView;
}

/**
 * The customer view on this device with a PIN that ends it. What is typed is saved before: from then on the services answer
 * reads of this household alone. What could not be locked is not shown; what is cancelled leaves everything as it was.
 */
export default function HandOverDialog({ view }: HandOverDialogProps) {
  const { t } = useTranslation('shell', { keyPrefix: 'deviceLock' });
  const isReadable = useLockTexts();
  const shell = useShell();
  const [lockDevice] = useLockDeviceMutation();
  const [pin, setPin] = useState('');
  const [problem, setProblem] = useState<'digits' | 'notSaved' | 'notLocked'>();
  const oneAtATime = useOneAtATime();
  const cancel = () => view.endIn('pin');
  const lock = async () => {
    const { householdId } = view;
    if (!devicePin.safeParse(pin).success) return setProblem('digits');
    if (householdId === undefined || !(await shell.save())) return setProblem('notSaved');
    const { data } = await lockDevice({ purpose: 'customerView', householdId, pin });
    if (!data) return setProblem('notLocked');
    view.showHere();
    shell.deviceLock.set();
  };
  const handOver = (event?: FormEvent) => {
    event?.preventDefault();
    void oneAtATime(lock);
  };
  if (!isReadable) return undefined;
  return (
    <Dialog
      title={t('withPin')}
      opened
      onClose={cancel}
      actions={
        <>
          <Button onClick={cancel}>{t('cancel')}</Button>
          <Button kind="primary" onClick={() => handOver()}>
            {t('show')}
          </Button>
        </>
      }
    >
      <form onSubmit={handOver}>
        <Stack gap="medium">
          <p>{t('explained')}</p>
          <PinField
            value={pin}
            onChange={(typed) => {
              setPin(typed);
              setProblem(undefined);
            }}
            error={problem && t(problem)}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
