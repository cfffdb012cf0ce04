/** The two languages of the product. */
export type Language = 'de' | 'en';

/** U+00A0: keeps a number and its unit on one line. */
export const NO_BREAK_SPACE = '\u00a0';

/** U+2212: the minus of figure width. */
export const MINUS = '\u2212';

const LOCALES: Record<Language, string> = { de: 'de-DE', en: 'en-GB' };

/** The locale whose number and date forms a language uses. */
export function localeOf(language: Language): string {
  return LOCALES[language];
}
