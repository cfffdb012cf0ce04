import { detectLanguage, type Texts } from '@vp-digital/core/platform';
import type { Language } from '@vp-digital/core/shell';

const key = 'vp.language';

/** The language chosen on this device, else the browser's. It says nothing about a person and stays at sign-out. */
export function readLanguage(): Language {
  const chosen = localStorage.getItem(key);
  return chosen === 'de' || chosen === 'en' ? chosen : detectLanguage(navigator.languages);
}

export function chooseLanguage({ texts }: { texts: Texts }, language: Language): void {
  localStorage.setItem(key, language);
  void texts.show(language);
}
