import { type AskedField, memberOf } from '@vp-digital/core/household';
import * as english from '@vp-digital/core/household/words/english';
import * as german from '@vp-digital/core/household/words/german';
import type { Language } from '@vp-digital/core/reference/format';

const words: Record<Language, unknown> = { de: german, en: english };

/** The product's own words, as the advisor's pages say them. */
const wordOf = (document: string, path: readonly string[], language: Language): string => {
  const found = [document, ...path].reduce<unknown>(memberOf, words[language]);
  return typeof found === 'string' ? found : path.join('.');
};

export const areaName = (area: string, language: Language) =>
  wordOf('completeness', ['area', area], language);

export const labelOf = ({ document, field }: AskedField, language: Language) =>
  document === 'expenses'
    ? wordOf('expenses', ['category', field], language)
    : wordOf('questionnaire', ['field', document, field], language);

export const codeName = ({ document, field }: AskedField, code: string, language: Language) =>
  wordOf(document, [field, code], language);
