import { devicePin } from '@vp-digital/core/contracts';
import { useHost } from '@vp-digital/core/platform';
import { useAreaServices } from '@vp-digital/core/services';
import { useState } from 'react';
import { useLockDeviceMutation } from '../../api';

export interface HandOver {
  /** What is typed of a PIN by which the device comes back; empty for none. */
  pin: string;
  setPin(pin: string): void;
  handOver(): Promise<void>;
  /** Why it is not handed over: the PIN has not six digits, or the services did not lock. */
  problem: 'pin' | 'lock' | undefined;
}

/**
 * Puts the device into the customer's hands: what is typed is saved, the services lock this sign-in, this page shows what
 * is the customer's, and the shell nothing else. What could not be locked is not handed over.
 */
export function useHandOver(householdId: string): HandOver {
  const [lockDevice, { isError }] = useLockDeviceMutation();
  const { queues } = useAreaServices();
  const { shell } = useHost();
  const [pin, setPin] = useState('');
  const [isRefused, setRefused] = useState(false);
  const handOver = async () => {
    const isGood = pin === '' || devicePin.safeParse(pin).success;
    setRefused(!isGood);
    if (!isGood) return;
    await queues.flushAll();
    const { data } = await lockDevice({ purpose: 'rating', householdId, ...(pin ? { pin } : {}) });
    if (data) shell.send('deviceLocked', {});
  };
  return { pin, setPin, handOver, problem: isRefused ? 'pin' : isError ? 'lock' : undefined };
}
