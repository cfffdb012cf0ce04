import { I18nContext } from '@vp-digital/core/libs/i18n';
import type { Loaded } from '@vp-digital/core/parts';
import { textsOf } from '@vp-digital/core/platform';
import { useContext, useEffect, useState } from 'react';

/**
 * Ready once a report's own language is loaded: a report released in English stays English on a German page. It is
 * never rendered in another language, as it is compared byte by byte with what was released.
 */
export function useReportWords(language: 'de' | 'en'): Loaded<'de' | 'en'> {
  const { i18n } = useContext(I18nContext); // `useTranslation` returns a copy
  const isHere = language === 'de' || i18n.language === language; // the page's own texts are loaded before it is drawn
  const [loaded, setLoaded] = useState<Loaded<'de' | 'en'>>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (isHere) return;
    let isWanted = true;
    const coming = textsOf(i18n)?.fetchIn('en', ['common', 'reportPreview']) ?? Promise.resolve();
    coming.then(
      () => {
        if (isWanted) setLoaded({ status: 'ready', data: 'en' });
      },
      () => {
        if (!isWanted) return;
        const retry = () => {
          setLoaded({ status: 'loading' });
          setAttempt(attempt + 1);
        };
        setLoaded({ status: 'error', error: { kind: 'offline' }, retry });
      },
    );
    return () => {
      isWanted = false;
    };
  }, [i18n, isHere, attempt]);
  return isHere ? { status: 'ready', data: language } : loaded;
}
