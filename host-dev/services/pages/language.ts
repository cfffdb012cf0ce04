export type Language = 'de' | 'en';

/** The first language of a list (`ui_locales`, else `Accept-Language`) that we speak; German otherwise. */
export function chooseLanguage(uiLocales: unknown, acceptLanguage: string | undefined): Language {
  const wanted = typeof uiLocales === 'string' && uiLocales !== '' ? uiLocales : (acceptLanguage ?? '');
  const languages = wanted.split(/[\s,]+/).map((tag) => tag.slice(0, 2).toLowerCase());
  return languages.find((language): language is Language => language === 'de' || language === 'en') ?? 'de';
}
