import type { I18n } from '@vp-digital/core/libs/i18n';
import type { Language } from '@vp-digital/core/shell';
import { createI18n } from './createI18n';

/** The texts of an area or a shell: German comes with it, other languages when somebody reads them. */
export interface LanguageTexts {
  de: object;
  en: () => Promise<{ default: object }>;
}

export interface Texts {
  i18n: I18n;
  /** Changes the language once its texts are there; texts that do not come are German. The last call counts. */
  show(language: Language): Promise<void>;
}

/** The translation instance of one mount, in German until `show` has said otherwise. */
export function createTexts(
  namespace: string,
  texts: LanguageTexts,
  onMissing: (error: unknown) => void,
): Texts {
  const i18n = createI18n(namespace, { de: texts.de }, 'de');
  let wanted: Language = 'de';
  const addEnglish = async () => {
    const [{ app, core }, own] = await Promise.all([
      import(/* webpackChunkName: "english" */ './english'),
      texts.en(),
    ]);
    for (const [name, words] of Object.entries({ app, core, [namespace]: own.default }))
      i18n.addResourceBundle('en', name, words);
  };
  return {
    i18n,
    async show(language) {
      wanted = language;
      if (language === 'en' && !i18n.hasResourceBundle('en', namespace)) await addEnglish().catch(onMissing);
      if (wanted === language) await i18n.changeLanguage(language);
    },
  };
}
