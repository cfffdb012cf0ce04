import { useTexts } from '../session/useTexts';

/** Whether what is said of a device in a customer's hands can be read. */
export const useLockTexts = (): boolean => useTexts('deviceLock');
