import { createInstance, type I18n, initReactI18next } from '@vp-digital/core/libs/i18n';
import type { Language } from '@vp-digital/core/shell';
import appDe from '@vp-digital/locales/de/app.json';
import coreDe from '@vp-digital/locales/de/core.json';

/** Texts by language; the namespace is the area's name. A language may come later. */
export type Texts = { de: object } & Partial<Record<Language, object>>;

/** A translation instance of one mount: German is the fallback, nothing is global. The rest of English, `createTexts` fetches. */
export function createI18n(namespace: string, texts: Texts, language: Language): I18n {
  const instance = createInstance();
  void instance.use(initReactI18next).init({
    lng: language,
    fallbackLng: 'de',
    supportedLngs: ['de', 'en'],
    defaultNS: 'core',
    ns: ['core', 'app', namespace],
    resources: {
      de: { core: coreDe, app: appDe, [namespace]: texts.de },
      ...(texts.en && { en: { [namespace]: texts.en } }),
    },
    initAsync: false,
    keySeparator: '.', // said, they are not guessed anew from each key
    nsSeparator: ':',
    interpolation: { escapeValue: false }, // React escapes
    ...(process.env.NODE_ENV !== 'production' && { saveMissing: true, missingKeyHandler: shoutMissing }),
  });
  instance.options = withoutOwnProperties(instance.options);
  return withoutOwnProperties(instance);
}

/**
 * What an object holds itself is copied: of the instance by `useTranslation`, for every component that asks, forty bound
 * functions and a tenth of a page's first drawing; of its options by `t`, for every text, half of what a text takes. These
 * inherit it.
 */
function withoutOwnProperties<Held extends object>(held: Held): Held {
  const heir: unknown = Object.create(held);
  return heir as Held; // all that it has is what was held
}

/** A text that nobody has written fails in tests and is shouted in development. */
function shoutMissing(_: readonly string[], namespace: string, key: string): void {
  const error = new Error(`there is no text ${namespace}:${key}`);
  if (process.env.NODE_ENV === 'test') throw error;
  console.error(error);
}

/** The language that a browser asks for: English when it comes before German, otherwise German. */
export function detectLanguage(preferred: readonly string[]): Language {
  const found = preferred
    .map((tag) => tag.slice(0, 2).toLowerCase())
    .find((tag) => tag === 'de' || tag === 'en');
  return found === 'en' ? 'en' : 'de';
}
