import { useTranslation } from '@vp-digital/core/libs/i18n';
import type { Loaded } from '@vp-digital/core/parts';
import { useEffect, useState } from 'react';
import { documentWords } from '../report/documentWords';

const namespace = 'gespraechszusammenfassung';

/**
 * Ready once a report can be written in its language: one that was released in English is English on a German page, too. It is
 * never written in other words, for it is told from what was released byte by byte.
 */
export function useReportWords(language: 'de' | 'en'): Loaded<'de' | 'en'> {
  const { i18n } = useTranslation();
  const isHere = language === 'de' || i18n.language === language; // the page's own words are there before it is drawn
  const [came, setCame] = useState<Loaded<'de' | 'en'>>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (isHere) return;
    let isWanted = true;
    english().then(
      (words) => {
        for (const [name, part] of words) i18n.addResourceBundle('en', name, part, true);
        if (isWanted) setCame({ status: 'ready', data: 'en' });
      },
      () => {
        if (!isWanted) return;
        const retry = () => {
          setCame({ status: 'loading' });
          setAttempt(attempt + 1);
        };
        setCame({ status: 'error', error: { kind: 'offline' }, retry });
      },
    );
    return () => {
      isWanted = false;
    };
  }, [i18n, isHere, attempt]);
  return isHere ? { status: 'ready', data: language } : came;
}

const english = async () => {
  const [own, preview, ...documents] = await Promise.all([
    import(/* webpackChunkName: "english" */ '@vp-digital/locales/en/gespraechszusammenfassung.json'),
    import(/* webpackChunkName: "english" */ '@vp-digital/locales/en/gespraechszusammenfassung/preview.json'),
    ...documentWords.map(
      async ({ document, en }) => [`household/${document}`, (await en()).default] as const,
    ),
  ]);
  return [[namespace, own.default] as const, [namespace, preview.default] as const, ...documents];
};
