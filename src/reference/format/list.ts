import type { Language } from './language';

const formatters: Partial<Record<Language, Intl.ListFormat>> = {};

/** Words one after the other, with "und" before the last. Building a formatter costs far more than using one, so each is built once. */
export const formatList = (words: Iterable<string>, language: Language): string =>
  (formatters[language] ??= new Intl.ListFormat(language)).format(words);
