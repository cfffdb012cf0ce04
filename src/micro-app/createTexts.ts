import type { I18n } from '@vp-digital/core/libs/i18n';
import { createI18n } from '@vp-digital/core/platform';
import type { Language } from '@vp-digital/core/shell';
import type { AreaTexts } from './microAppOptions';

export interface Texts {
  i18n: I18n;
  /** Changes the language once its texts are there; texts that do not come are German. The last call counts. */
  show(language: Language): Promise<void>;
}

/** The translation instance of one mount, in German until `show` has said otherwise. */
export function createTexts(area: string, texts: AreaTexts, onMissing: (error: unknown) => void): Texts {
  const i18n = createI18n(area, { de: texts.de }, 'de');
  let wanted: Language = 'de';
  return {
    i18n,
    async show(language) {
      wanted = language;
      if (language === 'en' && !i18n.hasResourceBundle('en', area))
        await texts.en().then((english) => i18n.addResourceBundle('en', area, english.default), onMissing);
      if (wanted === language) await i18n.changeLanguage(language);
    },
  };
}
