import german from '@vp-digital/locales/de/shell/deviceLock.json';
import { useTexts } from '../session/useTexts';

const texts = {
  de: german,
  en: () => import(/* webpackChunkName: "english" */ '@vp-digital/locales/en/shell/deviceLock.json'),
};

declare module '@vp-digital/core/libs/i18n' {
  interface TextFiles {
    'shell/deviceLock': typeof german;
  }
}

/** Whether what is said of a device in a customer's hands can be read. */
export const useLockTexts = (): boolean => useTexts(texts);
