import { setTimeout as wait } from 'node:timers/promises';
import { hasEnded, type ServiceProcess } from '../testing';

/** Waits until something holds. Throws when the service ends before that, and when the test's time is over. */
export async function until(
  service: ServiceProcess,
  signal: AbortSignal,
  holds: () => boolean | Promise<boolean>,
): Promise<void> {
  while (!(await holds())) {
    refuseEnd(service);
    await wait(50, undefined, { signal });
  }
}

/** Throws when the service has ended, with how it ended and what it printed. */
export function refuseEnd({ child, output }: ServiceProcess): void {
  const { exitCode, signalCode } = child;
  if (hasEnded(child)) throw new Error(`The services ended (${exitCode ?? signalCode}): ${output()}`);
}
