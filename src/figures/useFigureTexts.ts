import { type I18n, useTranslation } from '@vp-digital/core/libs/i18n';
import { useHost } from '@vp-digital/core/platform';
import { UI_VERSION } from '@vp-digital/core/ui';
import texts from '@vp-digital/locales/de/household/figureTexts.json';
import words from '@vp-digital/locales/de/household/figures.json';
import { useEffect, useMemo, useState } from 'react';

const figures = 'household/figures';
const figureTexts = 'household/figureTexts';

/**
 * The names of figures (`word`), and the texts that all of them share (`t`), in the language of the page by default.
 * German is bundled with the caller, English is fetched when needed; until it is there, and if it cannot be fetched,
 * texts are German.
 */
export function useFigureTexts(language?: 'de' | 'en') {
  const { i18n } = useTranslation();
  const { sink } = useHost();
  const [, setLoaded] = useState(0);
  if (!i18n.hasResourceBundle('de', figures)) add(i18n, 'de', { words, texts });
  const asked = language ?? i18n.language;
  const isWanted = asked === 'en' && !i18n.hasResourceBundle('en', figures);
  useEffect(() => {
    if (!isWanted) return;
    addEnglish(i18n).then(
      () => setLoaded((count) => count + 1),
      (error: unknown) => sink.error(error, { area: 'figures', version: UI_VERSION, during: 'texts' }),
    );
  }, [i18n, isWanted, sink]);
  const shown = isWanted ? 'de' : asked;
  return useMemo(
    () => ({ word: i18n.getFixedT(shown, figures), t: i18n.getFixedT(shown, figureTexts) }),
    [i18n, shown],
  );
}

const add = (i18n: I18n, language: 'de' | 'en', of: { words: typeof words; texts: typeof texts }) =>
  i18n.addResourceBundle(language, figures, of.words).addResourceBundle(language, figureTexts, of.texts);

async function addEnglish(i18n: I18n): Promise<void> {
  add(i18n, 'en', await import('./english'));
}
