import type { I18n } from '@vp-digital/core/libs/i18n';
import type { LanguageTexts } from '@vp-digital/core/reference';
import type { Language } from '@vp-digital/core/shell';
import { createI18n } from './createI18n';

export interface Texts {
  i18n: I18n;
  /** Changes the language once its texts are there; texts that do not come are German. The last call counts. */
  show(language: Language): Promise<void>;
  /**
   * Adds what a page says, or the words of a document; undefined once that can be read in the language shown, until then
   * when. Never rejects.
   */
  add(part: LanguageTexts): Promise<void> | undefined;
}

const known = new WeakMap<I18n, Texts>();

/** Those of the mount that speaks by it; undefined of what no mount has made. */
export const textsOf = (i18n: I18n): Texts | undefined => known.get(i18n);

/** The translation instance of one mount, in German until `show` has said otherwise. */
export function createTexts(
  namespace: string,
  texts: LanguageTexts | undefined,
  onMissing: (error: unknown) => void,
): Texts {
  const i18n = createI18n(namespace, { de: texts?.de ?? {} }, 'de');
  const english = createEnglish(i18n, namespace);
  const parts = new Set(texts ? [texts] : []);
  const tried = new WeakSet<LanguageTexts>();
  let wanted: Language = 'de';
  const fetchEnglish = async (part: LanguageTexts) => {
    await english.of(part).catch(onMissing);
    tried.add(part);
  };
  const all: Texts = {
    i18n,
    async show(language) {
      wanted = language;
      if (language === 'en')
        await Promise.all([english.common().catch(onMissing), ...[...parts].map(fetchEnglish)]);
      if (wanted === language) await i18n.changeLanguage(language);
    },
    add(part) {
      if (!parts.has(part)) i18n.addResourceBundle('de', namespaceOf(part, namespace), part.de, true);
      parts.add(part);
      if (wanted === 'de' || tried.has(part)) return undefined;
      const coming = fetchEnglish(part);
      return i18n.language === 'de' ? undefined : coming; // until the language has changed it can be read in this one
    },
  };
  known.set(i18n, all);
  return all;
}

/** English texts, each fetched when somebody reads it, and once; what did not come is fetched again. */
function createEnglish(i18n: I18n, namespace: string) {
  const coming = new Map<object, Promise<void>>();
  const once = (key: object, load: () => Promise<void>): Promise<void> => {
    const asked = coming.get(key) ?? load();
    coming.set(key, asked);
    asked.catch(() => coming.delete(key));
    return asked;
  };
  return {
    /** What every area and the shell have in common. */
    common: () =>
      once(i18n, async () => {
        const { app, core } = await import(/* webpackChunkName: "english" */ './english');
        for (const [name, words] of Object.entries({ app, core })) i18n.addResourceBundle('en', name, words);
      }),
    of: (part: LanguageTexts) =>
      once(part, async () => {
        const { default: words } = await part.en();
        i18n.addResourceBundle('en', namespaceOf(part, namespace), words, true);
      }),
  };
}

const namespaceOf = ({ document }: LanguageTexts, area: string): string =>
  document === undefined ? area : `household/${document}`;
