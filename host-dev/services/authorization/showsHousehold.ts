import type { HeldLock } from './Caller';

/** Whether the customer has the device in hand for the pages made for them of this household. */
export const showsHousehold = (lock: HeldLock, householdId: string): boolean =>
  lock.purpose === 'customerView' && lock.householdId === householdId;
