import { useHost } from '@vp-digital/core/platform';
import { useAreaServices } from '@vp-digital/core/services';
import { useLockDeviceMutation } from '../api';

/**
 * Puts the device into the customer's hands: what is typed is saved, the services lock this sign-in, this page shows what
 * is the customer's, and the shell nothing else. What could not be locked is not handed over.
 */
export function useHandOver(householdId: string): { handOver(): Promise<void>; failed: boolean } {
  const [lockDevice, { isError }] = useLockDeviceMutation();
  const { queues } = useAreaServices();
  const { shell } = useHost();
  const handOver = async () => {
    await queues.flushAll();
    const { data } = await lockDevice({ purpose: 'rating', householdId });
    if (data) shell.send('deviceLocked', {});
  };
  return { handOver, failed: isError };
}
